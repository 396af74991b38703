import type { FastifyReply, FastifyRequest } from 'fastify';
import { redirectToAccount, findOwner, sectionAddress } from './account-session.ts';
import type { Owner } from './account-session.ts';
import type { IdentityContext } from './identity-context.ts';
import { fieldOf, sendPage } from './frame.ts';
import { minutesToWait, rememberSecondStep } from './limits.ts';
import { sendChanged } from './mails.ts';
import { confirmPage, recoveryCodesPage } from './pages/account-pages.ts';
import type { FieldErrors } from './pages/fields.ts';
import { acr } from './policy.ts';
import { completeRenewal, removeSecondFactor, renewalOf, startRenewal } from './second-factor.ts';
import { upgradeSession } from './sessions.ts';
import { sendSetUp, submitSetUp } from './set-up.ts';

/** Sets up two-step sign-in from the account page (identity.35). */
export async function showSetUp(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const owner = await findOwner(context, request, reply, 'set-up');
  if (!owner) return reply;
  if (owner.user.totpSecret !== null) return reply.redirect(sectionAddress('overview'), 303);
  return sendSetUp(context, reply, { frame: owner.frame, user: owner.user, required: false });
}

export async function submitSetUpAtAccount(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const owner = await findOwner(context, request, reply, 'set-up');
  if (!owner) return reply;
  const { frame, session, user } = owner;
  if (user.totpSecret !== null) return reply.redirect(sectionAddress('overview'), 303);
  const wait = await minutesToWait(context, request, 'code', user.subject);
  if (wait)
    return sendSetUp(context, reply, {
      frame,
      user,
      required: false,
      errors: { code: frame.t('signIn.tooMany', { minutes: wait }) },
      status: 429,
    });
  const done = async () => {
    rememberSecondStep(context, reply, user.subject);
    await upgradeSession(context, session, { acr: acr.mfa, amr: ['pwd', 'otp', 'mfa'] });
    return `${sectionAddress('overview')}?done=on`;
  };
  return submitSetUp(context, request, reply, { frame, user, required: false, done });
}

export async function showTurnOff(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const owner = await findOwner(context, request, reply, 'turn-off');
  if (!owner) return reply;
  const { frame } = owner;
  const { t } = frame;
  return sendPage(
    reply,
    frame,
    confirmPage(frame, { title: t('account.turnOffTitle'), text: t('account.turnOffIntro'), action: t('account.turnOff') }),
  );
}

export async function submitTurnOff(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const owner = await findOwner(context, request, reply, 'turn-off');
  if (!owner) return reply;
  const { user } = owner;
  await context.services.database.transaction(async (unit) => {
    if (user.totpSecret === null) return;
    await removeSecondFactor(unit, user.subject);
    await sendChanged(context.services, unit, user, 'mfaOff');
  });
  return redirectToAccount(reply, 'off');
}

/** Creates new recovery codes: a confirmation first, then the codes, until the user confirms having saved them. */
export async function showRecoveryCodes(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const owner = await findOwner(context, request, reply, 'recovery-codes');
  if (!owner) return reply;
  return sendRecoveryCodes(context, reply, owner, {});
}

export async function submitRecoveryCodes(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const owner = await findOwner(context, request, reply, 'recovery-codes');
  if (!owner) return reply;
  const { frame, user } = owner;
  const { services } = context;
  if (user.totpSecret === null) return reply.redirect(sectionAddress('overview'), 303);
  if (fieldOf(request, 'do') !== 'kept') {
    await services.database.transaction((unit) => startRenewal(services, unit, user));
    return reply.redirect(sectionAddress('recovery-codes'), 303);
  }
  if (fieldOf(request, 'kept') !== 'yes') return sendRecoveryCodes(context, reply, owner, { kept: frame.t('field.keep') });
  const isDone = await services.database.transaction((unit) => completeRenewal(services, unit, user));
  return isDone ? redirectToAccount(reply, 'codes') : reply.redirect(sectionAddress('recovery-codes'), 303);
}

function sendRecoveryCodes({ services }: IdentityContext, reply: FastifyReply, { frame, user }: Owner, errors: FieldErrors): FastifyReply {
  const { t } = frame;
  const codes = renewalOf(services, user);
  const markup = codes
    ? recoveryCodesPage(frame, { codes, turnsOn: false, errors })
    : confirmPage(frame, { title: t('account.newCodesTitle'), text: t('account.newCodesIntro'), action: t('account.newCodes') });
  return sendPage(reply, frame, markup, Object.keys(errors).length > 0 ? 400 : 200);
}
