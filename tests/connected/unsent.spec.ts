import type { BrowserContext, Locator, Page } from '@playwright/test';
import {
  enquiryOf,
  expect,
  fill,
  messageFor,
  notice,
  openForm,
  SPOILT_STORAGES,
  send,
  sendButton,
  test,
  valuesOf,
  words,
} from './test.ts';

const { unfinished, copy, failed } = words;

/** Opens Contact in another tab, without its clock being turned. */
async function openTab(context: BrowserContext): Promise<{ page: Page; section: Locator }> {
  const page = await context.newPage();
  await page.goto('/contact');
  const section = enquiryOf(page);
  await section.locator('form').scrollIntoViewIfNeeded();
  await section.and(page.locator('[data-state="idle"]')).waitFor();
  return { page, section };
}

/** Opens Contact in another tab and writes there. Browsers ask before leaving only where something was pressed. */
async function openTabWith(context: BrowserContext, message: Record<string, string>) {
  const tab = await openTab(context);
  await tab.section.locator('[name="email"]').click();
  await fill(tab.section, message);
  return tab;
}

/** Closes a tab as a visitor does, and says yes as often as the browser asks. */
async function closeTab(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.accept();
  });
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
  return asked;
}

test('a tab that is closed while a message is written asks once, and the text is found on return', async ({
  context,
  endpoint,
}) => {
  const message = messageFor(endpoint);
  const first = await openTabWith(context, message);
  expect(await closeTab(first.page)).toEqual(['beforeunload']);
  const { page, section } = await openTab(context);
  const found = notice(section, unfinished.draft.title);
  await expect(found).toContainText(unfinished.draft.text);
  await expect(section.getByRole('status')).toHaveText(unfinished.draft.title);
  expect(await valuesOf(section)).toEqual(message);
  await found.getByRole('button', { name: 'Send' }).click();
  await expect(notice(section, words.sent.title)).toBeFocused();
  expect(endpoint.takenFrom(message.email)).toHaveLength(1);
  expect(await closeTab(page)).toEqual([]);
});

test('nobody is asked who has written nothing, or sent what was written', async ({ context, endpoint }) => {
  const empty = await openTab(context);
  await empty.section.locator('[name="email"]').click();
  expect(await closeTab(empty.page)).toEqual([]);
  const { page, section } = await openTabWith(context, messageFor(endpoint));
  await section.getByRole('link', { name: /@/ }).first().or(page.locator('a[href^="tel:"]').first()).first().click();
  await sendButton(section).click();
  await expect(notice(section, words.sent.title)).toBeFocused();
  expect(await closeTab(page)).toEqual([]);
});

test('a tab that is closed after Send still sends, and the next visit says that nobody knows', async ({
  context,
  endpoint,
}) => {
  const message = messageFor(endpoint);
  const first = await openTabWith(context, message);
  await sendButton(first.section).click();
  await expect(first.section.getByRole('status')).toHaveText(words.sending);
  expect(await closeTab(first.page)).toEqual(['beforeunload']);
  await expect.poll(() => endpoint.takenFrom(message.email).length).toBe(1);
  const { section } = await openTab(context);
  const found = notice(section, unfinished.attempt.title);
  await found.getByRole('button', { name: 'Send' }).click();
  await expect(notice(section, words.sent.title)).toBeFocused();
  expect(endpoint.takenFrom(message.email)).toHaveLength(1);
  expect(endpoint.requestsOf(message.email)).toBe(2);
});

test('a message that was found is sent at once', async ({ context, endpoint }) => {
  const message = messageFor(endpoint);
  const first = await openTabWith(context, message);
  await first.page.waitForTimeout(3000);
  await first.page.close();
  const { page, section } = await openTab(context);
  await sendButton(section).click();
  await page.waitForTimeout(800);
  await page.close();
  expect(endpoint.takenFrom(message.email)).toHaveLength(1);
});

test('what was found can be deleted, and is not found again', async ({ context, endpoint }) => {
  const first = await openTabWith(context, messageFor(endpoint));
  await first.page.close();
  const second = await openTab(context);
  await second.section.getByRole('button', { name: unfinished.delete }).click();
  await expect(notice(second.section, unfinished.draft.title)).toBeHidden();
  expect(Object.values(await valuesOf(second.section)).join('')).toBe('');
  await second.page.close();
  const third = await openTab(context);
  expect(Object.values(await valuesOf(third.section)).join('')).toBe('');
});

test('two tabs write two messages, and neither takes the text of the other', async ({ context, endpoint }) => {
  const messages = [messageFor(endpoint), messageFor(endpoint)];
  const tabs = [await openTab(context)];
  await fill(tabs[0]?.section as Locator, messages[0] ?? {});
  tabs.push(await openTab(context));
  expect(Object.values(await valuesOf(tabs[1]?.section as Locator)).join('')).toBe('');
  await fill(tabs[1]?.section as Locator, messages[1] ?? {});
  for (const { page } of tabs) await page.close();
  for (const message of messages.toReversed()) {
    const { page, section } = await openTab(context);
    expect(await valuesOf(section)).toEqual(message);
    await sendButton(section).click();
    await expect(notice(section, words.sent.title)).toBeFocused();
    await page.close();
  }
});

