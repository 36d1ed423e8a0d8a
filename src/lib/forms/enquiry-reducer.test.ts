import { expect, test } from 'vitest';
import { type Action, enquiryReducer, initialState } from './enquiry-reducer.ts';
import { EMPTY } from './fields.ts';

const after = (...steps: Action[]) => steps.reduce(enquiryReducer, initialState);
const VALUES = { ...EMPTY, email: 'meena@example.org' };
const missing = { kind: 'missing' } as const;
const malformed = { kind: 'malformed' } as const;

test('a field that was only passed is not complained of', () => {
  expect(after({ type: 'leave', name: 'email', problem: missing }).problems).toEqual({});
});

test('a field that was emptied again is complained of', () => {
  const edited: Action = { type: 'input', name: 'email', problem: missing, values: EMPTY };
  expect(after(edited, { type: 'leave', name: 'email', problem: missing }).problems).toEqual({ email: missing });
});

test('typing brings no complaint, and ends one', () => {
  const typed = (problem: typeof malformed | undefined): Action => ({
    type: 'input',
    name: 'email',
    problem,
    values: VALUES,
  });
  expect(after(typed(malformed)).problems).toEqual({});
  const complained = [typed(malformed), { type: 'leave', name: 'email', problem: malformed }] as const;
  expect(after(...complained).problems).toEqual({ email: malformed });
  expect(after(...complained, typed(undefined)).problems).toEqual({});
});

test('once Send was refused, an empty field that must be filled in is complained of', () => {
  const refused: Action = { type: 'refuse', problems: { message: missing } };
  expect(after(refused, { type: 'leave', name: 'email', problem: missing }).problems).toEqual({
    message: missing,
    email: missing,
  });
});

test('a failure keeps what was typed, and says why', () => {
  const failed = after({ type: 'send' }, { type: 'answer', outcome: { kind: 'broken' }, values: VALUES });
  expect(failed).toMatchObject({ phase: 'failed', outcome: { kind: 'broken' }, values: VALUES, answers: 1 });
});

test('a confirmation shows a toast for a while, and stays', () => {
  const sent: Action[] = [{ type: 'send' }, { type: 'answer', outcome: { kind: 'sent' }, values: VALUES }];
  expect(after(...sent)).toMatchObject({ phase: 'sent', toast: 'sent', values: VALUES });
  expect(after(...sent, { type: 'toast is over' })).toMatchObject({ phase: 'sent', toast: undefined });
});

test('what the endpoint finds wrong is said as what the form finds itself', () => {
  const refused = { kind: 'refused', problems: { message: missing } } as const;
  const state = after({ type: 'send' }, { type: 'answer', outcome: refused, values: VALUES });
  expect(state).toMatchObject({ phase: 'invalid', problems: refused.problems, refused: refused.problems, answers: 1 });
});

test('what was found unfinished is said until it is sent or deleted', () => {
  const found: Action = { type: 'ready', found: 'attempt', values: VALUES };
  expect(after(found)).toMatchObject({ phase: 'idle', found: 'attempt', toast: 'found' });
  expect(after(found, { type: 'send' }).found).toBeUndefined();
  expect(after(found, { type: 'start anew' })).toEqual({ ...initialState, phase: 'idle' });
});
