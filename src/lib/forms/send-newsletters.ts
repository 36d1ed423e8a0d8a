import type { Confirmation } from './form-service.ts';
import { sendForm } from './send-form.ts';

/** Sends the page's newsletter boxes without leaving the page. What they say stands in their `data-` attributes. */
export function sendNewsletters(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-confirmation]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (form.dataset.state !== 'sending') send(form);
    });
  }
}

async function send(form: HTMLFormElement) {
  const { sending, sent, failed, lost, confirmation } = form.dataset;
  say(form, 'sending', sending);
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  const { kind } = await sendForm(form.action, body, confirmation as Confirmation);
  if (kind === 'sent') {
    form.reset();
    return say(form, 'sent', sent);
  }
  say(form, 'failed', kind === 'lost' || kind === 'broken' ? lost : failed);
}

function say(form: HTMLFormElement, state: string, text = '') {
  form.dataset.state = state;
  form.querySelector('[role="status"]')?.replaceChildren(text);
}
