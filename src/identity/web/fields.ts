import { strengthOf } from './strength.ts';

const every = <E extends Element>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];

/** Adds a button that shows the typed password. */
export function revealPasswords(): void {
  for (const button of every<HTMLButtonElement>('[data-reveal]')) {
    const input = inputOf(button.dataset['reveal']);
    if (!input) continue;
    button.hidden = false;
    button.addEventListener('click', () => {
      const isShown = input.type === 'password';
      input.type = isShown ? 'text' : 'password';
      const word = button.dataset[isShown ? 'hide' : 'show'] ?? '';
      const label = button.dataset[isShown ? 'hideLabel' : 'showLabel'] ?? '';
      button.textContent = word;
      button.setAttribute('aria-label', label);
      input.focus();
    });
    // The browser would remember a shown password as ordinary text.
    input.form?.addEventListener('submit', () => (input.type = 'password'));
  }
}

/** Shows the strength of a new password while typing. */
export function showStrength(): void {
  for (const meter of every<HTMLElement>('[data-strength]')) {
    const input = inputOf(meter.dataset['strength']);
    const output = meter.querySelector('output');
    if (!input || !output) continue;
    const { min, weak = '', fair = '', strong = '', one = '', more = '' } = meter.dataset;
    const words = { weak, fair, strong };
    const show = () => {
      const left = Number(min) - [...input.value].length;
      const level = strengthOf(input.value);
      // Its space is reserved while empty, so that the layout does not shift.
      meter.dataset['level'] = input.value === '' ? 'none' : left > 0 ? 'short' : level;
      output.value = left > 0 ? (left === 1 ? one : more.replace('99', String(left))) : words[level];
    };
    input.addEventListener('input', show);
    meter.hidden = false;
    show();
  }
}

/** Reduces pasted codes to six digits. */
export function tidyCodes(): void {
  for (const input of every<HTMLInputElement>('input.code')) {
    input.addEventListener('input', () => {
      const digits = input.value.replaceAll(/\D/g, '').slice(0, 6);
      if (digits !== input.value) input.value = digits;
    });
  }
}

function inputOf(id: string | undefined): HTMLInputElement | undefined {
  const found = id === undefined ? null : document.getElementById(id);
  return found instanceof HTMLInputElement ? found : undefined;
}
