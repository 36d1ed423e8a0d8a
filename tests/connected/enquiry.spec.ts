import { askAxe } from '../support/axe.ts';
import { type Fault, takesMessage } from '../support/form-endpoint.ts';
import {
  enquiryOf,
  expect,
  fill,
  labels,
  messageFor,
  notice,
  openForm,
  send,
  sendButton,
  test,
  valuesOf,
  words,
} from './test.ts';

const CERTAIN = { refused: words.failed.refused, busy: words.failed.busy };
const DOUBTFUL = { broken: words.failed.broken, lost: words.failed.lost };

/** What is said of each fault. */
const SAID: [Fault, { title: string; text: string }][] = [
  ['bad request', CERTAIN.refused],
  ['not found', CERTAIN.refused],
  ['too large', CERTAIN.refused],
  ['too many', CERTAIN.busy],
  ['unavailable', DOUBTFUL.broken],
  ['failed', DOUBTFUL.broken],
  ['dropped', DOUBTFUL.lost],
  ['answer lost', DOUBTFUL.lost],
  ['answer lost in its head', DOUBTFUL.lost],
  ['answer lost in its body', DOUBTFUL.lost],
  ['redirected', DOUBTFUL.lost],
  ['a page', DOUBTFUL.lost],
  ['broken JSON', DOUBTFUL.lost],
  ['no confirmation', DOUBTFUL.lost],
  ['10 MB', DOUBTFUL.lost],
  ['closed to other sites', DOUBTFUL.lost],
];

