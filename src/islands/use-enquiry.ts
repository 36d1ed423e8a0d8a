import {
  type FocusEvent,
  type InputEvent,
  type PointerEvent,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { dropDraft, keepDraft, readDraft, referenceFor } from '../lib/forms/draft.ts';
import { enquiryReducer, initialState } from '../lib/forms/enquiry-reducer.ts';
import { checkedField, fieldsIn, problemsIn, valuesIn } from '../lib/forms/form-fields.ts';
import type { FormPlan } from '../lib/forms/form-service.ts';
import { sendForm } from '../lib/forms/send-form.ts';

/** Nobody reads the form and fills it in faster, in milliseconds. A message that is ready earlier waits. */
const HUMAN_TIME = 3000;
/** How long a toast stays, in milliseconds. */
const TOAST_TIME = 4000;

/** What happens in the contact form, from the first key to the confirmation. */
export function useEnquiry({ action, confirmation }: FormPlan) {
  const [state, dispatch] = useReducer(enquiryReducer, initialState);
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLElement>(null);
  const isSending = useRef(false);
  const isPressing = useRef(false);
  const readySince = useRef(0);

  useEffect(() => {
    readySince.current = performance.now();
    if (form.current) restore(form.current);
    dispatch({ type: 'ready' });
  }, []);

  // Each new answer to Send takes the focus: the list of problems, the failure, the confirmation.
  useEffect(() => {
    if (state.answers > 0) notice.current?.focus();
  }, [state.answers]);

  useEffect(() => {
    if (state.phase !== 'sent') return;
    const timer = setTimeout(() => dispatch({ type: 'toast is over' }), TOAST_TIME);
    return () => clearTimeout(timer);
  }, [state.phase]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const element = form.current;
    if (!element || isSending.current) return;
    const problems = problemsIn(element);
    if (Object.keys(problems).length > 0) return dispatch({ type: 'refuse', problems });
    isSending.current = true;
    const values = valuesIn(element);
    const reference = referenceFor(values, readDraft()?.attempt);
    keepDraft({ values, attempt: { reference, values } });
    dispatch({ type: 'send' });
    await new Promise((resolve) => setTimeout(resolve, readySince.current + HUMAN_TIME - performance.now()));
    const outcome = await sendForm(action, bodyOf(element, reference), confirmation);
    if (outcome.kind === 'sent') {
      dropDraft();
      element.reset();
    }
    isSending.current = false;
    dispatch({ type: 'answer', outcome, values });
  }

  return {
    state,
    form,
    notice,
    submit,
    startAnew: () => {
      flushSync(() => dispatch({ type: 'start anew' }));
      if (form.current) fieldsIn(form.current)[0]?.focus();
    },
    input: (event: InputEvent<HTMLFormElement>) => {
      const values = valuesIn(event.currentTarget);
      keepDraft({ ...readDraft(), values });
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
  };
}

/** Puts what was typed before a reload into the fields in which nothing has been typed since. */
function restore(form: HTMLFormElement) {
  if (location.hash === '#sent') {
    dropDraft();
    history.replaceState(history.state, '', location.pathname + location.search);
    return;
  }
  const draft = readDraft();
  for (const field of draft ? fieldsIn(form) : []) {
    if (field.value === '' && draft) field.value = draft.values[field.name];
  }
}

function bodyOf(form: HTMLFormElement, reference: string): URLSearchParams {
  const body = new URLSearchParams({ reference });
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  return body;
}
