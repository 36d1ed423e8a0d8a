import type { Browser, Page } from '@playwright/test';
import { randomNumbers } from '../faults/random.ts';
import { FAULTS, type FormEndpoint, takesMessage } from '../support/form-endpoint.ts';
import { enquiryOf, expect, fill, newVisitor, test, valuesOf } from './test.ts';

const BATCHES = 10;
const VISITORS = 5;
const SEQUENCES = 6;

const TEXTS = [
  'Meena',
  'வணக்கம் உலகம்',
  'مرحبا بالعالم',
  '🙂 & <b> "two"\nlines',
  'x'.repeat(3000),
  ' a  b ',
  "O'Neil %20 +",
];
const FIELDS = ['firstName', 'lastName', 'phone', 'company', 'subject', 'message'];

/** What a visitor does, several times over, with a form that sends to an endpoint with faults. */
class Visitor {
  readonly #random: () => number;
  readonly #page: Page;
  readonly #endpoint: FormEndpoint;
  /** What was done, for the message of a test that fails. */
  readonly steps: string[];
  #typed: Record<string, string> = {};
  /** What was sent and may have arrived: how often each text, whatever its copies, must be there at the end. */
  #arrived = new Set<string>();

  constructor(page: Page, endpoint: FormEndpoint, seed: number) {
    this.#random = randomNumbers(seed);
    this.#page = page;
    this.#endpoint = endpoint;
    this.steps = [`seed ${seed}`];
  }

  /** Writes one message, with all that comes between, until it is sent. */
  async writeAndSend() {
    const email = newVisitor();
    this.#typed = Object.fromEntries(FIELDS.map((name) => [name, '']));
    this.#arrived = new Set();
    await this.#type({ email, message: this.#one(TEXTS) });
    for (let left = 1 + this.#below(4); left > 0; left--) {
      const act = this.#one([this.#edit, this.#reload, this.#leaveAndComeBack, this.#fail, this.#fail, this.#fail]);
      await act.call(this);
      expect(await valuesOf(enquiryOf(this.#page)), this.steps.join(', ')).toEqual(this.#typed);
    }
    await this.#press('sent');
    this.#arrived.add(JSON.stringify(this.#typed));
    const taken = this.#endpoint.takenFrom(email).map((message) => JSON.stringify(pick(message, this.#typed)));
    expect(taken.sort(), this.steps.join(', ')).toEqual([...this.#arrived].sort());
  }

  async startAnew() {
    await enquiryOf(this.#page).locator('#sent button').click();
    expect(Object.values(await valuesOf(enquiryOf(this.#page))).join(''), this.steps.join(', ')).toBe('');
  }

  async #edit() {
    await this.#type({ [this.#one(FIELDS.slice(0, 5))]: this.#one(TEXTS).replaceAll('\n', ' ').slice(0, 30) });
  }

  async #reload() {
    this.steps.push('reload');
    await this.#page.reload();
    await ready(this.#page);
  }

  async #leaveAndComeBack() {
    this.steps.push('leave and come back');
    await this.#page.goto('/no/such/page');
    await this.#page.goBack();
    await ready(this.#page);
  }

  async #fail() {
    const fault = this.#one(FAULTS);
    this.steps.push(fault);
    this.#endpoint.plan(this.#typed.email ?? '', fault);
    await this.#press('failed', fault === 'silence');
    if (takesMessage(fault)) this.#arrived.add(JSON.stringify(this.#typed));
  }

  async #press(state: 'sent' | 'failed', isSilent = false) {
    const section = enquiryOf(this.#page);
    const asked = this.#endpoint.requestsOf(this.#typed.email ?? '');
    const button = section.locator('form [type="submit"]');
    const presses = [
      () => button.click(),
      () => button.dblclick(),
      () => section.locator('[name="phone"]').press('Enter'),
    ];
    await this.#one(presses)();
    await this.#page.clock.fastForward(3000);
    if (isSilent) {
      await expect.poll(() => this.#endpoint.requestsOf(this.#typed.email ?? '')).toBe(asked + 1);
      await this.#page.clock.fastForward(20_500);
    }
    await expect(section, this.steps.join(', ')).toHaveAttribute('data-state', state);
    expect(this.#endpoint.requestsOf(this.#typed.email ?? ''), this.steps.join(', ')).toBe(asked + 1);
  }

  async #type(values: Record<string, string>) {
    this.steps.push(`type ${Object.keys(values)}`);
    Object.assign(this.#typed, values);
    await fill(enquiryOf(this.#page), values);
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  #one<Item>(items: readonly Item[]): Item {
    return items[this.#below(items.length)] as Item;
  }
}

function pick(message: Record<string, string>, like: Record<string, string>): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(like).map((name) => [name, message[name]]));
}

async function ready(page: Page) {
  await enquiryOf(page).and(page.locator('[data-state="idle"]')).waitFor();
}

/** One visitor in a browser of their own. */
async function visit(browser: Browser, baseURL: string | undefined, endpoint: FormEndpoint, seed: number) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/contact');
  await ready(page);
  const visitor = new Visitor(page, endpoint, seed);
  for (let sequence = 0; sequence < SEQUENCES; sequence++) {
    if (sequence > 0) await visitor.startAnew();
    await visitor.writeAndSend();
  }
  await context.close();
}

for (let batch = 0; batch < BATCHES; batch++) {
  test(`nothing that was typed is lost and nothing arrives twice, whatever happens (${batch + 1} of ${BATCHES})`, async ({
    browser,
    baseURL,
    endpoint,
  }) => {
    test.setTimeout(120_000);
    const seeds = Array.from({ length: VISITORS }, (_, index) => batch * VISITORS + index + 1);
    await Promise.all(seeds.map((seed) => visit(browser, baseURL, endpoint, seed)));
  });
}