test('a message arrives once, with every character, and the page says so', async ({ page, endpoint, complaints }) => {
  const message = messageFor(endpoint);
  const section = await openForm(page);
  await fill(section, message);
  await send(section);
  await expect(notice(section, words.sent.title)).toBeFocused();
  await expect(notice(section, words.sent.title)).toContainText(message.email);
  await expect(section.locator('form')).toBeHidden();
  const [taken, ...others] = endpoint.takenFrom(message.email);
  expect(others).toEqual([]);
  expect(taken).toMatchObject({ ...message, _gotcha: '', reference: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(endpoint.requestsOf(message.email)).toBe(1);
  expect(page.url()).toMatch(/\/contact$/);
  expect(complaints).toEqual([]);
});

test('a notice tells that the message is sent, and goes after four seconds; the confirmation stays', async ({
  page,
  endpoint,
}) => {
  const section = await openForm(page);
  await fill(section, messageFor(endpoint));
  await send(section);
  const toast = section.getByRole('status');
  await expect(toast).toHaveText(words.sent.toast);
  await page.clock.fastForward(2500);
  await expect(toast).toHaveText(words.sent.toast);
  await page.clock.fastForward(1500);
  await expect(toast).toHaveText('');
  await expect(notice(section, words.sent.title)).toBeVisible();
});

test('after one message another can be written, in an empty form', async ({ page, endpoint }) => {
  const section = await openForm(page);
  await fill(section, messageFor(endpoint));
  await send(section);
  await section.getByRole('button', { name: words.sent.writeMore }).click();
  await expect(section.locator('[name="firstName"]')).toBeFocused();
  expect(Object.values(await valuesOf(section)).join('')).toBe('');
  const second = messageFor(endpoint);
  await fill(section, second);
  await send(section);
  expect(endpoint.takenFrom(second.email)).toHaveLength(1);
});

for (const [fault, said] of SAID) {
  test(`when the endpoint does this: ${fault}, every character stays, and one press more sends`, async ({
    page,
    endpoint,
  }) => {
    const message = messageFor(endpoint, fault);
    const section = await openForm(page);
    await fill(section, message);
    await send(section);
    const failure = notice(section, said.title);
    await expect(failure).toBeFocused();
    await expect(failure).toContainText(said.text.replace('{wait}', words.failed.wait.unknown));
    expect(await valuesOf(section)).toEqual(message);
    expect(endpoint.takenFrom(message.email)).toHaveLength(takesMessage(fault) ? 1 : 0);
    await expect(sendButton(section)).toHaveText(words.failed.again);
    await send(section);
    await expect(notice(section, words.sent.title)).toBeFocused();
    expect(endpoint.takenFrom(message.email)).toHaveLength(1);
  });
}

test('a service that takes no more for now says when it will', async ({ page, endpoint }) => {
  const section = await openForm(page);
  await fill(section, messageFor(endpoint, 'too many, in a minute'));
  await send(section);
  const wait = words.failed.wait.seconds.replace('{count}', '60');
  await expect(notice(section, words.failed.busy.title)).toContainText(wait);
});

test('an endpoint that says nothing is given up after twenty seconds', async ({ page, endpoint }) => {
  const message = messageFor(endpoint, 'silence');
  const section = await openForm(page);
  await fill(section, message);
  await sendButton(section).click();
  await page.clock.fastForward(3000);
  await expect.poll(() => endpoint.requestsOf(message.email)).toBe(1);
  // The clock goes on by itself meanwhile, for as long as a busy machine takes.
  await page.clock.fastForward(14_000);
  await expect(section).toHaveAttribute('data-state', 'sending');
  await page.clock.fastForward(6000);
  await expect(notice(section, words.failed.lost.title)).toBeFocused();
  expect(await valuesOf(section)).toEqual(message);
});

test('without a network nothing is sent, and the visitor is told so', async ({ page, endpoint, context }) => {
  const message = messageFor(endpoint);
  const section = await openForm(page);
  await fill(section, message);
  await context.setOffline(true);
  await send(section);
  await expect(notice(section, words.failed.offline.title)).toBeFocused();
  expect(await valuesOf(section)).toEqual(message);
  await context.setOffline(false);
  await send(section);
  expect(endpoint.takenFrom(message.email)).toHaveLength(1);
});

test('a request that an extension blocks, or that nobody listens to, loses nothing', async ({ page, endpoint }) => {
  const message = messageFor(endpoint);
  const section = await openForm(page);
  await fill(section, message);
  for (const how of ['blockedbyclient', 'connectionrefused'] as const) {
    await page.route(/\/enquiries$/, (route) => route.abort(how), { times: 1 });
    await send(section);
    await expect(notice(section, words.failed.lost.title)).toBeFocused();
    expect(await valuesOf(section)).toEqual(message);
  }
  expect(endpoint.requestsOf(message.email)).toBe(0);
});

test('a copy bears the reference of the message, and a changed message one of its own', async ({ page, endpoint }) => {
  const message = messageFor(endpoint, 'answer lost', 'answer lost', 'answer lost');
  const section = await openForm(page);
  await fill(section, message);
  await send(section);
  await send(section);
  expect(endpoint.takenFrom(message.email)).toHaveLength(1);
  await fill(section, { subject: 'Another subject' });
  await send(section);
  const references = endpoint.takenFrom(message.email).map(({ reference }) => reference);
  expect(new Set(references).size).toBe(2);
});

test('a message that the browser itself sends again arrives once', async ({ page, endpoint }) => {
  endpoint.keepsConnections = true;
  const message = messageFor(endpoint, 'bad request', 'answer lost');
  const section = await openForm(page);
  await fill(section, message);
  await send(section);
  await send(section);
  endpoint.keepsConnections = false;
  expect(endpoint.requestsOf(message.email)).toBe(3);
  expect(endpoint.takenFrom(message.email)).toHaveLength(1);
});

test('the button sends once, however often it is pressed', async ({ page, endpoint }) => {
  const message = messageFor(endpoint, 'slow');
  const section = await openForm(page);
  await fill(section, message);
  await sendButton(section).dblclick();
  await page.clock.fastForward(3000);
  await expect(sendButton(section)).toHaveText(words.sending);
  await expect(sendButton(section)).toHaveAttribute('aria-disabled', 'true');
  await sendButton(section).click({ force: true });
  await section.locator('[name="subject"]').press('Enter');
  await expect(notice(section, words.sent.title)).toBeFocused();
  expect(endpoint.requestsOf(message.email)).toBe(1);
});

test('the second click of two is no second try, even if the first has failed before it', async ({ page, endpoint }) => {
  const message = messageFor(endpoint, 'bad request');
  const section = await openForm(page);
  await fill(section, message);
  await page.clock.fastForward(3000);
  for (const clickCount of [1, 2]) {
    await sendButton(section).hover();
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await expect(section).toHaveAttribute('data-state', 'failed');
  }
  await page.clock.fastForward(3000);
  expect(endpoint.requestsOf(message.email)).toBe(1);
  await send(section);
  expect(endpoint.takenFrom(message.email)).toHaveLength(1);
});

test('what cannot be sent can be mailed, as it was typed', async ({ page, endpoint }) => {
  const message = messageFor(endpoint, 'not found');
  const section = await openForm(page);
  await fill(section, message);
  await send(section);
  await fill(section, { subject: 'Changed & "quoted"' });
  const link = section.getByRole('link', { name: words.failed.mail });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.protocol).toBe('mailto:');
  expect(address.searchParams.get('subject')).toBe('Changed & "quoted"');
  const body = address.searchParams.get('body') ?? '';
  expect(body).toContain(message.message.replace('\n', '\r\n'));
  expect(body).toContain(`${labels.company.label}: ${message.company}`);
});

test('a draft survives a reload and the way back, and is gone once it is sent', async ({ page, endpoint }) => {
  const message = messageFor(endpoint);
  let section = await openForm(page);
  await fill(section, message);
  await page.reload();
  await expect(section).toHaveAttribute('data-state', 'idle');
  expect(await valuesOf(section)).toEqual(message);
  await page.goto('/about');
  await page.goto('/contact');
  section = enquiryOf(page);
  await expect(section).toHaveAttribute('data-state', 'idle');
  expect(await valuesOf(section)).toEqual(message);
  await page.goto('/about');
  await page.goBack();
  await expect(section).toHaveAttribute('data-state', 'idle');
  expect(await valuesOf(section)).toEqual(message);
  await send(section);
  await page.reload();
  await expect(section).toHaveAttribute('data-state', 'idle');
  expect(Object.values(await valuesOf(section)).join('')).toBe('');
});

test('what is typed before the script has come stays, with the caret where it was', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const section = enquiryOf(page);
  const field = section.locator('[name="message"]');
  await field.pressSequentially('Before and after');
  for (let step = 0; step < 9; step++) await field.press('ArrowLeft');
  await section.locator('[name="phone"]').fill('12345');
  await field.focus();
  release();
  await expect(section).toHaveAttribute('data-state', 'idle');
  await expect(field).toBeFocused();
  await field.pressSequentially('X');
  await expect(field).toHaveValue('Before Xand after');
  await expect(section.locator('[name="phone"]')).toHaveValue('12345');
});

