import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { FormService } from '../../schemas/connections.ts';
import { formPlan, isConfirmed } from './form-service.ts';
import { sendForm } from './send-form.ts';

const RETURN = 'https://www.example.com/contact#sent';
const KEY = '0a1b2c3d-4e5f';

type Fields = Record<string, string>;

/** What a service answers, by its published protocol: to a script in JSON, to a browser with a way back or a page. */
interface StandIn {
  accepts: (fields: Fields) => boolean;
  isTrapped: (fields: Fields) => boolean;
  returnTo: (fields: Fields) => string | undefined;
  taken: object;
  refused: object;
}

const STAND_INS: Record<Exclude<FormService, 'none'>, StandIn> = {
  'own-server': {
    accepts: () => true,
    isTrapped: ({ _gotcha }) => Boolean(_gotcha),
    returnTo: ({ _next }) => _next,
    taken: { ok: true },
    refused: { ok: false },
  },
  formspree: {
    accepts: ({ email = '' }) => email.includes('@'),
    isTrapped: ({ _gotcha }) => Boolean(_gotcha),
    returnTo: ({ _next }) => _next,
    taken: { next: '/thanks', ok: true },
    refused: { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] },
  },
  web3forms: {
    accepts: ({ access_key }) => access_key === KEY,
    isTrapped: ({ botcheck }) => botcheck !== undefined,
    returnTo: ({ redirect }) => redirect,
    taken: { success: true, message: 'Email sent successfully!' },
    refused: { success: false, message: 'Invalid Access Key' },
  },
  basin: {
    accepts: ({ email = '' }) => email.includes('@'),
    isTrapped: ({ _gotcha }) => Boolean(_gotcha),
    returnTo: () => 'https://usebasin.com/thank-you',
    taken: { id: 1 },
    refused: { error: 'Submission could not be saved.' },
  },
};

/** A stand-in of a service on this machine, and the messages that it takes. */
async function standIn({ accepts, isTrapped, returnTo, taken, refused }: StandIn) {
  const messages: Fields[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    let text = '';
    for await (const part of request.setEncoding('utf8')) text += part;
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const fields = Object.fromEntries(new URLSearchParams(text));
    const isTaken = request.method === 'POST' && isForm === true && accepts(fields);
    if (isTaken && !isTrapped(fields)) messages.push(fields);
    if (request.headers.accept === 'application/json') {
      response.writeHead(isTaken ? 200 : 400, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(isTaken ? taken : refused));
    } else response.writeHead(303, { Location: returnTo(fields) ?? '/' }).end();
  };
  const server = createServer(receive);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.close();
  });
  return { messages, endpoint: `http://localhost:${(server.address() as AddressInfo).port}/f/abc` };
}

describe.each(Object.keys(STAND_INS) as Exclude<FormService, 'none'>[])('a form that sends to %s', (service) => {
  const accessKey = service === 'web3forms' ? KEY : '';

  async function connected() {
    const { messages, endpoint } = await standIn(STAND_INS[service]);
    const plan = formPlan({ service, endpoint, accessKey }, new URL(RETURN));
    if (!plan) throw new Error('There is no plan.');
    const body = new URLSearchParams(plan.hidden.map(({ name, value }) => [name, value]));
    body.append('email', 'meena@example.org');
    return { messages, plan, body };
  }

  test('is taken and confirmed when a script sends it', async () => {
    const { messages, plan, body } = await connected();
    expect(await sendForm(plan.action, body, plan.confirmation)).toEqual({ kind: 'sent' });
    expect(messages).toMatchObject([{ email: 'meena@example.org' }]);
  });

  test('is taken when a browser sends it, which comes back where it can', async () => {
    const { messages, plan, body } = await connected();
    const { status, headers } = await fetch(plan.action, { method: 'POST', body, redirect: 'manual' });
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe(service === 'basin' ? 'https://usebasin.com/thank-you' : RETURN);
    expect(messages).toHaveLength(1);
  });

  test('is known for a robot by its honeypot', async () => {
    const { messages, plan, body } = await connected();
    body.append(plan.honeypot.name, 'on');
    await sendForm(plan.action, body, plan.confirmation);
    expect(messages).toEqual([]);
  });

  test('is not taken for sent if the service refuses it', async () => {
    const { plan } = await connected();
    const refuses = service !== 'own-server';
    const { kind } = await sendForm(plan.action, new URLSearchParams(), plan.confirmation);
    expect(kind).toBe(refuses ? 'refused' : 'sent');
    expect(isConfirmed(STAND_INS[service].refused, plan.confirmation)).toBe(false);
  });
});

test('a form without a service sends nowhere', () => {
  expect(formPlan({ service: 'none', endpoint: '', accessKey: '' }, new URL(RETURN))).toBeUndefined();
});

test.each([null, 'ok', true, [], {}, { ok: 'true' }, { success: 1 }])('%j confirms nothing', (answer) => {
  expect(isConfirmed(answer, 'ok')).toBe(false);
  expect(isConfirmed(answer, 'success')).toBe(false);
});
