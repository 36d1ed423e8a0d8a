import { test as base, type Locator, type Page } from '@playwright/test';
import { type Fault, FormEndpoint } from '../support/form-endpoint.ts';
import { wordsOf } from '../support/words.ts';

export { expect } from '@playwright/test';

export const { enquiry: words, newsletter: letterWords } = wordsOf('forms');
export const { form: labels } = wordsOf('contact');

interface Shared {
  /** The server that the site's forms send to. */
  endpoint: FormEndpoint;
}

interface Own {
  /** What the page's policy has kept it from, and what it has complained of. */
  complaints: string[];
}

export const test = base.extend<Own, Shared>({
  endpoint: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const endpoint = new FormEndpoint();
      await endpoint.start(Number(process.env.ENDPOINT_PORT));
      await use(endpoint);
      endpoint.stop();
    },
    { scope: 'worker' },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // Chromium tells of every request that fails.
      const isAnswer = /Failed to load resource|has been blocked by CORS policy/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && !isAnswer) complaints.push(message.text());
    });
    await use(complaints);
  },
});

let visitors = 0;

/** The address of a visitor who was not there before. */
export function newVisitor(): string {
  visitors += 1;
  return `visitor-${process.pid}-${visitors}@example.org`;
}

/** The section of the connected contact form; its state stands in `data-state`. */
export function enquiryOf(page: Page): Locator {
  return page.locator('section[data-state]');
}

/** Opens Contact and waits until a script has reached the form. The page's clock can be turned. */
export async function openForm(page: Page, address = '/contact'): Promise<Locator> {
  await page.clock.install();
  await page.goto(address);
  const section = enquiryOf(page);
  await section.locator('form').scrollIntoViewIfNeeded();
  await section.and(page.locator('[data-state="idle"]')).waitFor();
  return section;
}

export async function fill(section: Locator, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await section.locator(`[name="${name}"]`).fill(value);
}

/** What stands in the fields. */
export function valuesOf(section: Locator): Promise<Record<string, string>> {
  return section
    .locator('form :is(input, textarea):not([type="hidden"]):not([tabindex="-1"])')
    .evaluateAll((fields) =>
      Object.fromEntries(fields.map((field) => [field.getAttribute('name'), (field as HTMLInputElement).value])),
    );
}

/** What the form says of a message, by its title. */
export function notice(section: Locator, title: string): Locator {
  return section.getByRole('region', { name: title });
}

/** The form's own button; a message that was found unfinished has another, above. */
export function sendButton(section: Locator): Locator {
  return section.locator('form [type="submit"]').last();
}

/** Presses Send, lets the shortest time pass that people need, and waits for what comes of it. */
export async function send(section: Locator): Promise<void> {
  await sendButton(section).click();
  await section.page().clock.fastForward(3000);
  await section.and(section.page().locator('[data-state="sent"], [data-state="failed"]')).waitFor();
}

/** A message of a new visitor whose next messages meet these faults. */
export function messageFor(endpoint: FormEndpoint, ...faults: (Fault | 'slow')[]) {
  const email = newVisitor();
  endpoint.plan(email, ...faults);
  return {
    firstName: 'Meena',
    lastName: 'Raman',
    email,
    phone: '+91 44 5550 0100',
    company: 'A company',
    subject: 'One stock count for two godowns',
    message: 'Two lines,\nand the second one: "வணக்கம்" & مرحبا 🙂.',
  };
}

/** Scripts for a page whose browser keeps nothing, or has no room left. */
export const SPOILT_STORAGES = {
  forbidden: () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  },
  full: () => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) localStorage.setItem(`full ${Math.random()}`, 'x'.repeat(size));
      } catch {
        // A smaller piece may still find room.
      }
    }
  },
};
