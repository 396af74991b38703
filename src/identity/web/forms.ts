import { signInFieldsKey, signInSentKey } from '#kernel/web/sign-in-fields.ts';

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

const answerLimit = 5000;

/**
 * Sends nothing without a connection, and says so: the browser's own page would take the place of what is typed (identity.49). Some machines take
 * themselves for offline that are not, so the server is asked, and what it answers to is sent.
 */
export function holdOffline(): void {
  for (const form of document.forms) {
    const line = form.querySelector<HTMLElement>('[data-offline]');
    let isAnswered = false;
    let isAsking = false;
    const sendIfAnswered = async (button: HTMLElement | null): Promise<void> => {
      isAsking = true;
      isAnswered = await isServerThere();
      isAsking = false;
      if (!isAnswered) return;
      line?.setAttribute('hidden', '');
      form.requestSubmit(button);
      isAnswered = false;
    };
    form.addEventListener('submit', (event) => {
      if (navigator.onLine || !line || isAnswered) return;
      event.preventDefault();
      // Neither the guard nor the forgetting of what is sent.
      event.stopImmediatePropagation();
      line.hidden = false;
      // It may be out of sight, and is read again at each press.
      line.focus();
      if (!isAsking) void sendIfAnswered(event.submitter);
    });
    addEventListener('online', () => line?.setAttribute('hidden', ''));
  }
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/health/ready', { cache: 'no-store', signal: AbortSignal.timeout(answerLimit) })).ok;
  } catch {
    return false;
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

// No passwords and codes, and nothing that an invitation has filled in.
const draftFields = 'input[type=text]:not([readonly], [autocomplete=off], .code)';

/** Keeps what is typed in this tab until it was sent and answered, also when the page is left or its language changed (identity.49). */
export function keepFields(): void {
  forgetAnswered();
  const inputs = [...document.querySelectorAll<HTMLInputElement>(draftFields)];
  const typed = new Map<string, string>(JSON.parse(sessionStorage.getItem(signInFieldsKey) ?? '[]'));
  const keep = () => {
    for (const { name, value } of inputs) typed.set(name, value);
    sessionStorage.setItem(signInFieldsKey, JSON.stringify([...typed]));
  };
  for (const input of inputs) if (input.value === '') input.value = typed.get(input.name) ?? '';
  // What was sent and refused is still being typed.
  if (document.querySelector('[aria-invalid=true], .alert:not([hidden])')) keep();
  document.addEventListener('input', keep);
  for (const form of document.forms) form.addEventListener('submit', () => sessionStorage.setItem(signInSentKey, 'yes'));
}

/** The next page is the answer to what was sent, unless the browser went back from a page of its own that says that there was none. */
function forgetAnswered(): void {
  if (sessionStorage.getItem(signInSentKey) === null) return;
  sessionStorage.removeItem(signInSentKey);
  const isAnswer = performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');
  if (isAnswer) sessionStorage.removeItem(signInFieldsKey);
}
