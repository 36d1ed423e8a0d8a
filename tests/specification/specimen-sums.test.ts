import { describe, expect, test } from 'vitest';
import { valueAt } from '../../build/content-check/report/source.ts';
import { pictureFile } from '../../src/drawings/picture-file.ts';
import { contentCopy } from '../support/content-copy.ts';
import { amount, amountOf, entryOf, pointsOf, recordIn, rowsIn } from '../support/records.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const lastOf = (row: string[] | undefined) => row?.at(-1) ?? '';
const amountsOf = (rows: string[][], column = -1) => rows.map((row) => amount(row.at(column) ?? ''));
const minutesOf = (clock: string) => sum(clock.split(':').map((part, place) => Number(part) * (place === 0 ? 60 : 1)));
/** Of a duration such as `1 h 20 min`. */
const minutesIn = (duration: string) =>
  amount(duration.match(/\d+ h/)?.[0] ?? '0') * 60 + amount(duration.match(/\d+ min/)?.[0] ?? '0');
const sheetIn = (file: string, sheet = 0, place = 0) =>
  amountOf(recordIn(file, 'sheet', place).sheets.at(sheet)?.fields);
const pathsIn = (outcome: string, look: string) => {
  const drawn = pictureFile.text.split(`<g id="${outcome}">`)[1]?.split('<g id=')[0] ?? '';
  const paths = [...drawn.matchAll(/<path d="([^"]*)" fill="([^"]*)"/g)];
  return paths.filter(([, , fill]) => fill === look).map(([, path = '']) => path);
};
/** How many closed forms of one look are the largest part of what came of a case that has that look. */
const formsIn = (outcome: string, look: string) => {
  const counts = pathsIn(outcome, look).map((path) => path.split('z').length - 1);
  const most = Math.max(...counts);
  return sum(counts.filter((count) => count === most));
};
/** How long all blocks of one look are in the largest part of a wall: they are of one height. */
const lengthIn = (outcome: string, look: string) =>
  Math.max(
    ...pathsIn(outcome, look).map((path) => sum([...path.matchAll(/h([\d.]+)/g)].map(([, part]) => Number(part)))),
  );
const screenIn = (file: string, place = 0) => recordIn(file, 'terminal', place);
const textIn = (file: string) => String(valueAt(contentCopy(file), ['specimen', 'text']));
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

