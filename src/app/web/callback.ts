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
  reference: ['Referanse', 'Reference'],
} as const;

const page = document.querySelector('#callback');
/** The page of a user who was asked to sign in again. */
const cameFrom = takeReauthenticationPath();

/** Redeems the callback address of the provider, and continues to the requested page (identity.39). */
async function signIn(): Promise<void> {
  const waiting = setTimeout(() => draw([line('p', words.wait)]), 150);
  const { target, requestId } = await redeem();
  clearTimeout(waiting);
  if (target) location.replace(target);
  else drawFailure(requestId);
}

interface Redeemed {
  /** Where to go on; undefined after a failure. */
  target?: string;
  /** The reference of a refusal, under which the log says more. */
  requestId?: string | undefined;
}

async function redeem(): Promise<Redeemed> {
  try {
    const renewed = cameFrom === undefined ? undefined : await send('refresh-token');
    // A session that ended in the meantime cannot be renewed; the sign-in itself is still valid.
    const answer = !renewed || renewed.status === 401 ? await send('auth-token') : renewed;
    // The account feature's answer (authToken) or a refusal; this page is outside the app and does not import them.
    const { returnTo, requestId } = (await answer.json()) as { returnTo?: string; requestId?: string };
    return answer.ok ? { target: returnPath(returnTo) ?? '/' } : { requestId };
  } catch {
    // No answer is shown like a failure: the user can try again.
    return {};
  }
}

function send(call: 'auth-token' | 'refresh-token'): Promise<Response> {
  const query = new URLSearchParams({ callbackUrl: location.href });
  return fetch(`/api/authentication/${call}?${query.toString()}`, { method: 'POST', headers: { accept: 'application/json' } });
}

function drawFailure(requestId: string | undefined): void {
  const retry = line('a', words.retry);
  retry.setAttribute('href', cameFrom ?? '/api/authentication/login');
  retry.className = 'button';
  draw([line('h1', words.failed), line('p', words.why), retry, ...(requestId ? [reference(requestId)] : [])]);
}

/** What is copied when somebody asks for help; the log says more under it. */
function reference(requestId: string): HTMLElement {
  const [no, en] = words.reference;
  const element = line('p', [`${no}: ${requestId}`, `${en}: ${requestId}`]);
  element.className = 'reference';
  return element;
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