test('each field is checked when the visitor leaves it, and right again as soon as it is', async ({ page }) => {
  const section = await openForm(page);
  const email = section.locator('[name="email"]');
  await email.pressSequentially('nobody@');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.press('Tab');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(new RegExp(words.problems.malformedEmail));
  await email.press('End');
  await email.pressSequentially('example.org');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('nobody is told to fill in a field that was only passed', async ({ page }) => {
  const section = await openForm(page);
  const email = section.locator('[name="email"]');
  await email.focus();
  await email.press('Tab');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('Send tells what is missing, and leads to it', async ({ page, endpoint }) => {
  const section = await openForm(page);
  await fill(section, { firstName: 'Meena', email: '  ', subject: 'x'.repeat(201) });
  await sendButton(section).click();
  const list = notice(section, words.problems.title);
  await expect(list).toBeFocused();
  const long = words.problems.long.replace('{limit}', '200').replace('{length}', '201');
  await expect(list.getByRole('link')).toHaveText([words.problems.missingEmail, long, words.problems.missingMessage]);
  await list.getByRole('link', { name: words.problems.missingMessage }).click();
  await expect(section.locator('[name="message"]')).toBeFocused();
  await expect(section.locator('[name="message"]')).toHaveAccessibleDescription(
    new RegExp(words.problems.missingMessage),
  );
  expect(endpoint.requestsOf('')).toBe(0);
});

test('a complaint that appears below the last field does not move Send from under the finger', async ({
  page,
  endpoint,
}) => {
  const message = messageFor(endpoint);
  const section = await openForm(page);
  await fill(section, { ...message, message: 'x' });
  await section.locator('[name="message"]').fill('');
  await sendButton(section).click();
  await expect(notice(section, words.problems.title)).toBeFocused();
});

test('letters of any script count as people count them', async ({ page, endpoint }) => {
  const message = { ...messageFor(endpoint), firstName: 'நி'.repeat(100) };
  const section = await openForm(page);
  await fill(section, message);
  await send(section);
  expect(endpoint.takenFrom(message.email)).toMatchObject([{ firstName: message.firstName }]);
});

test('names run in the direction of their script', async ({ page }) => {
  const section = await openForm(page);
  for (const name of ['firstName', 'lastName', 'company', 'subject', 'message']) {
    const field = section.locator(`[name="${name}"]`);
    await field.fill('مرحبا');
    expect(await field.evaluate((element) => element.matches(':dir(rtl)')), name).toBe(true);
  }
});

test('a message that is ready at once waits three seconds, as no robot does', async ({ page, endpoint }) => {
  const message = messageFor(endpoint);
  const section = await openForm(page);
  await page.clock.pauseAt(Date.now() + 1_000_000);
  await page.reload();
  await expect(section).toHaveAttribute('data-state', 'idle');
  await fill(section, message);
  await sendButton(section).click();
  await page.clock.runFor(2900);
  await expect(section).toHaveAttribute('data-state', 'sending');
  expect(endpoint.requestsOf(message.email)).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => endpoint.requestsOf(message.email)).toBe(1);
});

test('the honeypot is found by neither eyes, ears nor keys, and tells the endpoint of a robot', async ({
  page,
  endpoint,
}) => {
  const message = messageFor(endpoint);
  const section = await openForm(page);
  await expect(section.getByLabel(words.honeypot)).not.toBeInViewport();
  await expect(section.getByRole('textbox', { name: words.honeypot })).toHaveCount(0);
  await expect(section.getByLabel(words.honeypot)).toHaveAttribute('tabindex', '-1');
  await fill(section, message);
  await section.getByLabel(words.honeypot).evaluate((field: HTMLInputElement) => {
    field.value = 'robot';
  });
  await send(section);
  expect(endpoint.takenFrom(message.email)).toMatchObject([{ _gotcha: 'robot' }]);
});

test('everything can be done with the keyboard alone', async ({ page, endpoint }) => {
  const message = messageFor(endpoint, 'failed');
  const section = await openForm(page);
  await section.locator('[name="firstName"]').focus();
  for (const value of Object.values(message)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await expect(sendButton(section)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.fastForward(3000);
  await expect(notice(section, words.failed.broken.title)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(section.getByRole('link', { name: words.failed.mail })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(section.getByRole('button', { name: words.copy.label }).and(page.locator('#failed *'))).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notice(section, words.sent.title)).toBeFocused();
  expect(endpoint.takenFrom(message.email)).toHaveLength(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any state of the form, ${colorScheme}`, async ({ page, endpoint }) => {
    await page.emulateMedia({ colorScheme });
    const section = await openForm(page);
    const check = async (state: string) => {
      await expect(section).toHaveAttribute('data-state', state);
      expect((await askAxe(page, 'section[data-state]')).violations, state).toEqual([]);
    };
    await check('idle');
    await sendButton(section).click();
    await check('invalid');
    await fill(section, messageFor(endpoint, 'failed', 'silence'));
    await send(section);
    await check('failed');
    await sendButton(section).click();
    await check('sending');
    await page.clock.fastForward(21_000);
    await send(section);
    await check('sent');
  });
}

test('the page does nothing that its policy forbids, trusted types included', async ({
  page,
  endpoint,
  complaints,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { refused: [] });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      Reflect.get(window, 'refused').push(effectiveDirective),
    );
  });
  const section = await openForm(page);
  await fill(section, messageFor(endpoint, 'failed'));
  await send(section);
  await send(section);
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks the form, sends it, and comes back to the confirmation', async ({ page, endpoint }) => {
    const message = messageFor(endpoint);
    await page.goto('/contact');
    const section = enquiryOf(page);
    await sendButton(section).click();
    await expect(section.locator('[name="email"]')).toBeFocused();
    await fill(section, message);
    await sendButton(section).click();
    await page.waitForURL(/\/contact#sent$/);
    await expect(section.getByRole('heading', { name: words.sent.title })).toBeVisible();
    await expect(section.getByText(words.sent.plain)).toBeVisible();
    const { message: text, ...others } = message;
    const taken = endpoint.takenFrom(message.email);
    expect(taken).toMatchObject([{ ...others, message: text.replace('\n', '\r\n') }]);
  });
});
