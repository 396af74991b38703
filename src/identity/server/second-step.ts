import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { IdentityContext } from './identity-context.ts';
import { fieldOf, queryOf, sendPage } from './frame.ts';
import { findInteraction, finish, interactionFrame, secondStepOf } from './interaction.ts';
import type { Interaction } from './interaction.ts';
import { minutesToWait, rememberSecondStep } from './limits.ts';
import { sendRecoveryCodeUsed } from './mails.ts';
import type { PageFrame } from './pages/layout.ts';
import { codePage } from './pages/sign-in-pages.ts';
import { sendExpired } from './replies.ts';
import { acceptCode, acceptRecoveryCode } from './second-factor.ts';
import { sendSetUp, submitSetUp } from './set-up.ts';
import { countRecoveryCodes } from './store-second-factor.ts';
import { findUser } from './store-user.ts';
import type { User } from './store-user.ts';

interface Waiting {
  frame: PageFrame;
  interaction: Interaction;
  user: User;
}

/** Asks for the second factor (identity.31), or sets it up for a user who must have one and has none (identity.35). */
export async function showSecondStep(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const waiting = await findWaiting(context, request, reply);
  if (!waiting) return backToStart(context, request, reply);
  if (waiting.user.totpSecret === null) return sendSetUp(context, reply, { ...waiting, required: true });
  return sendCode(context, reply, waiting, { method: queryOf(request, 'method') === 'recovery' ? 'recovery' : 'app' });
}

/** Handles a code of the app, a recovery code, or a page of the set-up. */
export async function submitSecondStep(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const waiting = await findWaiting(context, request, reply);
  if (!waiting) return backToStart(context, request, reply);
  const { frame, interaction, user } = waiting;
  const method = queryOf(request, 'method') === 'recovery' ? 'recovery' : 'app';
  const isSettingUp = user.totpSecret === null;
  const wait = await minutesToWait(context, request, 'code', user.subject);
  const problem = wait && frame.t('signIn.tooMany', { minutes: wait });
  if (problem && isSettingUp) return sendSetUp(context, reply, { frame, user, required: true, errors: { code: problem }, status: 429 });
  if (problem) return sendCode(context, reply, waiting, { method, problem, status: 429 });
  const done = () => {
    rememberSecondStep(context, reply, user.subject);
    return finish(context, interaction, user.subject, 'mfa');
  };
  if (isSettingUp) return submitSetUp(context, request, reply, { frame, user, required: true, done });
  const typed = fieldOf(request, method === 'app' ? 'code' : 'recovery');
  const isRight = await context.services.database.transaction((unit) => accept(context, unit, user, { method, typed }));
  if (isRight) return reply.redirect(await done(), 303);
  const text = method === 'app' ? frame.t('code.wrong') : frame.t('code.recoveryWrong');
  const error = typed ? text : frame.t('field.required');
  return sendCode(context, reply, waiting, { method, errors: { [method === 'app' ? 'code' : 'recovery']: error }, status: 401 });
}

async function accept(
  { services }: IdentityContext,
  unit: Unit,
  user: User,
  { method, typed }: { method: 'app' | 'recovery'; typed: string },
): Promise<boolean> {
  if (method === 'app') return acceptCode(services, unit, user, typed);
  const isRight = await acceptRecoveryCode(services, unit, user, typed);
  if (isRight) await sendRecoveryCodeUsed(services, unit, user, await countRecoveryCodes(unit, user.subject));
  return isRight;
}

async function findWaiting(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<Waiting | undefined> {
  const interaction = await findInteraction(context, request, reply);
  const step = interaction && secondStepOf(interaction, context.services.clock.now());
  if (!step) return undefined;
  const user = await context.services.database.transaction((unit) => findUser(unit, step.subject));
  // Setting up a second factor requires the password, not just an open session.
  if (!user || (user.totpSecret === null && !step.passwordHere)) return undefined;
  return { frame: interactionFrame(context, request, reply, interaction), interaction, user };
}

async function backToStart(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const interaction = await findInteraction(context, request, reply);
  if (!interaction) return sendExpired(context, request, reply);
  return reply.redirect(`${context.issuer}/interaction/${interaction.uid}?page=start-over`, 303);
}

interface CodeAnswer {
  method: 'app' | 'recovery';
  problem?: string;
  errors?: Record<string, string>;
  status?: number;
}

async function sendCode(
  context: IdentityContext,
  reply: FastifyReply,
  { frame, interaction, user }: Waiting,
  answer: CodeAnswer,
): Promise<FastifyReply> {
  const { method, problem, errors = {}, status = 200 } = answer;
  const recoveryCodesLeft = await context.services.database.transaction((unit) => countRecoveryCodes(unit, user.subject));
  const markup = codePage(frame, {
    method,
    recoveryCodesLeft,
    otherAddress: method === 'app' ? '?method=recovery' : '?method=app',
    startOverAddress: `${context.issuer}/interaction/${interaction.uid}?page=start-over`,
    problem,
    errors,
  });
  return sendPage(reply, frame, markup, status);
}
