import type { Connections } from '../../schemas/connections.ts';
import type { Button, Link } from '../../schemas/parts.ts';

/** The same content, with buttons that may have become links. */
export type Connected<Content> = Content extends Button
  ? Button | Link
  : Content extends object
    ? { [Field in keyof Content]: Connected<Content[Field]> }
    : Content;

/** A page whose buttons are links where their actions are connected. */
export function withConnections<Page>(page: Page, actions: Connections['actions']): Connected<Page> {
  return connected(page, actions) as Connected<Page>;
}

function connected(value: unknown, actions: Connections['actions']): unknown {
  if (Array.isArray(value)) return value.map((entry) => connected(entry, actions));
  if (typeof value !== 'object' || value === null) return value;
  if (isButton(value)) return linkOf(value, actions);
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, connected(entry, actions)]));
}

function linkOf(button: Button, actions: Connections['actions']): Button | Link {
  const href = actions[button.action];
  return href === '#' ? button : { label: button.label, href };
}

function isButton(value: object): value is Button {
  return 'action' in value && 'label' in value && typeof value.action === 'string';
}
