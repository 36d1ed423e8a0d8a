import type { Browser, Locator, Page } from '@playwright/test';
import { randomNumbers } from '../faults/random.ts';
import { FAULTS, type FormEndpoint, takesMessage } from '../support/form-endpoint.ts';
import { enquiryOf, expect, fill, newVisitor, SPOILT_STORAGES, sendButton, test, valuesOf, words } from './test.ts';

/** Each takes about ten seconds of an idle machine; `BATCHES=10 npm test connected` does more than there is time for each time. */
const BATCHES = Number(process.env.BATCHES ?? 2);
const VISITORS = 5;
const SEQUENCES = 3;

const TEXTS = [
  'Meena',
  'வணக்கம் உலகம்',
  'مرحبا بالعالم',
  '🙂 & <b> "two"\nlines',
  'x'.repeat(3000),
  ' a  b ',
  "O'Neil %20 +",
];
/** What a browser's storage does with what the page keeps there. */
const STORAGES = ['keeps', 'keeps', 'forbidden', 'full'] as const;
/** What an endpoint does to a browser without scripts, which shows whatever comes. */
const PLAIN_FAULTS = ['slow', 'failed', 'unavailable', 'dropped', 'answer lost'] as const;

/** Of all visitors: what they sent, as far as it can have arrived, and what was received, with how many requests. */
const totals = {
  withScripts: { sent: 0, received: 0, requests: 0 },
  withoutScripts: { sent: 0, received: 0, requests: 0 },
};
const acts = new Map<string, number>();

const FIELDS = ['firstName', 'lastName', 'phone', 'company', 'subject', 'message'];

/** What a visitor does, several times over, with a form that sends to an endpoint with faults. */
class Visitor {
  readonly #random: () => number;
  readonly #endpoint: FormEndpoint;
  #page: Page;
  readonly #keeps: boolean;
  /** What was done, for the message of a test that fails. */
  readonly steps: string[];
  #typed: Record<string, string> = {};
  /** What was sent and may have arrived: how often each text, whatever its copies, must be there at the end. */
  #arrived = new Set<string>();

