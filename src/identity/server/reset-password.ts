import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#kernel/contract/locale.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { IdentityContext, IdentityServices, LiveKey } from './identity-context.ts';
import { isEmail } from './email.ts';
import { fieldOf, frameOf, queryOf, sendPage } from './frame.ts';
import { minutesToWait } from './limits.ts';
import { findLiveKeys, noticeOfKeys } from './live-keys.ts';
import { forgotAddress, linkMinutes, sendPasswordChanged, sendResetLink, signInAddress } from './mails.ts';
import { newPasswordErrors } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import type { FieldErrors } from './pages/fields.ts';
import type { PageFrame } from './pages/layout.ts';
import { forgotPage, forgotSentPage, resetPage } from './pages/password-pages.ts';
import { messagePage } from './pages/sign-in-pages.ts';
import { removeSecondFactor } from './second-factor.ts';
import { endSessions } from './sessions.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { deleteLinksOf, findLink, insertLink, takeLink } from './store-link.ts';
import { findUser, findUserByEmail, updateEmailVerified, updatePassword } from './store-user.ts';
import type { User } from './store-user.ts';

/** Longer than finding no account, or creating a link and its mail, takes. */
const steadyMilliseconds = 300;

/** The page to request a link for a new password; the answer is always the same (identity.33). */
export async function showForgot(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendForgot(context, reply, { frame: localeFrame(context, request, reply), email: queryOf(request, 'email') ?? '' });
}

/** Mails a link for a new password if the address has an account, and answers the same either way. */
export async function submitForgot(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const frame = localeFrame(context, request, reply);
  const { t, language } = frame;
  const email = fieldOf(request, 'email').trim();
  if (!isEmail(email)) {
    return sendForgot(context, reply, { frame, email, errors: { email: email ? t('field.email') : t('field.required') }, status: 400 });
  }
  const wait = await minutesToWait(context, request, 'forgot', email);
  if (wait) return sendForgot(context, reply, { frame, email, problem: t('signIn.tooMany', { minutes: wait }), status: 429 });
  await withMinimumDuration(steadyMilliseconds, () => sendLink(context.services, email));
  const addresses = { againAddress: forgotAddress(context.services, language), signInAddress: signInAddress(context.services, language) };
  return sendPage(reply, frame, forgotSentPage(frame, { email, minutes: linkMinutes, ...addresses }));
}

/** The page to set a new password by a link (identity.34). */
export async function showReset(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const frame = localeFrame(context, request, reply);
  const token = queryOf(request, 'token') ?? '';
  const user = await context.services.database.transaction((unit) => findOwner(context.services, unit, token));
  if (!user) return sendGone(context, reply, frame);
  return sendPage(reply, frame, resetPage(frame, { token, email: user.email }));
}

/** Sets the new password, once; all sessions of the user end. */
export async function submitReset(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const frame = localeFrame(context, request, reply);
  const { services } = context;
  const token = fieldOf(request, 'token');
  const wait = await minutesToWait(context, request, 'reset', token);
  const user = wait ? undefined : await services.database.transaction((unit) => findOwner(services, unit, token));
  if (!user) return sendGone(context, reply, frame);
  const typed = { password: fieldOf(request, 'password'), repeat: fieldOf(request, 'repeat') };
  const errors = await newPasswordErrors(frame.t, typed, [user.email, user.givenName, user.familyName]);
  if (Object.keys(errors).length > 0) return sendPage(reply, frame, resetPage(frame, { token, email: user.email, errors }), 400);
  const passwordHash = await hashPassword(typed.password);
  const keys = await findLiveKeys(context, user.subject);
  const isDone = await services.database.transaction((unit) => changePassword(context, unit, { user, token, passwordHash, keys }));
  if (!isDone) return sendGone(context, reply, frame);
  const { t, language } = frame;
  const link = { address: signInAddress(services, language), text: t('reset.signIn') };
  const notice = noticeOfKeys(services.config.publicUrl, language, keys);
  return sendPage(reply, frame, messagePage(frame, { title: t('reset.doneTitle'), text: t('reset.done'), link, good: true, notice }));
}

async function sendLink(services: IdentityServices, email: string): Promise<void> {
  const { clock, database, secrets } = services;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + linkMinutes * 60_000);
  await database.transaction(async (unit) => {
    const user = await findUserByEmail(unit, email);
    if (!user) return;
    await insertLink(unit, { digest: digestOf(secrets, token), subject: user.subject, expiresAt });
    await sendResetLink(services, unit, user, token);
  });
}

async function findOwner({ clock, secrets }: IdentityServices, unit: Unit, token: string): Promise<User | undefined> {
  const subject = await findLink(unit, digestOf(secrets, token), clock.now());
  return subject ? findUser(unit, subject) : undefined;
}

async function changePassword(
  context: IdentityContext,
  unit: Unit,
  { user, token, passwordHash, keys }: { user: User; token: string; passwordHash: string; keys: readonly LiveKey[] },
): Promise<boolean> {
  const { clock, secrets } = context.services;
  const subject = await takeLink(unit, digestOf(secrets, token), clock.now());
  if (subject !== user.subject) return false;
  await deleteLinksOf(unit, subject);
  await updatePassword(unit, subject, passwordHash, clock.now());
  // Somebody else may have signed up with this address before it was verified, and set up their own second factor.
  if (!user.emailVerified) await removeSecondFactor(unit, subject);
  await updateEmailVerified(unit, subject);
  await endSessions(context, unit, subject);
  await sendPasswordChanged(context.services, unit, user, keys);
  return true;
}

/** These pages have their language in the address, like the app's. */
function localeFrame(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): PageFrame {
  const [, locale, ...rest] = request.url.split('/');
  const language: Language = locale === localeOfLanguage.en ? 'en' : 'no';
  const other = localeOfLanguage[language === 'no' ? 'en' : 'no'];
  return frameOf(context, request, reply, { language, switchAddress: `/${other}/${rest.join('/')}` });
}

function sendGone({ services }: IdentityContext, reply: FastifyReply, frame: PageFrame): FastifyReply {
  const { t, language } = frame;
  const link = { address: forgotAddress(services, language), text: t('reset.askAgain') };
  return sendPage(
    reply,
    frame,
    messagePage(frame, { title: t('reset.goneTitle'), text: t('reset.gone', { minutes: String(linkMinutes) }), link }),
    410,
  );
}

interface ForgotAnswer {
  frame: PageFrame;
  email: string;
  problem?: string;
  errors?: FieldErrors;
  status?: number;
}

function sendForgot(
  { services }: IdentityContext,
  reply: FastifyReply,
  { frame, email, problem, errors = {}, status = 200 }: ForgotAnswer,
): FastifyReply {
  const markup = forgotPage(frame, { email, signInAddress: signInAddress(services, frame.language), problem, errors });
  return sendPage(reply, frame, markup, status);
}

function digestOf(secrets: IdentityServices['secrets'], token: string): string {
  return secrets.digest(token, 'identity-link');
}
