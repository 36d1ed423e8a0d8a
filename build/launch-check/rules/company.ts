import type { FieldPath } from '../../content-check/report/problem.ts';
import { valueAt } from '../../content-check/report/source.ts';
import { isPlaceholderPhone, isReservedAddress, isReservedEmail, SAMPLE_NAMES } from '../placeholders.ts';
import { type Company, type Finding, type Rule, sourceAt } from '../rule.ts';

const ADDRESSES: FieldPath[] = [
  ['contact', 'sales'],
  ['contact', 'support'],
  ['security', 'contact'],
];

/** Facts about the company in `site.yaml` that are nobody's. */
export const companyRules: Rule[] = [
  {
    id: 'L201',
    level: 'error',
    group: 'Company',
    about: 'The facts about the company are marked as a sample',
    settle: 'Put your own facts into site.yaml and take the line "sample: true" out.',
    find: (company) =>
      found(company, ['sample'], (value) => value === true && 'The facts about the company are a sample'),
  },
  {
    id: 'L202',
    level: 'error',
    group: 'Company',
    about: 'The company has the name of the sample, or of the example',
    settle: 'Write your company’s name.',
    find: (company) =>
      foundText(
        company,
        ['name'],
        (name) => SAMPLE_NAMES.includes(name) && `${name} is the name of the sample or of the example`,
      ),
  },
  {
    id: 'L203',
    level: 'error',
    group: 'Company',
    about: 'An email address reaches nobody, because its domain is kept for examples',
    settle: 'Write an address that somebody reads.',
    find: (company) =>
      ADDRESSES.flatMap((field) =>
        foundText(company, field, (address) => isReservedEmail(address) && `${address} reaches nobody`),
      ),
  },
  {
    id: 'L204',
    level: 'error',
    group: 'Company',
    about: 'The telephone number is one that nobody has',
    settle: 'Write the number under which you are reached, with its country code.',
    find: (company) =>
      foundText(company, ['contact', 'phone'], (phone) => isPlaceholderPhone(phone) && `${phone} reaches nobody`),
  },
  {
    id: 'L205',
    level: 'error',
    group: 'Company',
    about: 'The address of the site is kept for examples',
    settle: 'Write the address under which the site will be reached, such as https://www.your-company.in.',
    find: (company) =>
      foundText(
        company,
        ['url'],
        (url) => isReservedAddress(company.siteUrl || url) && `${company.siteUrl || url} can be nobody’s address`,
      ),
  },
  {
    id: 'L206',
    level: 'warning',
    group: 'Company',
    about: 'The copyright line names another year than this one',
    settle: 'Write this year.',
    find: (company) => {
      const year = company.today.getFullYear();
      return found(company, ['copyrightYear'], (value) => {
        return typeof value === 'number' && value !== year && `The copyright line says ${value}; it is ${year}`;
      });
    },
  },
];

/** A field of `site.yaml`, if there is something to say of it. */
function found(company: Company, field: FieldPath, say: (value: unknown) => string | false): Finding[] {
  const site = sourceAt(company, 'site.yaml');
  const title = say(valueAt(site?.data, field));
  return site && title ? [{ title, place: site.placeOf(field) }] : [];
}

function foundText(company: Company, field: FieldPath, say: (value: string) => string | false): Finding[] {
  return found(company, field, (value) => typeof value === 'string' && say(value));
}
