import { z } from 'astro/zod';

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The number of a company in the register of the Ministry of Corporate Affairs. */
export const cin = z
  .string()
  .regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'a CIN of 21 characters, such as U72200TN2018PTC123456');

/** The number under which a business pays GST. Its last character follows from the others. */
export const gstin = z
  .string()
  .regex(
    /^(0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
    'a GSTIN of 15 characters, the first two of them a state’s number, such as 33ABCDE1234F1Z7',
  )
  .superRefine((number, context) => {
    const expected = gstinCheck(number.slice(0, -1));
    if (number.at(-1) === expected) return;
    const message = `a GSTIN without a slip: after these 14 characters, the last one would be ${expected}`;
    context.addIssue({ code: 'custom', message });
  });

/** The last character of a GSTIN by the 14 before it: a sum of digits to base 36, of which every other one counts twice. */
export function gstinCheck(number: string): string {
  const sum = [...number].reduce((total, sign, index) => {
    const product = SIGNS.indexOf(sign) * (1 + (index % 2));
    return total + Math.floor(product / SIGNS.length) + (product % SIGNS.length);
  }, 0);
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length);
}
