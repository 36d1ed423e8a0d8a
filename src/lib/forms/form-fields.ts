import { FIELDS, type FieldName, type Mistake, type Mistakes, mistakeIn, type Values } from './fields.ts';

type Field = (HTMLInputElement | HTMLTextAreaElement) & { name: FieldName };

/** The fields of the contact form, without those that nobody sees. */
export function fieldsIn(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField);
}

export function valuesIn(form: HTMLFormElement): Values {
  return Object.fromEntries(fieldsIn(form).map(({ name, value }) => [name, value])) as Values;
}

/** What is wrong with each field that has something wrong. */
export function mistakesIn(form: HTMLFormElement): Mistakes {
  const mistakes = fieldsIn(form).map((field) => [field.name, mistakeOf(field)]);
  return Object.fromEntries(mistakes.filter(([, mistake]) => mistake !== undefined));
}

/** A field with its mistake, if what an event came from is one. */
export function checkedField(target: EventTarget): { name: FieldName; mistake: Mistake | undefined } | undefined {
  return isField(target) ? { name: target.name, mistake: mistakeOf(target) } : undefined;
}

function mistakeOf({ name, value, validity }: Field): Mistake | undefined {
  return mistakeIn(name, value, validity.typeMismatch);
}

function isField(target: EventTarget): target is Field {
  const isInput = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isInput && FIELDS.some((name) => name === target.name);
}
