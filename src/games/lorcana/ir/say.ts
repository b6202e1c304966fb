/** How something was worded, where English offers several ways: read by the renderer only, no meaning. Keys and values are words. */
export type Say = Readonly<Record<string, string>>;

/** A node that may remember its wording. */
export type Worded<T> = T & { readonly say?: Say };
