import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../../tests/support/scratch-folder.ts';
import { SpoiltContent } from '../../tests/support/spoilt-content.ts';
import { launchCheck, RULES } from './launch-check.ts';
import { ONLINE_RULES } from './online.ts';
import { describeReport, reportAsJson } from './report.ts';
import { GROUPS, type Group, type Item } from './rule.ts';
import { SILENCE_RULES } from './silenced.ts';

const TODAY = new Date('2026-12-01T12:00:00Z');
const DESCRIPTION =
  'What stands here is of no account, but it has to be as long as a description is, and that is longer than one would think before counting it.';

type Change = (content: SpoiltContent, item: Item) => void;

/** A change that writes a field: of the item, or the one that is named. */
const put =
  (yaml: string): Change =>
  (content, { place }) => {
    content.put(fileOf(content, place.file), place.field, yaml);
  };
const drop: Change = (content, { place }) => content.drop(fileOf(content, place.file), place.field);
const write =
  (path: string): Change =>
  (content, item) =>
    writePage(content, path || item.title.replace(/^.* leads to (\S+),.*$/, '$1'));

/** For each id what makes the site have it, where it has not, and what settles it and nothing else. */
const CASES: Record<string, { spoil?: (content: SpoiltContent) => void; settle: Change }> = {
  L001: { spoil: (content) => content.put('site.yaml', 'founded', 'long ago'), settle: put('2018') },
  L101: { settle: put('/contact') },
  L102: { settle: put('/contact') },
  L103: { settle: put('/contact') },
  L104: { settle: put('/contact') },
  L105: { settle: put('/contact') },
  L106: { settle: put('/contact') },
  L107: { settle: put('https://www.linkedin.com/company/kurinji') },
  L108: { settle: connect },
  L109: { settle: connect },
  L110: {
    spoil: (content) => connectTo(content, 'newsletter', 'http://localhost:8080/letters'),
    settle: put('https://forms.kurinji.in/letters'),
  },
  L111: {
    spoil: (content) => {
      content.put('connections.yaml', 'actions.watch-demo', 'https://www.example.com/demo');
      content.put('site.yaml', 'social[1].href', 'https://social.example/kurinji');
    },
    settle: put('https://demo.kurinji.in/'),
  },
  L201: { settle: drop },
  L202: { spoil: (content) => content.put('site.yaml', 'name', 'Neithal'), settle: put('Kurinji') },
  L203: { settle: put('someone@kurinji.in') },
  L204: { settle: put('+91 44 2620 1187') },
  L205: { settle: put('https://www.kurinji.in') },
  L206: { settle: put(String(TODAY.getFullYear())) },
  L301: { settle: drop },
  L302: { settle: drop },
  L303: { settle: drop },
  L401: { settle: write('') },
  L402: { settle: write('/privacy') },
  L403: { settle: write('/terms') },
  L404: {
    spoil: (content) => content.put('pages/about.yaml', 'seo.description', 'Short.'),
    settle: put(DESCRIPTION),
  },
  L501: {
    spoil: (content) => content.put('site.yaml', 'security.expires', '1 November 2026'),
    settle: put('1 November 2027'),
  },
  L502: {
    spoil: (content) => content.put('site.yaml', 'security.expires', '24 December 2026'),
    settle: put('1 November 2027'),
  },
};

function fileOf({ folder }: SpoiltContent, file: string): string {
  return file.slice(folder.length + 1);
}

function writePage(content: SpoiltContent, path: string) {
  const file = join(content.folder, `pages${path}.md`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `---\ntitle: Page ${path}\ndescription: ${DESCRIPTION}\n---\n\nA text.\n`);
}

function connectTo(content: SpoiltContent, form: string, endpoint: string) {
  content.put('connections.yaml', `${form}.service`, 'own-server');
  content.put('connections.yaml', `${form}.endpoint`, endpoint);
}

