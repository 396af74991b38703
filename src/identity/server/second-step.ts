import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { Desk } from './desk.ts';
import { fieldOf, queryOf, sendPage } from './frame.ts';
import { findInteraction, finish, interactionFrame, secondStepOf } from './interaction.ts';
import type { Interaction } from './interaction.ts';
import { minutesToWait } from './limits.ts';
import { sendRecoveryCodeUsed } from './mails.ts';
import type { PageFrame } from './pages/layout.ts';
import { codePage } from './pages/sign-in-pages.ts';
import { sendExpired } from './replies.ts';
import { acceptCode, acceptRecoveryCode } from './second-factor.ts';
import { sendSetUp, takeSetUp } from './set-up.ts';
import { countRecoveryCodes } from './store-second-factor.ts';
import { findUser } from './store-user.ts';
import type { User } from './store-user.ts';

interface Waiting {
  frame: PageFrame;
  interaction: Interaction;
  user: User;
}

/** ID-03, or ID-08 for a person who must have a second step and has none. */
export async function showSecondStep(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const waiting = await findWaiting(desk, request, reply);
  if (!waiting) return backToStart(desk, request, reply);
  if (waiting.user.totpSecret === null) return sendSetUp(desk, reply, { ...waiting, required: true });
  return sendCode(desk, reply, waiting, { method: queryOf(request, 'method') === 'recovery' ? 'recovery' : 'app' });
}

/** Takes a code of the app, a recovery code, or a page of the set-up. */
export async function takeSecondStep(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const waiting = await findWaiting(desk, request, reply);
  if (!waiting) return backToStart(desk, request, reply);
  const { frame, interaction, user } = waiting;
  const method = queryOf(request, 'method') === 'recovery' ? 'recovery' : 'app';
  const isSettingUp = user.totpSecret === null;
  const wait = await minutesToWait(desk, request, 'code', user.subject);
  const problem = wait && frame.t('signIn.tooMany', { minutes: wait });
  if (problem && isSettingUp) return sendSetUp(desk, reply, { frame, user, required: true, errors: { code: problem }, status: 429 });
  if (problem) return sendCode(desk, reply, waiting, { method, problem, status: 429 });
  const done = () => finish(desk, interaction, user.subject, 'mfa');
  if (isSettingUp) return takeSetUp(desk, request, reply, { frame, user, required: true, done });
  const typed = fieldOf(request, method === 'app' ? 'code' : 'recovery');
  const isRight = await desk.services.database.transaction((unit) => accept(desk, unit, user, { method, typed }));
  if (isRight) return reply.redirect(await done(), 303);
  const text = method === 'app' ? frame.t('code.wrong') : frame.t('code.recoveryWrong');
  const error = typed ? text : frame.t('field.required');
  return sendCode(desk, reply, waiting, { method, errors: { [method === 'app' ? 'code' : 'recovery']: error }, status: 401 });
}

async function accept(
  { services }: Desk,
  unit: Unit,
  user: User,
  { method, typed }: { method: 'app' | 'recovery'; typed: string },
): Promise<boolean> {
  if (method === 'app') return acceptCode(services, unit, user, typed);
  const isRight = await acceptRecoveryCode(services, unit, user, typed);
  if (isRight) await sendRecoveryCodeUsed(services, unit, user, await countRecoveryCodes(unit, user.subject));
  return isRight;
}

async function findWaiting(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<Waiting | undefined> {
  const interaction = await findInteraction(desk, request, reply);
  const step = interaction && secondStepOf(interaction, desk.services.clock.now());
  if (!step) return undefined;
  const user = await desk.services.database.transaction((unit) => findUser(unit, step.subject));
  // Setting up a second step takes a password given here, not just a browser left open.
  if (!user || (user.totpSecret === null && !step.passwordHere)) return undefined;
  return { frame: interactionFrame(desk, request, reply, interaction), interaction, user };
}

async function backToStart(desk: Desk, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const interaction = await findInteraction(desk, request, reply);
  if (!interaction) return sendExpired(desk, request, reply);
  return reply.redirect(`${desk.issuer}/interaction/${interaction.uid}?page=start-over`, 303);
}

interface CodeAnswer {
  method: 'app' | 'recovery';
  problem?: string;
  errors?: Record<string, string>;
  status?: number;
}

async function sendCode(desk: Desk, reply: FastifyReply, { frame, interaction, user }: Waiting, answer: CodeAnswer): Promise<FastifyReply> {
  const { method, problem, errors = {}, status = 200 } = answer;
  const recoveryCodesLeft = await desk.services.database.transaction((unit) => countRecoveryCodes(unit, user.subject));
  const markup = codePage(frame, {
    method,
    recoveryCodesLeft,
    otherAddress: method === 'app' ? '?method=recovery' : '?method=app',
    startOverAddress: `${desk.issuer}/interaction/${interaction.uid}?page=start-over`,
    problem,
    errors,
  });
  return sendPage(reply, frame, markup, status);
}
