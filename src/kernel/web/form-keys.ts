import type { KeyboardEvent } from 'react';

function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // What is typed in a dialog over the form is heard here too.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  event.preventDefault();
  const form = event.currentTarget;
  // Once the field has taken what was typed, which may be what the button waits for.
  setTimeout(() => sendAsButton(form));
}

/** Sends a form unless its button may not yet; a button with a value sends it in another way, which the keys never mean. */
function sendAsButton(form: HTMLFormElement): void {
  const buttons = [...form.elements].filter((one) => one instanceof HTMLButtonElement && one.type === 'submit' && one.value === '');
  if (buttons.length === 0 || buttons.some((button) => !button.matches(':disabled'))) form.requestSubmit();
}

/** Ctrl or ⌘ with Enter sends the form, as its own button does. */
export const keysOfForm = { onKeyDown: sendByKey };
