import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityContext } from './identity-context.ts';
import { fieldOf, pathOf, sendPage } from './frame.ts';
import { sendChanged } from './mails.ts';
import { recoveryCodesPage, setUpPage } from './pages/account-pages.ts';
import type { FieldErrors } from './pages/fields.ts';
import type { PageFrame } from './pages/layout.ts';
import { authenticatorAddress, completeSetUp, confirmSetUp, setUpOf } from './second-factor.ts';
import { findUser } from './store-user.ts';
import type { User } from './store-user.ts';

interface SettingUp {
  frame: PageFrame;
  user: User;
  /** The app requires it, so there is no link back to the account page. */
  required: boolean;
}

/** Shows QR code and first code, or the recovery codes after a correct code (identity.35). */
export async function sendSetUp(
  { services }: IdentityContext,
  reply: FastifyReply,
  { frame, user, required, errors = {}, status = 200 }: SettingUp & { errors?: FieldErrors; status?: number },
): Promise<FastifyReply> {
  const setUp = await services.database.transaction(async (unit) => setUpOf(services, unit, (await findUser(unit, user.subject)) ?? user));
  const markup =
    setUp.confirmedStep === null
      ? setUpPage(frame, { address: authenticatorAddress(user, setUp), key: setUp.secret, required, errors })
      : recoveryCodesPage(frame, { codes: setUp.recoveryCodes, turnsOn: true, errors });
  return sendPage(reply, frame, markup, status);
}

/** Handles the first code, or the confirmation that the recovery codes are saved; `done` returns the next address. */
export async function submitSetUp(
  context: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { frame, user, required, done }: SettingUp & { done: () => Promise<string> },
): Promise<FastifyReply> {
  const { services } = context;
  if (fieldOf(request, 'do') === 'kept') {
    if (fieldOf(request, 'kept') !== 'yes')
      return sendSetUp(context, reply, { frame, user, required, errors: { kept: frame.t('field.keep') }, status: 400 });
    const isOn = await services.database.transaction(async (unit) => {
      const complete = await completeSetUp(services, unit, user);
      if (complete) await sendChanged(services, unit, user, 'mfaOn');
      return complete;
    });
    return reply.redirect(isOn ? await done() : pathOf(request), 303);
  }
  const typed = fieldOf(request, 'code');
  const isRight = await services.database.transaction((unit) => confirmSetUp(services, unit, user, typed));
  if (isRight) return reply.redirect(pathOf(request), 303);
  const error = typed ? frame.t('code.wrong') : frame.t('field.required');
  return sendSetUp(context, reply, { frame, user, required, errors: { code: error }, status: 400 });
}
