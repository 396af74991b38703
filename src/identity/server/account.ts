import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { redirectToAccount, doneTexts, findOwner } from './account-session.ts';
import type { Owner } from './account-session.ts';
import type { IdentityContext } from './identity-context.ts';
import { fieldOf, queryOf, sendPage } from './frame.ts';
import { minutesToWait } from './limits.ts';
import { findLiveKeys, noticeOfKeys } from './live-keys.ts';
import { sendPasswordChanged } from './mails.ts';
import { newPasswordErrors } from './new-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { accountPage, changePasswordPage } from './pages/account-pages.ts';
import type { FieldErrors } from './pages/fields.ts';
import { endSessions } from './sessions.ts';
import { countRecoveryCodes } from './store-second-factor.ts';
import { deleteLinksOf } from './store-link.ts';
import { updatePassword } from './store-user.ts';

/** The user's account and its security settings. */
export async function showAccount(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const owner = await findOwner(context, request, reply, 'overview');
  if (!owner) return reply;
  const { frame, user } = owner;
  const done = queryOf(request, 'done') ?? '';
  const key = doneTexts.get(done);
  const keys = done === 'password' ? await findLiveKeys(context, user.subject) : [];
  const recoveryCodesLeft = await context.services.database.transaction((unit) => countRecoveryCodes(unit, user.subject));
  const markup = accountPage(frame, {
    name: `${user.givenName} ${user.familyName}`,
    email: user.email,
    emailVerified: user.emailVerified,
    mfa: user.totpSecret !== null,
    recoveryCodesLeft,
    appAddress: `${context.services.config.publicUrl}/${localeOfLanguage[frame.language]}/my-settings?tab=security`,
    done: key && frame.t(key),
    keys: noticeOfKeys(context.services.config.publicUrl, frame.language, keys),
  });
  return sendPage(reply, frame, markup);
}

export async function showChangePassword(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const owner = await findOwner(context, request, reply, 'password');
  return owner ? sendPage(reply, owner.frame, changePasswordPage(owner.frame, { email: owner.user.email })) : reply;
}

/** Changes the password of a user who knows the old one; they are signed out everywhere else. */
export async function submitChangePassword(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const owner = await findOwner(context, request, reply, 'password');
  if (!owner) return reply;
  const { frame, session, user } = owner;
  const { clock, database } = context.services;
  const refuse = (answer: { problem?: string; errors?: FieldErrors }, status: number) =>
    sendPage(reply, frame, changePasswordPage(frame, { email: user.email, ...answer }), status);
  const wait = await minutesToWait(context, request, 'signIn', user.email);
  if (wait) return refuse({ problem: frame.t('signIn.tooMany', { minutes: wait }) }, 429);
  const errors = await changeErrors(owner, request);
  if (Object.keys(errors).length > 0) return refuse({ errors }, 400);
  const passwordHash = await hashPassword(fieldOf(request, 'password'));
  const keys = await findLiveKeys(context, user.subject);
  await database.transaction(async (unit) => {
    await updatePassword(unit, user.subject, passwordHash, clock.now());
    await deleteLinksOf(unit, user.subject);
    await endSessions(context, unit, user.subject, { session, request });
    await sendPasswordChanged(context.services, unit, user, keys);
  });
  return redirectToAccount(reply, 'password');
}

async function changeErrors({ frame, user }: Owner, request: FastifyRequest): Promise<FieldErrors> {
  const { t } = frame;
  const current = fieldOf(request, 'current');
  if (!current) return { current: t('field.required') };
  const typed = { password: fieldOf(request, 'password'), repeat: fieldOf(request, 'repeat') };
  const { valid } = await verifyPassword(current, user.passwordHash);
  if (!valid) return { current: t('field.wrongPassword') };
  if (current === typed.password) return { password: t('field.samePassword') };
  return newPasswordErrors(t, typed, [user.email, user.givenName, user.familyName]);
}
