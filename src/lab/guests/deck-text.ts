import { serialize, deserialize } from 'node:v8';

/** Decks that meet, as text. Not as JSON, and not one by one: copies of a card are one and the same object, and tables are made by that. */
export const packDecks = (decks: readonly unknown[]): string => serialize(decks).toString('base64');

export const unpackDecks = (text: string): unknown[] => deserialize(Buffer.from(text, 'base64')) as unknown[];
