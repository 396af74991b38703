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

/** After so many milliseconds another press is sent all the same: some machines take themselves for offline that are not. */
const heldFor = 5000;

/** Sends nothing without a connection, and says so: the browser's own page would take the place of what is typed (identity.49). */
export function holdOffline(): void {
  for (const form of document.forms) {
    const line = form.querySelector<HTMLElement>('[data-offline]');
    let heldSince: number | undefined;
    form.addEventListener('submit', (event) => {
      if (navigator.onLine || !line || event.timeStamp - (heldSince ?? event.timeStamp) > heldFor) return;
      event.preventDefault();
      // Neither the guard nor the forgetting of what is sent.
      event.stopImmediatePropagation();
      heldSince ??= event.timeStamp;
      line.hidden = false;
      // It may be out of sight, and is read again at each press.
      line.focus();
    });
    addEventListener('online', () => {
      heldSince = undefined;
      line?.setAttribute('hidden', '');
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
// No passwords and codes, and nothing that an invitation has filled in.
const draftFields = 'input[type=text]:not([readonly], [autocomplete=off], .code)';

/** Keeps what is typed in this tab until it is sent, also when the page is left or its language changed (identity.49). */
export function keepFields(): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>(draftFields)];
  const typed = new Map<string, string>(JSON.parse(sessionStorage.getItem(place) ?? '[]'));
  const keep = () => {
    for (const { name, value } of inputs) typed.set(name, value);
    sessionStorage.setItem(place, JSON.stringify([...typed]));
  };
  for (const input of inputs) if (input.value === '') input.value = typed.get(input.name) ?? '';
  // What was sent and refused is still being typed.
  if (document.querySelector('[aria-invalid=true], .alert:not([hidden])')) keep();
  document.addEventListener('input', keep);
  for (const form of document.forms) form.addEventListener('submit', () => sessionStorage.removeItem(place));
}
