import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writePage } from '../../tests/support/finished-company.ts';
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

const A_PAGE = 'services/data-ai.yaml';
const TAGLINE = (words: string) =>
  `"What a company says of its work, and under which name it can be found: ${words}, on every working day."`;

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
const CASES: Record<string, { spoil?: (content: SpoiltContent) => void; settle: Change; brings?: string }> = {
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
  L112: {
    spoil: (content) => connectTo(content, 'newsletter', 'https://formspree.io/f/abcdwxyz', 'formspree'),
    settle: put('https://formspree.io/f/mqkrwlpz'),
  },
  // A fact that the sample has, too, may be true.
  L201: { settle: drop, brings: 'L207' },
  L202: { spoil: (content) => content.put('site.yaml', 'name', 'Neithal'), settle: put('Kurinji') },
  L203: { settle: put('someone@kurinji.in') },
  L204: { settle: put('+91 44 2620 1187') },
  L205: { settle: put('https://www.kurinji.in') },
  L206: { settle: put(String(TODAY.getFullYear())) },
  L207: { spoil: (content) => content.drop('site.yaml', 'sample'), settle: put('Lamps and software, Nagapattinam') },
  L208: {
    spoil: (content) => content.put(A_PAGE, 'tagline', TAGLINE('Marutham')),
    settle: put(TAGLINE('Kurinji')),
  },
  L209: {
    spoil: (content) => content.put(A_PAGE, 'tagline', TAGLINE('sales@example.com')),
    settle: put(TAGLINE('such as name@example.com')),
  },
  L210: {
    spoil: (content) => content.put(A_PAGE, 'tagline', TAGLINE('founded in 2009')),
    settle: put(TAGLINE('founded in 2018')),
  },
  L211: {
    spoil: (content) => content.put('site.yaml', 'contact.location.city', 'Nagai'),
    settle: (content, { place }) => content.replace(fileOf(content, place.file), /Chennai/, 'Nagai'),
  },
  // The title above counts entries, of which one is another now.
  L301: {
    brings: 'L305',
    settle: (content) =>
      content.put('expertise/crm.yaml', 'stories.items[0].claim', '{ percent: 12, change: up, label: Lamps }'),
  },
  L302: { settle: drop },
  L303: { settle: (content, { place }) => content.drop(fileOf(content, place.file), 'specimen') },
  L304: {
    spoil: (content) => content.drop('pages/home.yaml', 'figures.items[1].sample'),
    settle: (content) => content.put('pages/home.yaml', 'figures.items[1].value', '"31"'),
  },
  L305: {
    spoil: (content) => content.put('pages/case-studies.yaml', 'caseStudies.items[0].title', 'Lamps for a harbour'),
    settle: put('What changed for harbours along this coast'),
  },
  L401: { settle: write('') },
  L402: { settle: write('/privacy') },
  L403: { settle: write('/terms') },
  L404: {
    spoil: (content) => content.put('pages/about.yaml', 'seo.description', 'Short.'),
    settle: put(DESCRIPTION),
  },
  L405: {
    spoil: (content) => writePage(content, '/lamps', 'We do not keep the number under which your computer reached us.'),
    settle: (content) => writePage(content, '/lamps', 'We keep nothing at all.'),
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

function connectTo(content: SpoiltContent, form: string, endpoint: string, service = 'own-server') {
  content.put('connections.yaml', `${form}.service`, service);
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

/** Of a folder that is gone, which sample.thorough.test.ts tries. */
const IDS = RULES.map(({ id }) => id).filter((id) => id !== 'L306');

test('every id has a case here', () => {
  expect(Object.keys(CASES)).toEqual(IDS);
});

test('every id, with its level and what it says, stands once in docs/going-live.md', () => {
  const text = readFileSync('docs/going-live.md', 'utf8');
  const rows = text.split('\n').filter((line) => /^\| L\d/.test(line));
  const known = [...RULES, ...ONLINE_RULES, ...Object.values(SILENCE_RULES)];
  const expected = known.map(({ id, level, about }) => `| ${id} | ${level} | ${about} |`).sort();
  expect(rows.map((row) => row.replace(/ +/g, ' ')).sort()).toEqual(expected);
});

describe.each(IDS)('%s', (id) => {
  const { spoil, settle, brings = 'nothing' } = CASES[id] ?? { settle: drop };

  test('is named with a file and a line, and goes alone when it is settled', async () => {
    const content = new SpoiltContent();
    spoil?.(content);
    const before = (await check(content)).items;
    const [item] = before.filter((one) => one.id === id);
    if (!item) throw new Error(`Nothing has the id ${id}.`);
    expect(item.place.line !== undefined, item.place.file).toBe(existsSync(item.place.file));
    settle(content, item);
    const after = (await check(content)).items.map(keyOf);
    expect(before.map(keyOf).filter((key) => !after.includes(key))).toEqual([keyOf(item)]);
    expect(after.filter((key) => !before.map(keyOf).includes(key) && !key.startsWith(brings))).toEqual([]);
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

  test('begins with five things to do, in the order of the document, each with its place', async () => {
    const report = await check(new SpoiltContent());
    const [first = ''] = describeReport(report).split('\n\nCompany\n');
    const steps = first.split('\n').filter((line) => /^ {2}\d\. /.test(line));
    const errors = report.items.filter(({ level }) => level === 'error').length;
    expect(steps.map((line) => line.replace(/\d+ errors.*$/, ''))).toEqual([
      '  1. Say who you are. ',
      '  2. Write the pages that are missing. ',
      '  3. Connect buttons and forms. ',
      '  4. Decide what you promise. ',
      '  5. Replace what is invented. ',
    ]);
    for (const step of steps) expect(step).toMatch(/ \d+ errors, the first in \S+\.(yaml|md):\d+ {2}\S/);
    const sum = steps.reduce((total, line) => total + Number(/(\d+) errors/.exec(line)?.[1]), 0);
    expect(sum).toBe(errors);
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
      title: 'Neithal is the name of the sample or of the example',
      entry: 'name',
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

  test('is left out alone, and listed with its reason', async () => {
    const before = (await check(new SpoiltContent())).items;
    const reason = 'It says that it is invented.';
    const entry = 'What the desk sees when the phone rings';
    const { items, silenced, about } = await withFile(
      `silenced:\n  - id: L303\n    file: expertise/crm.yaml\n    entry: ${entry}\n    reason: ${reason}\n`,
    );
    expect(about).toEqual([]);
    expect(items).toHaveLength(before.length - 1);
    expect(silenced).toMatchObject([{ id: 'L303', entry, reason }]);
    const said = describeReport({ items, silenced });
    expect(said).toMatch(new RegExp(`\nSilenced by launch.yaml\n\n  L303 .*/crm.yaml:\\d+ {2}${entry}\n +${reason}\n`));
    expect(said).toMatch(/, 1 silenced\.$/);
  });

  test.each(['', '\n    file: pages/home.yaml', '\n    entry: Meenakshi Raman'])(
    'cannot be a group: %j is refused, with how many it would hide',
    async (more) => {
      const { items, silenced, about } = await withFile(
        `silenced:\n  - id: L301${more}\n    reason: They are like that.\n`,
      );
      const lacking = [...(more.includes('file') ? [] : ['file']), ...(more.includes('entry') ? [] : ['entry'])];
      const hidden = items.filter(
        ({ id, place, entry }) =>
          id === 'L301' &&
          (lacking.includes('file') || place.file.endsWith('pages/home.yaml')) &&
          (lacking.includes('entry') || entry === 'Meenakshi Raman'),
      );
      expect(silenced).toEqual([]);
      expect(about).toMatchObject([{ id: 'L002', level: 'error', line: 2 }]);
      const count = hidden.length === 1 ? '1 item' : `${hidden.length} items`;
      expect(about[0]?.title).toMatch(
        new RegExp(
          `^L301 without its ${lacking.join(' and ')} would hide ${count}; expected: an entry for each, such as file: `,
        ),
      );
    },
  );

  test('is found by a name of its own, also where two entries are called alike', async () => {
    const content = new SpoiltContent();
    content.put('pages/home.yaml', 'testimonials.items[1].name', 'Meenakshi Raman');
    content.put('pages/home.yaml', 'testimonials.items[1].initials', 'MR');
    const { items } = await check(content);
    const keys = items.map(({ id, place, entry }) => `${id} ${place.file} ${entry}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('is suggested where its name is nearly right', async () => {
    const { about } = await withFile(
      'silenced:\n  - id: L301\n    file: pages/home.yaml\n    entry: Meenakshi Ramann\n    reason: She is like that.\n',
    );
    expect(about).toMatchObject([{ id: 'L004', title: expect.stringMatching(/did you mean "Meenakshi Raman"\?$/) }]);
  });

  test.each([
    [
      'an unknown id',
      '  - id: L999\n    file: pages/home.yaml\n    entry: Meenakshi Raman\n    reason: Nobody knows what it is.',
      'L003',
      'error',
      2,
    ],
    [
      'a problem of the content',
      '  - id: L001\n    file: pages/home.yaml\n    entry: Meenakshi Raman\n    reason: We build it all the same.',
      'L003',
      'error',
      2,
    ],
    ['no reason', '  - id: L303', 'L002', 'error', 2],
    ['an empty reason', '  - id: L303\n    reason: "          "', 'L002', 'error', 3],
    [
      'an unknown field',
      '  - id: L303\n    file: pages/home.yaml\n    entry: Meenakshi Raman\n    reason: Records say so.\n    level: info',
      'L002',
      'error',
      6,
    ],
    [
      'something that is settled',
      '  - id: L502\n    file: site.yaml\n    entry: security.expires\n    reason: We look at it in December.',
      'L004',
      'warning',
      2,
    ],
    ['no YAML', '  - "id: L303', 'L002', 'error', 2],
  ])('cannot be %s', async (_name, entry, id, level, line) => {
    const { about } = await withFile(`silenced:\n${entry}\n`);
    expect(about).toEqual([{ id, level, line, title: expect.any(String) }]);
  });

  test('may be an endpoint that is not asked this time', async () => {
    const { about } = await withFile(
      'silenced:\n  - id: L601\n    file: connections.yaml\n    entry: contactForm.endpoint\n    reason: It sleeps at night.\n',
    );
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
