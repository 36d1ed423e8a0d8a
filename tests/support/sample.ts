/** For tests: the content as it came. What tests prove of the code does not depend on what a company makes of its own. */
export const SAMPLE = 'examples/sample';
