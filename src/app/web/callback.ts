import '#ui/tokens.css';
import { returnPath } from '#kernel/contract/return-path.ts';
import './callback.css';
import { takeReauthenticationPath } from './session/reauthentication.ts';

// This page runs before a language is known and without the app's texts: it shows both languages.
const words = {
  wait: ['Et øyeblikk …', 'One moment …'],
  failed: ['Innloggingen ble ikke fullført', 'Signing in was not completed'],
  why: [
    'Lenken kan være brukt før eller ha utløpt, eller nettleseren tillot ikke informasjonskapselen.',
    'The link may have been used before or have expired, or the browser did not allow the cookie.',
  ],
  retry: ['Prøv igjen', 'Try again'],
} as const;

const page = document.querySelector('#callback');
/** The page of a user who was asked to sign in again. */
const cameFrom = takeReauthenticationPath();

/** Redeems the callback address of the provider, and continues to the requested page (identity.39). */
async function signIn(): Promise<void> {
  const waiting = setTimeout(() => draw([line('p', words.wait)]), 150);
  const target = await redeem();
  clearTimeout(waiting);
  if (target) location.replace(target);
  else drawFailure();
}

async function redeem(): Promise<string | undefined> {
  try {
    const renewed = cameFrom === undefined ? undefined : await send('refresh-token');
    // A session that ended in the meantime cannot be renewed; the sign-in itself is still valid.
    const answer = !renewed || renewed.status === 401 ? await send('auth-token') : renewed;
    if (!answer.ok) return undefined;
    // The account feature's answer (authToken); this page is outside the app and does not import it.
    const { returnTo } = (await answer.json()) as { returnTo?: string };
    return returnPath(returnTo) ?? '/';
  } catch {
    // No answer is shown like a failure: the user can try again.
    return undefined;
  }
}

function send(call: 'auth-token' | 'refresh-token'): Promise<Response> {
  const query = new URLSearchParams({ callbackUrl: location.href });
  return fetch(`/api/authentication/${call}?${query.toString()}`, { method: 'POST', headers: { accept: 'application/json' } });
}

function drawFailure(): void {
  const retry = line('a', words.retry);
  retry.setAttribute('href', cameFrom ?? '/api/authentication/login');
  retry.className = 'button';
  draw([line('h1', words.failed), line('p', words.why), retry]);
}

function draw(nodes: readonly HTMLElement[]): void {
  page?.replaceChildren(...nodes);
}

function line(tag: 'p' | 'h1' | 'a', [no, en]: readonly [string, string]): HTMLElement {
  const element = document.createElement(tag);
  element.append(spoken('nb', no), spoken('en-GB', en));
  return element;
}

function spoken(lang: string, text: string): HTMLElement {
  const span = document.createElement('span');
  span.lang = lang;
  span.textContent = text;
  return span;
}

void signIn();