describe('industries', () => {
  test('the claim pays the estimate less depreciation and excess', () => {
    const file = sheetIn('industries/insurance.yaml');
    expect(file('Repair estimate') - file('Less depreciation') - file('Less compulsory deductible')).toBe(
      file('Payable'),
    );
  });

  test('each wait of a discharge is the time since the entry before, and the TPA takes half as long as the bill', () => {
    const rows = rowsIn('industries/healthcare.yaml');
    const times = rows.map(([time = '']) => minutesOf(time));
    const waits = rows.map((row) => minutesIn(lastOf(row)));
    expect(waits).toEqual(times.map((time, place) => time - (times[place - 1] ?? time)));
    const tpa = rows.findIndex(([, where]) => where === 'TPA');
    expect(sum(waits.slice(0, tpa))).toBe(2 * (waits[tpa] ?? 0));
    expect(textIn('industries/healthcare.yaml')).toContain('2 hours and 5 minutes');
    expect(Math.max(...waits.filter((_, place) => place !== tpa))).toBe(105);
  });

  test('the running bill less the measurement book is the stair well', () => {
    const book = sheetIn('industries/construction.yaml');
    const bill = sheetIn('industries/construction.yaml', 1);
    expect(book('Length') * book('Breadth') * book('Thickness')).toBeCloseTo(book('Concrete'), 6);
    expect(bill('M25 concrete') - bill('Certified')).toBeCloseTo(book('Less stair well'), 6);
    expect(bill('Certified')).toBe(book('Net'));
    expect(bill('Certified') * bill('Rate per m³')).toBeCloseTo(bill('Amount'), 6);
    expect(bill('Amount') * 0.05).toBeCloseTo(bill('Retention, 5%'), 6);
    expect(bill('Amount') - bill('Retention, 5%')).toBeCloseTo(bill('Payable before GST and TDS'), 6);
  });

  test('the target is met on the 29th, and what the text counts is what the chart shows', () => {
    const file = 'industries/consumer-goods.yaml';
    const { limit, ring } = recordIn(file, 'chart');
    const sent = pointsOf(file, 'Sent by the depot');
    expect(sent.find(([, cases]) => cases >= (limit?.at ?? 0))).toEqual(ring.at);
    const [, all = 0] = sent.at(-1) ?? [];
    const [, sold = 0] = pointsOf(file, 'Sold to shops').at(-1) ?? [];
    for (const cases of [all, sold, all - sold]) expect(textIn(file)).toContain(String(cases));
  });

  test('the late messages are those of the gap, and the lowest of them is ringed', () => {
    const file = 'industries/iot.yaml';
    const { span, ring } = recordIn(file, 'chart');
    const isInGap = ([at]: [number, number]) => at > (span?.from ?? 0) && at < (span?.to ?? 0);
    const late = pointsOf(file, 'Arrived at 05:10');
    expect(late.filter(isInGap)).toHaveLength(5);
    expect(late).toHaveLength(5);
    expect(pointsOf(file, 'Arrived on time').filter(isInGap)).toEqual([]);
    expect([...late].sort(([, one], [, other]) => one - other).at(0)).toEqual(ring.at);
  });

  test('the press has made what its buttons counted', () => {
    const { figure, pieces, buttons } = screenIn('industries/manufacturing.yaml');
    const counted = amountOf(buttons);
    expect([counted('Good'), counted('Scrap')]).toEqual([pieces?.good, pieces?.bad]);
    expect(counted('Good') + counted('Scrap')).toBe(amount(figure.value));
    expect(figure.unit).toContain(String(pieces?.planned));
  });

  test('the payment covers the fees and leaves nothing', () => {
    const { figure, fields } = screenIn('industries/education.yaml');
    const due = amountOf(fields);
    expect(due('Term fee') + due('Bus, route 6') - amount(figure.value)).toBe(due('Balance'));
  });

  test('the heads of a grant add up to one rupee', () => {
    const rows = rowsIn('industries/social-services.yaml');
    expect(sum(amountsOf(rows.slice(0, -1)))).toBe(100 * amount(lastOf(rows.at(-1))));
  });
});

describe('services', () => {
  test('the form is sent after the seconds of its fields', () => {
    const { sheets } = recordIn('services/ui-ux-design.yaml', 'sheet');
    const seconds = (sheets[1]?.fields ?? []).map(({ value }) => amount(value));
    expect(sum(seconds.slice(0, -1))).toBe(seconds.at(-1));
  });

  test('both pages load at the same speed', () => {
    const file = 'services/web-development.yaml';
    const [begin, end, ...rest] = pointsOf(file, 'New page, one small file');
    const loaded = [...pointsOf(file, 'Old page, loaded so far').slice(1, -1), begin, end];
    for (const [second = 0, megabytes = Number.NaN] of loaded.map((point) => point ?? [])) {
      expect((second - 1) * 0.2).toBeCloseTo(megabytes, 6);
    }
    expect(rest.length).toBeGreaterThan(2);
    for (const [, megabytes] of rest) expect(megabytes).toBe(end?.[1]);
  });

  test('part, time and tax make the bill', () => {
    const { fields } = screenIn('services/application-development.yaml');
    const bill = amountOf(fields);
    const net = bill('Contactor, 25 A') + amount(entryOf(fields)('Labour, 1 h 20 min'));
    expect(net * 0.18).toBeCloseTo(bill('GST, 18%'), 6);
    expect(net + bill('GST, 18%')).toBe(bill('To pay'));
  });

  test('views, rupees and orders of a month add up, sorted by views', () => {
    const rows = rowsIn('services/digital-marketing.yaml');
    for (const column of [1, 2, 3]) {
      const numbers = amountsOf(rows, column);
      expect(sum(numbers.slice(0, -1))).toBe(numbers.at(-1));
    }
    const seen = amountsOf(rows.slice(0, -1), 1);
    expect(seen).toEqual([...seen].sort((one, other) => other - one));
  });

  test('the release is withdrawn four minutes after the failures and then nobody has it', () => {
    const file = 'services/cloud-devops.yaml';
    const { ring } = recordIn(file, 'chart');
    const [worst = [0, 0]] = [...pointsOf(file, 'Orders that failed')].sort(([, one], [, other]) => other - one);
    expect((ring.at[0] - worst[0]) * 60).toBeCloseTo(4, 0);
    expect(pointsOf(file, 'Users on the new version').find(([at]) => at === ring.at[0])).toEqual([ring.at[0], 0]);
  });

  test('right, wrong and unanswered questions are all of them, and fewer are wrong than was agreed', () => {
    const { figure, pieces, fields, choices } = screenIn('services/data-ai.yaml');
    const count = amountOf(fields);
    expect(amount(figure.value)).toBe(pieces?.good);
    expect(count('Wrong')).toBe(pieces?.bad);
    expect(amount(figure.value) + count('Wrong') + count('Not in the files')).toBe(pieces?.planned);
    expect(sum((choices ?? []).map(({ label }) => amount(label)))).toBe(count('Wrong'));
    expect(count('Wrong')).toBeLessThanOrEqual(count('Errors allowed'));
  });

  test('the cheapest quotation is the dearest with what it left out', () => {
    const quoted = sheetIn('services/it-consulting.yaml');
    const read = sheetIn('services/it-consulting.yaml', 1);
    expect(quoted('Licence, 40 users') + quoted('Setup')).toBe(quoted('First year'));
    expect(read('From page 2')).toBe(quoted('First year'));
    const parts = ['From page 2', 'Data migration', 'Training, 6 days', 'Support, first year'].map(read);
    expect(sum(parts)).toBe(read('First year'));
    expect(read('First year') - quoted('First year')).toBe(read('Left out'));
    expect(read('First year')).toBeGreaterThan(read('Quotation C'));
    expect(quoted('First year')).toBeLessThan(read('Quotation C'));
  });
});

