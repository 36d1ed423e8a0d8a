import { describe, expect, test } from 'vitest';
import { SpoiltContent } from '../../../tests/support/spoilt-content.ts';

const FILE = 'connections.yaml';

/** Writes fields of the file and expects exactly one problem, in the last of them or in another. */
function expectProblem(changes: [field: string, yaml: string][], found: string, expected: string, inField?: string) {
  const content = new SpoiltContent();
  for (const [field, yaml] of changes) content.put(FILE, field, yaml);
  const field = inField ?? changes.at(-1)?.[0] ?? '';
  expect(content.problems()).toEqual([{ file: FILE, line: content.lineOf(FILE, field), field, found, expected }]);
}

function expectNoProblem(...changes: [field: string, yaml: string][]) {
  const content = new SpoiltContent();
  for (const [field, yaml] of changes) content.put(FILE, field, yaml);
  expect(content.problems()).toEqual([]);
}

describe('where a connection leads', () => {
  test.each(['/contact', '/', 'https://www.example.com/demo', '"#"'])('may be %s', (address) => {
    expectNoProblem(['actions.watch-demo', address], ['solutions.energy', address], ['articles.quotations', address]);
  });

  test.each(['actions.watch-demo', 'solutions.energy', 'articles.quotations'])('must exist in %s', (field) => {
    const expected = 'the path of a page that exists, such as /contact; did you mean "/contact"?';
    expectProblem([[field, '/kontact']], '"/kontact"', expected);
  });

  test('is a secure address', () => {
    const expected = 'a path such as /contact, a # or an https:// address';
    expectProblem([['actions.watch-demo', 'http://example.com']], '"http://example.com" (text)', expected);
  });
});

describe('what is connected', () => {
  test('must be an action that there is', () => {
    const content = new SpoiltContent();
    const line = content.rename(FILE, 'actions.watch-demo', 'watch-demos');
    const expected = 'one of get-started, watch-demo, contact-us, start-project; did you mean "watch-demo"?';
    expect(content.problems()).toEqual([
      { file: FILE, line, field: 'actions.watch-demos', found: '"watch-demos"', expected },
    ]);
  });

  test.each([
    ['solutions', 'energy', 'the name of a solution in pages/solutions.yaml; did you mean "energy"?'],
    ['articles', 'quotations', 'the name of an article in pages/blogs.yaml; did you mean "quotations"?'],
  ])('must be an entry of its page in %s', (group, name, expected) => {
    const content = new SpoiltContent();
    const line = content.rename(FILE, `${group}.${name}`, `${name}s`);
    expect(content.problems()).toEqual([
      { file: FILE, line, field: `${group}.${name}s`, found: `"${name}s"`, expected },
    ]);
  });

  test('must be one of its page that papers at its head are about', () => {
    const content = new SpoiltContent();
    const line = content.put('pages/blogs.yaml', 'specimen.article', 'quotation');
    const expected = 'the name of an article in pages/blogs.yaml; did you mean "quotations"?';
    expect(content.problems()).toEqual([
      { file: 'pages/blogs.yaml', line, field: 'specimen.article', found: '"quotation"', expected },
    ]);
  });

  test('has a name of its own', () => {
    const content = new SpoiltContent();
    const field = 'solutions.items[1].name';
    const line = content.put('pages/solutions.yaml', field, 'energy');
    const repeated = content.problems().filter(({ file }) => file === 'pages/solutions.yaml');
    expect(repeated).toEqual([
      {
        file: 'pages/solutions.yaml',
        line: expect.any(Number),
        field: 'solutions.items[6].name',
        found: '"energy" once more',
        expected: 'another name',
      },
    ]);
    expect(line).toBeGreaterThan(0);
  });
});

describe('a form', () => {
  const service = (name: string): [string, string] => ['contactForm.service', name];
  const endpoint = (address: string): [string, string] => ['contactForm.endpoint', address];
  const accessKey = (key: string): [string, string] => ['contactForm.accessKey', key];

  test.each([
    ['own-server', 'https://forms.example.com/enquiries?to=sales'],
    ['own-server', 'http://localhost:8080/enquiries'],
    ['formspree', 'http://127.0.0.1:8080/f/abc'],
  ])('may send to %s at %s', (name, address) => {
    expectNoProblem(service(name), endpoint(address));
  });

  test('may send to a path of the site itself that no page has', () => {
    expectNoProblem(service('own-server'), endpoint('https://www.example.com/enquiries'));
  });

  test.each(['/contact', '/', '/a.b'])('cannot send to %s of the site itself', (path) => {
    const address = `https://www.example.com${path}`;
    const expected =
      'a path of letters, digits and hyphens that no page has, such as https://www.example.com/enquiries';
    expectProblem([service('own-server'), endpoint(address)], `"${address}" (text)`, expected);
  });

  test('may send to Web3Forms with its key', () => {
    expectNoProblem(service('web3forms'), endpoint('https://api.web3forms.com/submit'), accessKey('0a1b-2c3d'));
  });

  test.each([
    'http://forms.example.com/',
    'http://localhost.example.com/',
    'https://',
    'ftp://localhost/',
    'https://example.com/;script-src',
    'https://example.com/a b',
    "https://example.com/'self'",
  ])('cannot send to %s', (address) => {
    const expected = 'an https:// address, http://localhost for trying, or "" for none';
    expectProblem([service('own-server'), endpoint(`"${address}"`)], `"${address}" (text)`, expected);
  });

  test('needs a service that the site knows', () => {
    const expected = 'one of none, own-server, formspree, web3forms, basin; did you mean "formspree"?';
    expectProblem([endpoint('https://formspree.io/f/abc'), service('formspre')], '"formspre" (text)', expected);
  });

  test('needs the address that its service gave', () => {
    const expected = 'the address of the form, such as https://formspree.io/f/abcdwxyz';
    expectProblem([service('formspree')], '"" (text)', expected, 'contactForm.endpoint');
  });

  test('needs a service if it has an address', () => {
    const expected = 'the service whose address or key stands below';
    expectProblem([endpoint('https://formspree.io/f/abc')], '"none" (text)', expected, 'contactForm.service');
  });

  test('needs the key that Web3Forms asks for', () => {
    const changes = [service('web3forms'), endpoint('https://api.web3forms.com/submit')];
    expectProblem(changes, '"" (text)', 'the access key that web3forms gave you', 'contactForm.accessKey');
  });

  test('has no key with another service', () => {
    const changes = [service('basin'), endpoint('https://usebasin.com/f/abc'), accessKey('0a1b')];
    expectProblem(changes, '"0a1b" (text)', '"", because basin has no such key');
  });

  test('is checked for the newsletter, too', () => {
    const expected = 'the address of the form, such as https://usebasin.com/f/0123456789ab';
    expectProblem([['newsletter.service', 'basin']], '"" (text)', expected, 'newsletter.endpoint');
  });
});
