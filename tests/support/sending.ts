import { all, builtPage } from './built-page.ts';

/** Whether a form of this page is connected. What such a form shows, runs and sends is proved by `npm test connected`. */
export function sends(address: string): boolean {
  return formAddresses(address).length > 0;
}

/** Where the forms of this page send. */
export function formAddresses(address: string): string[] {
  return all(builtPage(address).root, 'form[action]').map(({ properties }) => String(properties.action));
}
