import { describe, expect, test } from 'vitest';
import { isComplete, readOptions } from './options.ts';

const REFERENCE = 'bench/reference';

test('without options every page is measured three times', () => {
  const options = readOptions([]);
  expect(options).toEqual({ runs: 3, pages: undefined, sites: [], isQuick: false, hasScale: true });
  expect(isComplete(options)).toBe(true);
});

test('options say what to measure', () => {
  const words = ['--runs', '5', '--pages', '/,/about', '--site', `one=${REFERENCE}`, '--no-scale'];
  expect(readOptions([...words, `--site=two=${REFERENCE}`])).toEqual({
    runs: 5,
    pages: ['/', '/about'],
    sites: [
      { name: 'one', folder: REFERENCE },
      { name: 'two', folder: REFERENCE },
    ],
    isQuick: false,
    hasScale: false,
  });
});

test('a quick look measures once, unless asked otherwise', () => {
  expect(readOptions(['--quick']).runs).toBe(1);
  expect(readOptions(['--quick', '--runs=2']).runs).toBe(2);
});

test.each([[['--quick']], [['--no-scale']], [['--pages=/']], [['--runs=1']]])('%s leaves something out', (words) => {
  expect(isComplete(readOptions(words))).toBe(false);
});

describe('a wrong option is refused with what is right:', () => {
  test.each([
    [['--run', '3'], /Unknown option '--run'.*Usage: npm run bench/],
    [['about'], /Unexpected argument 'about'.*Usage/],
    [['--runs'], /argument missing.*Usage/],
    [['--runs', 'many'], /--runs is "many"; it must be a whole number from 1 to 99/],
    [['--runs', '0'], /whole number/],
    [['--pages', '/,about'], /"about" is no address/],
    [['--site', 'theme'], /it must be NAME=DIR/],
    [['--site', `=${REFERENCE}`], /it must be NAME=DIR/],
    [['--site', 'theme=no/such'], /there is no no\/such\/index.html/],
    [['--site', `a|b=${REFERENCE}`], /may not contain/],
    [['--site', `reference=${REFERENCE}`], /"reference" is taken/],
    [['--site', `a=${REFERENCE}`, '--site', `a=${REFERENCE}`], /"a" is taken/],
  ])('%s', (words, message) => {
    expect(() => readOptions(words)).toThrow(message);
  });
});
