import { EMPTY, type FieldName, type Problem, type Problems, type Values } from './fields.ts';
import type { Outcome } from './send-form.ts';

/** Where a visitor stands with the contact form. */
export interface EnquiryState {
  /** `plain`: no script has reached the form yet. */
  phase: 'plain' | 'idle' | 'invalid' | 'sending' | 'sent' | 'failed';
  /** What is said to be wrong beside the fields. */
  problems: Problems;
  /** What was wrong when Send was pressed last. */
  refused: Problems;
  /** Fields in which something has been typed. */
  edited: FieldName[];
  /** Why it failed. */
  outcome: Outcome | undefined;
  /** What stands in the fields, or stood there when the message was sent. */
  values: Values;
  /** What was found of an earlier visit: a text that was never sent, or one of which nobody knows whether it arrived. */
  found: 'draft' | 'attempt' | undefined;
  /** Whether the policy of the page keeps it from sending. */
  isBlocked: boolean;
  /** What is said for some seconds. */
  toast: 'sent' | 'found' | 'copied' | 'not copied' | undefined;
  /** How often Send was answered. */
  answers: number;
}

export type Action =
  | { type: 'block' | 'send' | 'toast is over' | 'start anew' }
  | { type: 'ready'; found: EnquiryState['found']; values: Values }
  | { type: 'copy'; isCopied: boolean }
  | { type: 'input'; name: FieldName; problem: Problem | undefined; values: Values }
  | { type: 'leave'; name: FieldName; problem: Problem | undefined }
  | { type: 'refuse'; problems: Problems }
  | { type: 'answer'; outcome: Outcome; values: Values };

export const initialState: EnquiryState = {
  phase: 'plain',
  problems: {},
  refused: {},
  edited: [],
  outcome: undefined,
  values: EMPTY,
  found: undefined,
  isBlocked: false,
  toast: undefined,
  answers: 0,
};

/** The reducer of the form: the state after one more action. */
export function enquiryReducer(state: EnquiryState, action: Action): EnquiryState {
  switch (action.type) {
    case 'ready':
      return { ...state, phase: 'idle', found: action.found, values: action.values, toast: action.found && 'found' };
    case 'block':
      return { ...state, isBlocked: true };
    case 'input':
      return afterInput(state, action);
    case 'leave':
      return isTooEarly(state, action) ? state : { ...state, problems: withProblem(state.problems, action) };
    case 'refuse':
      return afterRefusal(state, action.problems);
    case 'send':
      return { ...state, phase: 'sending', problems: {}, refused: {}, found: undefined, toast: undefined };
    case 'answer':
      return afterAnswer(state, action);
    case 'toast is over':
      return { ...state, toast: undefined };
    case 'copy':
      return { ...state, toast: action.isCopied ? 'copied' : 'not copied' };
    case 'start anew':
      return { ...initialState, phase: 'idle', isBlocked: state.isBlocked };
  }
}

/** What the form has found wrong, or the endpoint. */
function afterRefusal(state: EnquiryState, problems: Problems): EnquiryState {
  return { ...state, phase: 'invalid', problems, refused: problems, answers: state.answers + 1 };
}

function afterAnswer(state: EnquiryState, { outcome, values }: Extract<Action, { type: 'answer' }>): EnquiryState {
  const answers = state.answers + 1;
  if (outcome.kind === 'refused' && outcome.problems) return afterRefusal({ ...state, values }, outcome.problems);
  if (outcome.kind !== 'sent') return { ...state, phase: 'failed', outcome, values, answers };
  return { ...initialState, phase: 'sent', values, toast: 'sent', answers };
}

type FieldAction = Pick<Extract<Action, { type: 'leave' }>, 'name' | 'problem'>;

/** Typing can only end a complaint; a new one waits until the visitor leaves the field. */
function afterInput(state: EnquiryState, { name, problem, values }: Extract<Action, { type: 'input' }>): EnquiryState {
  const edited = state.edited.includes(name) ? state.edited : [...state.edited, name];
  const isComplaint = state.problems[name] !== undefined;
  const problems = isComplaint ? withProblem(state.problems, { name, problem }) : state.problems;
  return { ...state, edited, problems, values };
}

/** Nobody is told to fill in a field that was only passed. */
function isTooEarly({ edited, refused }: EnquiryState, { name, problem }: FieldAction): boolean {
  const wasRefused = Object.keys(refused).length > 0;
  return problem?.kind === 'missing' && !wasRefused && !edited.includes(name);
}

function withProblem(problems: Problems, { name, problem }: FieldAction): Problems {
  const { [name]: _, ...others } = problems;
  return problem ? { ...others, [name]: problem } : others;
}