describe('expertise', () => {
  test('invoice less debit note is payable, and payable is stock and input credit', () => {
    const receipt = sheetIn('expertise/erp.yaml');
    const ledger = sheetIn('expertise/erp.yaml', 1);
    expect(receipt('On the challan') - receipt('Weighed')).toBe(receipt('Short'));
    const invoice = ledger('Invoice, 500 kg at ₹92');
    expect(receipt('Ordered') * 92).toBe(invoice);
    expect(invoice * 0.18).toBeCloseTo(ledger('GST, 18%'), 6);
    expect(receipt('Short') * 92 * 1.18).toBeCloseTo(ledger('Debit note, 18 kg'), 6);
    expect(invoice + ledger('GST, 18%') - ledger('Debit note, 18 kg')).toBeCloseTo(ledger('Payable'), 6);
    expect(ledger('Into stock, 482 kg')).toBe(receipt('Weighed') * 92);
    expect(ledger('Into stock, 482 kg') + ledger('Input credit')).toBeCloseTo(ledger('Payable'), 6);
  });

  test("one bid decides a chit's prize, dividend and instalment", () => {
    const chit = sheetIn('expertise/customised-applications.yaml');
    expect(chit('Chit value') - chit('Winning bid (discount)')).toBe(chit('Paid to the winner'));
    expect(chit('Chit value') * 0.05).toBe(chit('Foreman, 5%'));
    expect(chit('Winning bid (discount)') - chit('Foreman, 5%')).toBe(chit('Left to share'));
    expect(chit('Left to share') / 20).toBe(chit('Each of 20 members'));
    expect(chit('Chit value') / 20).toBe(chit('Instalment, full'));
    expect(chit('Instalment, full') - chit('Each of 20 members')).toBe(chit('To pay this month'));
  });

  test('the settlement is short by what one saree brings after fees', () => {
    const rows = rowsIn('expertise/e-commerce.yaml');
    const [sold = 0, returned = 0, commission = 0, tax = 0, due, paid, short, claimed] = amountsOf(rows);
    const net = sold + returned;
    expect(commission).toBeCloseTo(-net * 0.1 * 1.18, 6);
    expect(tax).toBeCloseTo((-net / 1.05) * 0.006, 6);
    expect(net + commission + tax).toBe(due);
    expect((due ?? 0) - (paid ?? 0)).toBe(short);
    expect(claimed).toBe(short);
    expect(short).toBeCloseTo(10_500 * (1 - 0.118 - 0.006 / 1.05), 6);
    const [ordered = 0, back = 0] = amountsOf(rows.slice(0, 2), 1);
    expect(amount(rows[4]?.[1] ?? '')).toBe(ordered - back);
  });

  test('freight takes what the margin loses', () => {
    const file = 'expertise/business-intelligence.yaml';
    const margin = pointsOf(file, 'Margin, south');
    const together = pointsOf(file, 'Freight').map(([week, part], place) => [week, part + (margin[place]?.[1] ?? 0)]);
    expect(together).toEqual(margin.map(([week]) => [week, 25]));
    expect([margin.at(0)?.[1], margin.at(-1)?.[1]]).toEqual([22, 17]);
  });

  test('the words of both meters are the reading beside them', () => {
    for (const [, words = '', rule = '', reading = ''] of rowsIn('expertise/iot.yaml').slice(0, 3)) {
      const halves = words.split(' ').map((word) => Number.parseInt(word, 16));
      const [high = 0, low = 0] = rule.startsWith('High') ? halves : halves.reverse();
      expect((high * 65_536 + low) / 10).toBe(amount(reading));
    }
    const [first, , third, display] = rowsIn('expertise/iot.yaml').map(lastOf);
    expect([first, third]).toEqual([display, display]);
  });

  test('the model calls after the third week below its forecast', () => {
    const file = 'expertise/data-ai.yaml';
    const forecast = pointsOf(file, 'Forecast');
    const missed = pointsOf(file, 'Sold').filter(([, sold], place) => sold < 0.9 * (forecast[place]?.[1] ?? 0));
    expect(missed.map(([week]) => week)).toEqual([6, 7, 8]);
    expect(missed.at(-1)).toEqual(recordIn(file, 'chart').ring.at);
  });
});

