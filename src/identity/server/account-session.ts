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

/** How recently one must have signed in to change what protects the sign-in. */
const recentSeconds = 10 * 60;
/** Longer: once a change has begun with a recent sign-in, its form may be filled in slowly. */
const formSeconds = 30 * 60;

export const accountSections = ['overview', 'password', 'set-up', 'turn-off', 'recovery-codes'] as const;
export type AccountSection = (typeof accountSections)[number];

export interface Owner {
  session: CurrentSession;
  user: User;
  frame: PageFrame;
}

type DoneText = 'account.passwordDone' | 'account.turnedOn' | 'account.turnOffDone' | 'account.codesReplaced';

/** What the overview says after a change, by the word in its address. */
export const doneTexts: ReadonlyMap<string, DoneText> = new Map([
  ['password', 'account.passwordDone'],
  ['on', 'account.turnedOn'],
  ['off', 'account.turnOffDone'],
  ['codes', 'account.codesReplaced'],
]);

/** Back to the overview, which says what was done. */
export function redirectToAccount(reply: FastifyReply, done: 'password' | 'on' | 'off' | 'codes'): FastifyReply {
  return reply.redirect(`${sectionAddress('overview')}?done=${done}`, 303);
}

export function sectionAddress(section: AccountSection): string {
  return section === 'overview' ? '/identity/account' : `/identity/account/${section}`;
}

/** Who is signed in; undefined when they must sign in (again) first, and then the browser is on its way. */
export async function findOwner(
  context: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
  section: AccountSection,
): Promise<Owner | undefined> {
  const session = await currentSession(context, request, reply);
  const frame = frameOf(context, request, reply);
  const user = session && (await context.services.database.transaction((unit) => findUser(unit, session.subject)));
  // A session from before the second step was turned on does not open these pages.
  const isWeak = user?.totpSecret != null && session?.acr !== acr.mfa;
  const isOld = section !== 'overview' && session?.isOlderThan(request.method === 'GET' ? recentSeconds : formSeconds);
  if (session && user && !isOld && !isWeak) return { session, user, frame };
  await reply.redirect(askAddress(context, section, frame.language, user?.email), 303);
  return undefined;
}

/** Back from signing in: on to the section that asked for it. Nothing of the answer is believed; the session is looked at afresh. */
export async function returnToAccount(_desk: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const wanted = queryOf(request, 'state');
  const section = accountSections.find((known) => known === wanted) ?? 'overview';
  return reply.redirect(sectionAddress(section), 303);
}

/** An authorization request of the account page's own; it wants the sign-in that comes of it and nothing else. */
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
