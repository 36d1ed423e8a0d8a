import { FIELDS, type FieldName, type Problem, type Problems, problemIn, type Values } from './fields.ts';

type Field = (HTMLInputElement | HTMLTextAreaElement) & { name: FieldName };

/** The fields of the contact form, without those that nobody sees. */
export function fieldsIn(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField);
}

export function valuesIn(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsIn(form).map(({ name, value }) => [name, value])) as Values;
}

/** Puts an earlier text into the fields in which nothing has been typed since. */
export function restore(form: HTMLFormElement, values: Values): void {
  for (const field of fieldsIn(form)) if (field.value === '') field.value = values[field.name];
}

/** What is sent: all fields, those that nobody sees as well, under a reference. */
export function bodyOf(form: HTMLFormElement, reference: string): URLSearchParams {
  const body = new URLSearchParams({ reference });
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  return body;
}

/** What is wrong with each field that has something wrong. */
export function problemsIn(form: HTMLFormElement): Problems {
  const problems = fieldsIn(form).map((field) => [field.name, problemOf(field)]);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

/** A field with its problem, if what an event came from is one. */
export function checkedField(target: EventTarget): { name: FieldName; problem: Problem | undefined } | undefined {
  return isField(target) ? { name: target.name, problem: problemOf(target) } : undefined;
}

function problemOf({ name, value, validity }: Field): Problem | undefined {
  return problemIn(name, value, validity.typeMismatch);
}

function isField(target: EventTarget): target is Field {
  const isInput = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isInput && FIELDS.some((name) => name === target.name);
}
