import { EMPTY, type FieldName, type Mistake, type Mistakes, type Values } from './fields.ts';
import type { Outcome } from './send-form.ts';

/** Where a visitor stands with the contact form. */
export interface Progress {
  /** `plain`: no script has reached the form yet. */
  phase: 'plain' | 'idle' | 'invalid' | 'sending' | 'sent' | 'failed';
  /** What is said to be wrong beside the fields. */
  mistakes: Mistakes;
  /** What was wrong when Send was pressed last. */
  refused: Mistakes;
  /** Fields in which something has been typed. */
  edited: FieldName[];
  /** Why it failed. */
  outcome: Outcome | undefined;
  /** What stands in the fields, or stood there when the message was sent. */
  values: Values;
  isToastShown: boolean;
  /** How often Send was answered. */
  answers: number;
}

export type Step =
  | { type: 'ready' | 'send' | 'toast is over' | 'start anew' }
  | { type: 'input'; name: FieldName; mistake: Mistake | undefined; values: Values }
  | { type: 'leave'; name: FieldName; mistake: Mistake | undefined }
  | { type: 'refuse'; mistakes: Mistakes }
  | { type: 'answer'; outcome: Outcome; values: Values };

export const begun: Progress = {
  phase: 'plain',
  mistakes: {},
  refused: {},
  edited: [],
  outcome: undefined,
  values: EMPTY,
  isToastShown: false,
  answers: 0,
};

/** The progress after one more step. */
export function next(progress: Progress, step: Step): Progress {
  switch (step.type) {
    case 'ready':
      return { ...progress, phase: 'idle' };
    case 'input':
      return afterInput(progress, step);
    case 'leave':
      return isTooEarly(progress, step) ? progress : { ...progress, mistakes: withMistake(progress.mistakes, step) };
    case 'refuse':
      return {
        ...progress,
        phase: 'invalid',
        mistakes: step.mistakes,
        refused: step.mistakes,
        answers: progress.answers + 1,
      };
    case 'send':
      return { ...progress, phase: 'sending', mistakes: {}, refused: {} };
    case 'answer':
      return afterAnswer(progress, step);
    case 'toast is over':
      return { ...progress, isToastShown: false };
    case 'start anew':
      return { ...begun, phase: 'idle' };
  }
}

function afterAnswer(progress: Progress, { outcome, values }: Extract<Step, { type: 'answer' }>): Progress {
  const answers = progress.answers + 1;
  if (outcome.kind !== 'sent') return { ...progress, phase: 'failed', outcome, values, answers };
  return { ...begun, phase: 'sent', values, isToastShown: true, answers };
}

type FieldStep = Pick<Extract<Step, { type: 'leave' }>, 'name' | 'mistake'>;

/** Typing can only end a complaint; a new one waits until the visitor leaves the field. */
function afterInput(progress: Progress, { name, mistake, values }: Extract<Step, { type: 'input' }>): Progress {
  const edited = progress.edited.includes(name) ? progress.edited : [...progress.edited, name];
  const isComplaint = progress.mistakes[name] !== undefined;
  const mistakes = isComplaint ? withMistake(progress.mistakes, { name, mistake }) : progress.mistakes;
  return { ...progress, edited, mistakes, values };
}

/** Nobody is told to fill in a field that was only passed. */
function isTooEarly({ edited, refused }: Progress, { name, mistake }: FieldStep): boolean {
  const wasRefused = Object.keys(refused).length > 0;
  return mistake?.kind === 'missing' && !wasRefused && !edited.includes(name);
}

function withMistake(mistakes: Mistakes, { name, mistake }: FieldStep): Mistakes {
  const { [name]: _, ...others } = mistakes;
  return mistake ? { ...others, [name]: mistake } : others;
}
