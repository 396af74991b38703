import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#kernel/contract/locale.ts';
import type { IdentityContext } from './identity-context.ts';
import { frameOf, queryOf } from './frame.ts';
import { languageTag } from './language.ts';
import type { PageFrame } from './pages/layout.ts';
import { acr } from './policy.ts';
import { accountClientId } from './provider.ts';
import { currentSession } from './sessions.ts';
import type { CurrentSession } from './sessions.ts';
import { findUser } from './store-user.ts';
import type { User } from './store-user.ts';

/** The maximum age of a sign-in for changing security settings. */
const recentSeconds = 10 * 60;
/** Longer, so that a form opened with a recent sign-in may be filled in slowly. */
const formSeconds = 30 * 60;

export const accountSections = ['overview', 'password', 'set-up', 'turn-off', 'recovery-codes'] as const;
export type AccountSection = (typeof accountSections)[number];

export interface Owner {
  session: CurrentSession;
  user: User;
  frame: PageFrame;
}

type DoneText = 'account.passwordDone' | 'account.turnedOn' | 'account.turnOffDone' | 'account.codesReplaced';

/** The message of the overview after a change, by the value in its address. */
export const doneTexts: ReadonlyMap<string, DoneText> = new Map([
  ['password', 'account.passwordDone'],
  ['on', 'account.turnedOn'],
  ['off', 'account.turnOffDone'],
  ['codes', 'account.codesReplaced'],
]);

/** Redirects to the overview, with a message about the change. */
export function redirectToAccount(reply: FastifyReply, done: 'password' | 'on' | 'off' | 'codes'): FastifyReply {
  return reply.redirect(`${sectionAddress('overview')}?done=${done}`, 303);
}

export function sectionAddress(section: AccountSection): string {
  return section === 'overview' ? '/identity/account' : `/identity/account/${section}`;
}

/** The signed-in user; undefined when they must sign in (again), after redirecting the browser. */
export async function findOwner(
  context: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
  section: AccountSection,
): Promise<Owner | undefined> {
  const session = await currentSession(context, request, reply);
  const frame = frameOf(context, request, reply);
  const user = session && (await context.services.database.transaction((unit) => findUser(unit, session.subject)));
  // A session from before the second factor was enabled cannot open these pages.
  const isWeak = user?.totpSecret != null && session?.acr !== acr.mfa;
  const isOld = section !== 'overview' && session?.isOlderThan(request.method === 'GET' ? recentSeconds : formSeconds);
  if (session && user && !isOld && !isWeak) return { session, user, frame };
  await reply.redirect(askAddress(context, section, frame.language, user?.email), 303);
  return undefined;
}

/** Returns from signing in to the section that required it. The answer is not trusted; the session is checked again. */
export async function returnToAccount(_desk: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const wanted = queryOf(request, 'state');
  const section = accountSections.find((known) => known === wanted) ?? 'overview';
  return reply.redirect(sectionAddress(section), 303);
}

/** An authorization request of the account page itself, used only for its sign-in. */
function askAddress({ issuer }: IdentityContext, section: AccountSection, language: Language, email: string | undefined): string {
  const nobodyKnows = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: accountClientId,
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${issuer}/account/return`,
    state: section,
    code_challenge: createHash('sha256').update(nobodyKnows).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: languageTag[language],
    ...(section !== 'overview' && { max_age: String(recentSeconds) }),
    ...(email && { login_hint: email }),
  });
  return `${issuer}/auth?${query.toString()}`;
}
