/** A file of the reference material in the folder beside the project, which may be missing. */
export const sharedFile = (path: string): URL => new URL(`../../../shared/${path}`, import.meta.url);