  constructor(page: Page, endpoint: FormEndpoint, seed: number, keeps: boolean) {
    this.#random = randomNumbers(seed);
    this.#page = page;
    this.#keeps = keeps;
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
      const act = this.#one([
        ...[this.#edit, this.#reload, this.#leaveAndComeBack, this.#closeTab, this.#sendAndCloseTab, this.#goOffline],
        ...[this.#fail, this.#fail, this.#fail],
      ]);
      await act.call(this);
      expect(await valuesOf(enquiryOf(this.#page)), this.steps.join(', ')).toEqual(this.#typed);
    }
    await this.#press('sent');
    this.#arrived.add(JSON.stringify(this.#typed));
    const taken = this.#endpoint.takenFrom(email).map((message) => JSON.stringify(pick(message, this.#typed)));
    expect(taken.sort(), this.steps.join(', ')).toEqual([...this.#arrived].sort());
    totals.withScripts.sent += this.#arrived.size;
    totals.withScripts.received += taken.length;
    totals.withScripts.requests += this.#endpoint.requestsOf(email);
  }

  async startAnew() {
    await enquiryOf(this.#page).locator('#sent button').click();
    expect(Object.values(await valuesOf(enquiryOf(this.#page))).join(''), this.steps.join(', ')).toBe('');
  }

  #note(step: string) {
    this.steps.push(step);
    acts.set(step, (acts.get(step) ?? 0) + 1);
  }

  async #edit() {
    await this.#type({ [this.#one(FIELDS.slice(0, 5))]: this.#one(TEXTS).replaceAll('\n', ' ').slice(0, 30) });
  }

  async #reload() {
    this.#note('reload');
    await this.#page.reload();
    await this.#goOn();
  }

  async #leaveAndComeBack() {
    this.#note('leave and come back');
    await this.#page.goto('/no/such/page');
    await this.#page.goBack();
    await this.#goOn();
  }

  /** Where the browser keeps nothing, the visitor stays, having been asked. */
  async #closeTab() {
    this.#note('close the tab');
    await enquiryOf(this.#page).locator('[name="email"]').click();
    await this.#leave(this.#keeps);
    if (this.#keeps) await this.#openTab();
  }

  /** The last word that the visitor reads is that it is being sent. */
  async #sendAndCloseTab() {
    if (!this.#keeps) return;
    this.#note('send, and close the tab');
    this.#endpoint.plan(this.#typed.email ?? '', 'silence');
    await sendButton(enquiryOf(this.#page)).click();
    await this.#leave(true);
    const sent = JSON.stringify(this.#typed);
    this.#arrived.add(sent);
    const { email = '' } = this.#typed;
    const received = () => this.#endpoint.takenFrom(email).map((message) => JSON.stringify(pick(message, this.#typed)));
    await expect.poll(received, this.steps.join(', ')).toContain(sent);
    await this.#openTab();
    await expect(this.#page.getByRole('region', { name: words.unfinished.attempt.title })).toBeVisible();
  }

  async #goOffline() {
    this.#note('offline');
    const context = this.#page.context();
    await context.setOffline(true);
    await sendButton(enquiryOf(this.#page)).click();
    await this.#page.clock.fastForward(3000);
    await expect(enquiryOf(this.#page), this.steps.join(', ')).toHaveAttribute('data-state', 'failed');
    await context.setOffline(false);
  }

  /** Closes the tab. Who is not sure stays when asked, as everybody is who has typed on this page. */
  async #leave(isSure: boolean) {
    const page = this.#page;
    const asked = page.waitForEvent('dialog').catch(() => undefined);
    const answered = asked.then((dialog) => (isSure ? dialog?.accept() : dialog?.dismiss()));
    const left = isSure ? page.waitForEvent('close') : answered;
    await page.close({ runBeforeUnload: true });
    await left;
  }

  async #openTab() {
    this.#page = await this.#page.context().newPage();
    await this.#page.goto('/contact');
    await this.#goOn();
  }

  /** Types once more what the browser has not kept. */
  async #goOn() {
    await ready(this.#page);
    if (!this.#keeps) await fill(enquiryOf(this.#page), this.#typed);
  }

  async #fail() {
    const fault = this.#one(FAULTS);
    this.#note(fault);
    this.#endpoint.plan(this.#typed.email ?? '', fault);
    await this.#press('failed', fault === 'silence');
    if (takesMessage(fault)) this.#arrived.add(JSON.stringify(this.#typed));
  }

  async #press(state: 'sent' | 'failed', isSilent = false) {
    const section = enquiryOf(this.#page);
    const asked = this.#endpoint.requestsOf(this.#typed.email ?? '');
    const button = sendButton(section);
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
  const storage = STORAGES[seed % STORAGES.length] ?? 'keeps';
  if (storage !== 'keeps') await context.addInitScript(SPOILT_STORAGES[storage]);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/contact');
  await ready(page);
  const visitor = new Visitor(page, endpoint, seed, storage === 'keeps');
  for (let sequence = 0; sequence < SEQUENCES; sequence++) {
    if (sequence > 0) await visitor.startAnew();
    await visitor.writeAndSend();
  }
  await context.close();
}

/** One visitor without scripts, who is impatient, and tries again until the page says that the message was sent. */
async function visitWithoutScripts(
  browser: Browser,
  baseURL: string | undefined,
  endpoint: FormEndpoint,
  seed: number,
) {
  const random = randomNumbers(seed);
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const message = { email: newVisitor(), company: one(TEXTS).replaceAll('\n', ' ').slice(0, 30), message: one(TEXTS) };
  const faults = [one(PLAIN_FAULTS), one(PLAIN_FAULTS)];
  endpoint.plan(message.email, ...faults);
  for (let isSent = false; !isSent; ) {
    const page = await context.newPage();
    await page.goto('/contact');
    await fill(enquiryOf(page), message);
    const asked = endpoint.requestsOf(message.email);
    await pressTwice(page, sendButton(enquiryOf(page)), random() * 200);
    await expect.poll(() => endpoint.requestsOf(message.email)).toBeGreaterThan(asked);
    const confirmation = enquiryOf(page).getByText(words.sent.plain);
    isSent = await confirmation.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    await page.close();
  }
  const received = endpoint.takenFrom(message.email);
  expect(received, `seed ${seed}: ${faults}`).toHaveLength(1);
  expect(received).toMatchObject([{ ...message, message: message.message.replaceAll('\n', '\r\n') }]);
  totals.withoutScripts.sent += 1;
  totals.withoutScripts.received += received.length;
  totals.withoutScripts.requests += endpoint.requestsOf(message.email);
  await context.close();
}

/** Two presses as fast as a hand makes them; between them, so many milliseconds pass. */
async function pressTwice(page: Page, button: Locator, pause: number) {
  await button.hover();
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await page.waitForTimeout(pause);
  }
}

for (let batch = 0; batch < BATCHES; batch++) {
  test(`nothing that was typed is lost and nothing arrives twice, whatever happens (${batch + 1} of ${BATCHES})`, async ({
    browser,
    baseURL,
    endpoint,
  }) => {
    test.setTimeout(240_000);
    const seeds = Array.from({ length: VISITORS }, (_, index) => batch * VISITORS + index + 1);
    await Promise.all(seeds.map((seed) => visit(browser, baseURL, endpoint, seed)));
    await Promise.all(seeds.map((seed) => visitWithoutScripts(browser, baseURL, endpoint, seed)));
  });
}

test.afterAll(() => {
  for (const [how, { sent, received, requests }] of Object.entries(totals)) {
    console.log(`${how}: ${sent} messages sent, ${received} received, in ${requests} requests`);
  }
  console.log([...acts].map(([name, count]) => `${name} ${count}`).join(', '));
});
