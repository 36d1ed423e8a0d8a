import { FIELDS, type Problems, REQUIRED } from '../../lib/forms/fields.ts';
import { INPUTS } from '../../lib/forms/inputs.ts';
import { problemText } from '../../lib/forms/wording.ts';
import type { EnquiryWords } from '../../schemas/forms.ts';
import type { ContactFormContent } from '../../schemas/sections.ts';
import { Field } from './Field.tsx';

interface EnquiryFieldsProps {
  labels: ContactFormContent;
  words: EnquiryWords;
  problems: Problems;
  isReadOnly: boolean;
}

/** The fields of the connected contact form, with what is wrong in them. */
export function EnquiryFields({ labels, words, problems, isReadOnly }: EnquiryFieldsProps) {
  return FIELDS.map((name) => {
    const { [name]: problem } = problems;
    const check = {
      required: REQUIRED.includes(name) ? words.required : undefined,
      problem: problem && problemText(words.problems, name, problem),
      isReadOnly,
    };
    return <Field key={name} name={name} {...labels[name]} {...INPUTS[name]} check={check} />;
  });
}