function connect(content: SpoiltContent, { place }: Item) {
  connectTo(content, place.field.replace('.service', ''), 'https://forms.kurinji.in/enquiries');
}

function check({ folder }: SpoiltContent, file = 'no/launch.yaml') {
  return launchCheck({ folder, file, today: TODAY });
}

/** What stays the same of an item when lines move. */
function keyOf({ id, place, title }: Item): string {
  return `${id} ${place.file} ${place.field} ${title}`;
}

test('every id has a case here', () => {
  expect(Object.keys(CASES)).toEqual(RULES.map(({ id }) => id));
});

test('every id, with its level and what it says, stands once in docs/going-live.md', () => {
  const text = readFileSync('docs/going-live.md', 'utf8');
  const rows = text.split('\n').filter((line) => /^\| L\d/.test(line));
  const known = [...RULES, ...ONLINE_RULES, ...Object.values(SILENCE_RULES)];
  const expected = known.map(({ id, level, about }) => `| ${id} | ${level} | ${about} |`).sort();
  expect(rows.map((row) => row.replace(/ +/g, ' ')).sort()).toEqual(expected);
});

describe.each(RULES.map(({ id }) => id))('%s', (id) => {
  const { spoil, settle } = CASES[id] ?? { settle: drop };

  test('is named with a file and a line, and goes alone when it is settled', async () => {
    const content = new SpoiltContent();
    spoil?.(content);
    const before = (await check(content)).items;
    const [item] = before.filter((one) => one.id === id);
    if (!item) throw new Error(`Nothing has the id ${id}.`);
    expect(item.place.line === undefined, item.place.file).toBe(item.place.field === '');
    settle(content, item);
    const after = (await check(content)).items.map(keyOf);
    expect(before.map(keyOf).filter((key) => !after.includes(key))).toEqual([keyOf(item)]);
    expect(after.filter((key) => !before.map(keyOf).includes(key))).toEqual([]);
  });
});

test('the address of the site can be chosen by SITE_URL', async () => {
  const { folder } = new SpoiltContent();
  const idsWith = async (siteUrl: string) => {
    const { items } = await launchCheck({ folder, file: 'no/launch.yaml', today: TODAY, siteUrl });
    return items.map(({ id }) => id);
  };
  expect(await idsWith('https://www.kurinji.in')).not.toContain('L205');
  expect(await idsWith('https://www.kurinji.example')).toContain('L205');
});

describe('the site as it is', () => {
  test('lists every entry that is marked as a sample, each at its own place', async () => {
    const content = new SpoiltContent();
    const { items } = await check(content);
    const places = items.filter(({ id }) => /^L(201|30\d)$/.test(id)).map(({ place }) => `${place.file}:${place.line}`);
    expect(new Set(places).size).toBe(places.length);
    expect(places.length).toBeGreaterThan(70);
  });

  test('is not ready, and says so on the last line', async () => {
    const report = await check(new SpoiltContent());
    const lines = describeReport(report).split('\n');
    const errors = report.items.filter(({ level }) => level === 'error').length;
    expect(lines.at(-1)).toMatch(new RegExp(`^Not ready to go live: ${errors} errors, `));
    for (const { id } of report.items) expect(lines.join('\n')).toContain(`  ${id} `);
  });

  test('is listed for programs, too', async () => {
    const content = new SpoiltContent();
    content.put('site.yaml', 'name', 'Neithal');
    const report = await check(content);
    const { items } = JSON.parse(reportAsJson(report));
    expect(items).toHaveLength(report.items.length);
    const groups = items.map(({ group }: Item) => group);
    expect([...new Set(groups)]).toEqual(GROUPS.filter((group) => groups.includes(group)));
    expect(groups).toEqual(groups.toSorted((one: Group, other: Group) => GROUPS.indexOf(one) - GROUPS.indexOf(other)));
    expect(items).toContainEqual({
      id: 'L202',
      level: 'error',
      group: 'Company',
      title: 'Neithal is the name of the sample',
      file: expect.stringMatching(/site\.yaml$/),
      line: 3,
      field: 'name',
      settle: 'Write your company’s name.',
    });
  });
});

