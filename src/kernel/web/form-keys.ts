import type { KeyboardEvent } from 'react';

function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // What is typed in a dialog over the form is heard here too.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.elements].filter((one) => one instanceof HTMLButtonElement && one.type === 'submit');
  // What its button may not send yet is not sent by keys either.
  if (buttons.length === 0 || buttons.some((button) => !button.matches(':disabled'))) event.currentTarget.requestSubmit();
}

/** Ctrl or ⌘ with Enter sends the form, as its own button does. */
export const keysOfForm = { onKeyDown: sendByKey };