test('what can be mailed can also be copied', async ({ context, endpoint }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const message = messageFor(endpoint, 'not found');
  const { page, section } = await openTabWith(context, message);
  await sendButton(section).click();
  const failure = notice(section, failed.refused.title);
  await failure.getByRole('button', { name: copy.label }).click();
  await expect(section.getByRole('status')).toHaveText(copy.done);
  await expect(failure.getByRole('button', { name: copy.label })).toBeFocused();
  await fill(section, { message: '' });
  await section.locator('[name="message"]').press('Control+V');
  await expect(section.locator('[name="message"]')).toHaveValue(
    new RegExp(`${message.message.split('\n')[1]}`.replace(/[()?.+*"]/g, '.')),
  );
  await page.close();
});

test('a message that is too long for a link is copied, and pasted into an empty mail', async ({ page, endpoint }) => {
  const message = { ...messageFor(endpoint, 'not found'), message: 'நி'.repeat(4000) };
  const section = await openForm(page);
  await fill(section, message);
  await send(section);
  const failure = notice(section, failed.refused.title);
  await expect(failure.getByRole('link', { name: failed.mail })).toHaveCount(0);
  await expect(failure.getByRole('button', { name: copy.label })).toBeVisible();
  const [link, ...others] = await failure.getByRole('link').all();
  expect(others).toEqual([]);
  await expect(link as Locator).toHaveAttribute('href', /^mailto:[^?]+$/);
});

for (const [name, spoil] of Object.entries(SPOILT_STORAGES)) {
  test(`where storage is ${name}, one message has one reference, also after a reload`, async ({ page, endpoint }) => {
    await page.addInitScript(spoil);
    const message = messageFor(endpoint, 'failed', 'failed');
    let section = await openForm(page);
    await fill(section, message);
    await send(section);
    await send(section);
    await page.reload();
    section = enquiryOf(page);
    await expect(section).toHaveAttribute('data-state', 'idle');
    await fill(section, message);
    await send(section);
    expect(endpoint.requestsOf(message.email)).toBe(3);
    expect(endpoint.takenFrom(message.email)).toHaveLength(1);
  });
}

test('a browser that refuses to write its history sends all the same', async ({ page, endpoint }) => {
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('Too often', 'SecurityError');
    };
  });
  const message = messageFor(endpoint);
  const section = await openForm(page, '/contact#sent');
  await fill(section, message);
  await send(section);
  await expect(notice(section, words.sent.title)).toBeFocused();
  expect(endpoint.takenFrom(message.email)).toHaveLength(1);
});

test('a page whose headers keep it from sending says so before anybody types', async ({ page, endpoint }) => {
  await page.route('**/contact', async (route) => {
    const answer = await route.fetch();
    const policy = `${answer.headers()['content-security-policy']}, default-src 'self' 'unsafe-inline'`;
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'content-security-policy': policy } });
  });
  const message = messageFor(endpoint);
  const section = await openForm(page);
  await expect(notice(section, failed.blocked.title)).toBeVisible();
  await fill(section, message);
  await send(section);
  await expect(notice(section, failed.blocked.title).and(page.locator('#failed'))).toBeFocused();
  expect(await valuesOf(section)).toEqual(message);
  expect(endpoint.requestsOf(message.email)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says before anybody types what to do if Send does nothing', async ({ page }) => {
    await page.goto('/contact');
    const [before = ''] = words.noScripts.split('{sales}');
    // Playwright's own search leaves out what stands in <noscript>.
    expect(await enquiryOf(page).innerText()).toContain(before);
  });

  test('a double click sends one message, and a second try after an error is the same one', async ({
    page,
    endpoint,
  }) => {
    const message = messageFor(endpoint, 'slow', 'slow');
    await page.goto('/contact');
    const section = enquiryOf(page);
    await fill(section, message);
    await sendButton(section).hover();
    for (const count of [1, 2]) {
      await page.mouse.down({ clickCount: count });
      await page.waitForTimeout(60);
      await page.mouse.up({ clickCount: count });
      await page.waitForTimeout(90);
    }
    await page.waitForURL(/#sent$/);
    expect(endpoint.requestsOf(message.email)).toBe(1);
    expect(endpoint.takenFrom(message.email)).toHaveLength(1);
    endpoint.plan(message.email, 'answer lost');
    await page.goto('/contact');
    await fill(section, message);
    await sendButton(section).press('Enter');
    await expect.poll(() => endpoint.requestsOf(message.email)).toBe(2);
    expect(endpoint.takenFrom(message.email)).toHaveLength(1);
  });
});
