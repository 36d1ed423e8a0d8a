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
  expect(after(...sent)).toMatchObject({ phase: 'sent', isToastShown: true, values: VALUES });
  expect(after(...sent, { type: 'toast is over' })).toMatchObject({ phase: 'sent', isToastShown: false });
});
