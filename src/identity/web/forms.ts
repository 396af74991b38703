/** Prevents a form from being submitted twice. */
export function guardForms(): void {
  for (const form of document.forms) {
    form.addEventListener('submit', (event) => {
      const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
      if (form.dataset['sent']) event.preventDefault();
      else if (button) wait(form, button);
    });
  }
}

function wait(form: HTMLFormElement, button: HTMLButtonElement): void {
  const { textContent } = button;
  form.dataset['sent'] = 'yes';
  button.setAttribute('aria-disabled', 'true');
  const late = setTimeout(() => (button.textContent = form.dataset['busy'] ?? textContent), 600);
  // The browser may restore this page from its cache after going back.
  addEventListener('pageshow', () => {
    clearTimeout(late);
    delete form.dataset['sent'];
    button.removeAttribute('aria-disabled');
    button.textContent = textContent;
  });
}

const place = 'identity-fields';

/** Keeps typed values when the language is changed, except passwords and codes. */
export function keepFields(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=text]:not(.code)')];
  document.querySelector('.switch')?.addEventListener('click', () => {
    sessionStorage.setItem(place, JSON.stringify(inputs.map(({ name, value }) => [name, value])));
  });
  const stored = new Map<string, string>(JSON.parse(sessionStorage.getItem(place) ?? '[]'));
  sessionStorage.removeItem(place);
  for (const input of inputs) if (!input.readOnly && input.value === '') input.value = stored.get(input.name) ?? '';
}