describe('insights', () => {
  test('demand stays below the contract, by what the ring says at its highest', () => {
    const file = 'pages/solutions.yaml';
    const { limit, ring } = recordIn(file, 'chart');
    const highest = Math.max(...pointsOf(file, 'Demand').map(([, demand]) => demand));
    expect(ring.at[1]).toBe(highest);
    expect(ring.label).toContain(`${(limit?.at ?? 0) - highest} kVA left`);
  });

  test('the freight of a lorry receipt is weight by rate, and the weight that was read would not give it', () => {
    const receipt = sheetIn('pages/blogs.yaml');
    expect((receipt('Weight') / 1000) * receipt('Rate per tonne')).toBe(receipt('Freight'));
    const read = entryOf(recordIn('pages/blogs.yaml', 'sheet').sheets[1]?.fields);
    const [value = '', certainty = ''] = read('Weight').split(', ');
    expect((amount(value) / 1000) * receipt('Rate per tonne')).not.toBe(receipt('Freight'));
    expect(amount(certainty)).toBeLessThan(90);
    expect(amount(read('Date').split(', ').at(-1) ?? '')).toBeGreaterThan(90);
  });
});

describe('success stories', () => {
  const file = 'pages/success-stories.yaml';

  test('all 21 registers are closed one after another', () => {
    const open = pointsOf(file, 'Registers still on paper').map(([, registers]) => registers);
    expect([open.at(0), open.at(-1)]).toEqual([21, 0]);
    expect(open).toEqual([...open].sort((one, other) => other - one));
  });

  test('two towels less are on the shelf once two are paid for', () => {
    const [before = 0, ...after] = amountsOf(rowsIn(file, 1), 0);
    expect(after).toEqual(after.map(() => before - 2));
  });

  test('one tube of the bag is missing', () => {
    const { figure, fields } = screenIn(file, 2);
    expect(figure.unit).toBe(`of ${amount(figure.value) + 1} tubes`);
    expect(entryOf(fields)('Missing')).toBe('tube 0418');
  });

  test('the sand was wetter than allowed', () => {
    expect(sheetIn(file, 0, 3)('Sand moisture, limit 3.6%')).toBeGreaterThan(3.6);
  });

  test('the alarm rings in the power cut at the limit, which no entry of the watchman reaches', () => {
    const { limit, span, ring } = recordIn(file, 'chart', 4);
    expect(ring.at[1]).toBe(limit?.at);
    expect(pointsOf(file, 'Chamber 3', 4)).toContainEqual(ring.at);
    expect(ring.at[0]).toBeGreaterThan(span?.from ?? Number.POSITIVE_INFINITY);
    const book = pointsOf(file, 'The watchman’s book', 4);
    for (const [, degrees] of book) expect(degrees).toBeLessThan(limit?.at ?? 0);
    expect(book.map(([at]) => at)).toEqual([18, 20, 22, 24, 26, 28, 30]);
  });
});

