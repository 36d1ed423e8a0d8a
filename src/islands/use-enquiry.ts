import {
  type FocusEvent,
  type InputEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { copyText } from '../lib/forms/copy-text.ts';
import { type Draft, dropDraft, emptyDraft, hasText, keepDraft, referenceOf, takeDraft } from '../lib/forms/draft.ts';
import { enquiryReducer, initialState } from '../lib/forms/enquiry-reducer.ts';
import type { Values } from '../lib/forms/fields.ts';
import { bodyOf, checkedField, fieldsIn, problemsIn, restore, valuesIn } from '../lib/forms/form-fields.ts';
import type { FormPlan } from '../lib/forms/form-service.ts';
import { askBeforeLeaving, untilOrLeaving } from '../lib/forms/leaving.ts';
import { type Outcome, sendForm } from '../lib/forms/send-form.ts';
import { maySend } from '../lib/forms/sending-policy.ts';

/** Nobody writes a message faster, in milliseconds. One that is ready earlier waits. */
const HUMAN_TIME = 3000;
/** How long a toast stays, in milliseconds. */
const TOAST_TIME = 4000;
/** After these it is certain that nothing has arrived. */
const NOT_ARRIVED: Outcome['kind'][] = ['offline', 'blocked', 'refused', 'busy'];

/** What happens in the contact form, from the first key to the confirmation. */
export function useEnquiry({ action, confirmation }: FormPlan, textOf: (values: Values) => string) {
  const [state, dispatch] = useReducer(enquiryReducer, initialState);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLElement>(null);
  const isSending = useRef(false);
  const isPressing = useRef(false);
  const draft = useRef(emptyDraft());
  const readySince = useRef(0);
  const getReady = useRef(Promise.resolve());

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const begin = async () => {
      const isBack = isBackFromSending();
      const found = await takeDraft(() => !isBack && !hasText(valuesIn(element)));
      readySince.current = found?.began ?? Date.now();
      if (found) restore(element, found.values);
      draft.current = found ?? draft.current;
      const values = valuesIn(element);
      if (hasText(values) && !found) keep(draft, { values });
      dispatch({ type: 'ready', found: found && hasText(values) ? kindOf(found, values) : undefined, values });
    };
    // Whatever goes wrong with drafts, Send waits for this and must not fail with it.
    getReady.current = begin().catch(() => dispatch({ type: 'ready', found: undefined, values: valuesIn(element) }));
    maySend(action).then((isAllowed) => isAllowed || dispatch({ type: 'block' }));
  }, [action]);

  // Each new answer to Send takes the focus: the list of problems, the failure, the confirmation.
  useEffect(() => {
    if (state.answers > 0) notice.current?.focus();
  }, [state.answers]);

  useEffect(() => {
    if (!state.toast) return;
    const timer = setTimeout(() => dispatch({ type: 'toast is over' }), TOAST_TIME);
    return () => clearTimeout(timer);
  }, [state.toast]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const element = form.current;
    if (!element || isSending.current) return;
    const problems = problemsIn(element);
    if (Object.keys(problems).length > 0) return dispatch({ type: 'refuse', problems });
    isSending.current = true;
    await getReady.current;
    const values = valuesIn(element);
    const { key, sentAs } = draft.current;
    const reference = referenceOf(key, values);
    keep(draft, { values, sentAs: reference });
    dispatch({ type: 'send' });
    await untilOrLeaving(readySince.current + HUMAN_TIME);
    const outcome: Outcome = state.isBlocked
      ? { kind: 'blocked' }
      : await sendForm(action, bodyOf(element, reference), confirmation);
    if (outcome.kind === 'sent') {
      drop(draft);
      element.reset();
    } else if (NOT_ARRIVED.includes(outcome.kind)) keep(draft, { sentAs });
    isSending.current = false;
    dispatch({ type: 'answer', outcome, values });
  }

  function startAnew() {
    drop(draft);
    form.current?.reset();
    flushSync(() => dispatch({ type: 'start anew' }));
    if (form.current) fieldsIn(form.current)[0]?.focus();
  }

  return {
    state,
    form,
    notice,
    submit,
    startAnew,
    copy: () => {
      if (form.current) dispatch({ type: 'copy', isCopied: copyText(textOf(valuesIn(form.current))) });
    },
    input: (event: InputEvent<HTMLFormElement>) => {
      const values = valuesIn(event.currentTarget);
      keep(draft, { values });
      const field = checkedField(event.target);
      if (field) dispatch({ type: 'input', ...field, values });
    },
    leave: (event: FocusEvent) => {
      const field = checkedField(event.target);
      // A line of text that appears now would move the button away from under the finger.
      if (field && !isPressing.current) dispatch({ type: 'leave', ...field });
      isPressing.current = false;
    },
    press: ({ target }: PointerEvent) => {
      isPressing.current = target instanceof Element && target.closest('button') !== null;
    },
    click: (event: MouseEvent) => {
      // Who clicks twice means one message, also where the first click has failed before the second.
      if (event.detail > 1) event.preventDefault();
    },
  };
}

function keep(draft: RefObject<Draft>, change: Partial<Draft>) {
  draft.current = { ...draft.current, ...change };
  if (!hasText(draft.current.values)) return drop(draft);
  keepDraft(draft.current);
  askBeforeLeaving(true);
}

function drop(draft: RefObject<Draft>) {
  dropDraft(draft.current);
  draft.current = emptyDraft();
  askBeforeLeaving(false);
}

/** Whether the endpoint has sent the visitor back here, who had pressed Send before any script came. */
function isBackFromSending(): boolean {
  if (location.hash !== '#sent') return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

function kindOf({ key, sentAs }: Draft, values: Values): 'draft' | 'attempt' {
  return sentAs === referenceOf(key, values) ? 'attempt' : 'draft';
}
