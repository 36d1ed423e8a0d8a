// Published types know nothing of the option that decides between encodings of equal weight.
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders });
    /** The one of these that an Accept-Encoding header weighs most, or undefined if it refuses all. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
  export = Negotiator;
}