describe('what launch.yaml silences', () => {
  /** The items of the site with this file, which silence something or are about the file. */
  async function withFile(yaml: string) {
    const content = new SpoiltContent();
    const folder = scratchFolder();
    const file = join(folder, 'launch.yaml');
    writeFileSync(file, yaml);
    const { items, silenced } = await check(content, file);
    const about = items.filter((item) => item.place.file.endsWith('launch.yaml'));
    return {
      items,
      silenced,
      about: about.map(({ id, level, place, title }) => ({ id, level, line: place.line, title })),
    };
  }

  test('is left out, and counted', async () => {
    const { items, silenced, about } = await withFile(
      'silenced:\n  - id: L303\n    reason: Records say that they are invented.\n',
    );
    expect(items.filter(({ id }) => id === 'L303')).toEqual([]);
    expect(silenced).toBeGreaterThan(20);
    expect(about).toEqual([]);
  });

  test('is left out in one file only, if that is named', async () => {
    const { items, silenced } = await withFile(
      'silenced:\n  - id: L303\n    file: pages/home.yaml\n    reason: It says that it is invented.\n',
    );
    expect(silenced).toBe(1);
    expect(items.some(({ id, place }) => id === 'L303' && place.file.endsWith('pages/home.yaml'))).toBe(false);
    expect(items.some(({ id }) => id === 'L303')).toBe(true);
  });

  test.each([
    ['an unknown id', '  - id: L999\n    reason: Nobody knows what it is.', 'L003', 'error', 2],
    ['a problem of the content', '  - id: L001\n    reason: We build it all the same.', 'L003', 'error', 2],
    ['no reason', '  - id: L303', 'L002', 'error', 2],
    ['an empty reason', '  - id: L303\n    reason: "          "', 'L002', 'error', 3],
    ['an unknown field', '  - id: L303\n    reason: Records say so.\n    level: info', 'L002', 'error', 4],
    ['something that is settled', '  - id: L502\n    reason: We look at it in December.', 'L004', 'warning', 2],
    ['no YAML', '  - "id: L303', 'L002', 'error', 2],
  ])('cannot be %s', async (_name, entry, id, level, line) => {
    const { about } = await withFile(`silenced:\n${entry}\n`);
    expect(about).toEqual([{ id, level, line, title: expect.any(String) }]);
  });

  test('may be an endpoint that is not asked this time', async () => {
    const { about } = await withFile('silenced:\n  - id: L601\n    reason: It sleeps at night.\n');
    expect(about).toEqual([]);
  });
});

describe('with --online', () => {
  /** An endpoint on this machine that answers with a status. */
  async function endpoint(status: number): Promise<{ address: string; methods: (string | undefined)[] }> {
    const methods: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      methods.push(request.method);
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
    });
    return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, methods };
  }

  async function idsWith(address: string) {
    const content = new SpoiltContent();
    connectTo(content, 'contactForm', address);
    const { items } = await launchCheck({
      folder: content.folder,
      file: 'no/launch.yaml',
      today: TODAY,
      isOnline: true,
    });
    return items.filter(({ group }) => group === 'Online').map(({ id }) => id);
  }

  test.each([
    [204, []],
    [405, []],
    [404, ['L601']],
    [503, ['L601']],
  ])('an endpoint that answers with %i is judged by that, and nothing is sent to it', async (status, ids) => {
    const { address, methods } = await endpoint(status);
    expect(await idsWith(address)).toEqual(ids);
    expect(methods).toEqual(['OPTIONS']);
  });

  test('an endpoint that does not answer is named', async () => {
    expect(await idsWith('http://127.0.0.1:1/')).toEqual(['L601']);
  });
});
