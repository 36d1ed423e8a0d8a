// The part of the scanner that is used here. It is declared, not imported, so that types can be checked while
// node_modules/ is not there.

declare module '@mdn/mdn-http-observatory' {
  export function scan(host: string): Promise<{
    scan: { score: number; grade: string };
    tests: Record<string, { pass: boolean; result: string }>;
  }>;
}