describe('case studies', () => {
  const file = 'pages/case-studies.yaml';

  test('one measurement makes the bill of the mason and that of the client', () => {
    const { figure, fields } = screenIn(file);
    const wall = amountOf(fields);
    expect(amount(figure.value) - wall('In the tender')).toBe(wall('Beyond it'));
    expect(amount(figure.value) * 1450).toBe(wall('Mason, at ₹1,450'));
    expect(amount(figure.value) * 7900).toBe(wall('Client, at ₹7,900'));
    // Below it, the wall is as long as it was measured.
    expect(lengthIn('measured-wall', 'var(--tint)') / lengthIn('measured-wall', 'currentColor')).toBeCloseTo(
      wall('In the tender') / wall('Beyond it'),
    );
  });

  test('the parcel stays open for the one piece by which its two scans differ', () => {
    const out = sheetIn(file, 0, 1);
    const back = sheetIn(file, 1, 1);
    const sizes = ['Size M', 'Size L', 'Size XL'];
    expect(sum(sizes.map(out))).toBe(out('Scanned out'));
    expect(sum(sizes.map(back))).toBe(back('Scanned in'));
    expect(out('Size L') - back('Size L')).toBe(back('L, missing'));
    expect(out('Scanned out') - back('Scanned in')).toBe(back('L, missing'));
    // Below it they are alike, with the one that was missing on top. In each of the two, a shirt stands for two.
    for (const [look, lengths] of [
      ['var(--tint)', ['Size M', 'Size XL']],
      ['var(--deep)', ['Size L']],
    ] as const)
      expect(formsIn('agreed-parcels', look)).toBe(sum(lengths.map(out)));
    expect(formsIn('agreed-parcels', 'currentColor')).toBe(back('L, missing'));
  });

  test('premium is worked out person by person and day by day to the end of March', () => {
    const rows = rowsIn(file, 2);
    expect(rows.slice(0, 2).map(([, , term]) => amount(term ?? ''))).toEqual([
      days('2024-07-01', '2025-03-31'),
      days('2024-07-01', '2025-03-31'),
    ]);
    expect(amount(rows[3]?.[2] ?? '')).toBe(-days('2024-08-01', '2025-03-31'));
    const counted = rows.filter(([, , term]) => term !== 'Not counted');
    for (const [, , term = '', premium = ''] of counted) expect(amount(term) * 25).toBe(amount(premium));
    for (const column of [2, 3]) {
      const numbers = amountsOf(counted, column);
      expect(sum(numbers.slice(0, -1))).toBe(numbers.at(-1));
    }
  });

  test('at minute 9, as many have gone as the ring says', () => {
    const { ring, scale } = recordIn(file, 'chart', 3);
    expect(ring.label).toContain(`${scale.to - ring.at[1]} of ${scale.to}`);
    expect(pointsOf(file, 'Students still watching', 3)).toContainEqual(ring.at);
  });
});

describe('projects on Home', () => {
  const file = 'pages/home.yaml';

  test('the second bath takes the lot above its quotation', () => {
    const lot = sheetIn(file, 0, 1);
    expect(lot('First bath') + lot('Second bath')).toBe(lot('Quoted at ₹105, cost'));
    expect(lot('Quoted at ₹105, cost')).toBeGreaterThan(105);
  });

  test('the ringed shelf keeps least of what it was billed', () => {
    const lost = rowsIn(file, 4).map(([shelf, billed = '', kept = '']) => [shelf, amount(billed) - amount(kept)]);
    const [most] = lost.sort(([, one], [, other]) => Number(other) - Number(one));
    expect(most?.[0]).toBe('Syrups');
  });

  test('savings and repayments of twelve members are on the phone', () => {
    const group = sheetIn(file, 0, 3);
    expect(group('12 deposits of ₹200')).toBe(12 * 200);
    expect(group('12 repayments, ₹1,000')).toBe(12 * 1000);
    expect(group('12 deposits of ₹200') + group('12 repayments, ₹1,000')).toBe(group('On this phone'));
  });
});
