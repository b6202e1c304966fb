/** What browsers leave out of an address. */
const USUAL_PORT = 80;

/** The names by which this machine calls itself; another name in a request is a page elsewhere that had its name point here. */
export function isOwnHost(host: string | undefined, port: number): boolean {
  const ending = port === USUAL_PORT ? '' : `:${port}`;
  return ['localhost', '127.0.0.1', '[::1]'].some((name) => host === `${name}${ending}` || host === `${name}:${port}`);
}
