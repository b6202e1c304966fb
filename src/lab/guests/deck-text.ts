import { deserialize, serialize } from 'node:v8';

/** A deck as text. Not as JSON: copies of a card are one and the same object, and tables are made by that. */
export const packDeck = (deck: unknown): string => serialize(deck).toString('base64');

export const unpackDeck = (text: string): unknown => deserialize(Buffer.from(text, 'base64'));
