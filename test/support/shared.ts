/** A file of the reference material beside the project, which may be absent. */
export const sharedFile = (path: string): URL => new URL(`../../../shared/${path}`, import.meta.url);
