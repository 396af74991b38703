import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityContext } from './identity-context.ts';
import { fieldOf, pathOf, queryOf, sendPage } from './frame.ts';
import {
  findInteraction,
  finish,
  interactionFrame,
  isMfaAsked,
  savePasswordStep,
  parameter,
  secondStepOf,
  startOver,
} from './interaction.ts';
import type { Interaction } from './interaction.ts';
import { rememberBrowser, minutesToWait } from './limits.ts';
import { forgotAddress } from './mails.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import type { FieldErrors } from './pages/fields.ts';
import type { PageFrame } from './pages/layout.ts';
import { signInPage } from './pages/sign-in-pages.ts';
import { sendExpired } from './replies.ts';
import { findUser, findUserByEmail, updateLanguage, updatePassword } from './store-user.ts';
import type { User } from './store-user.ts';

/** Shows e-mail and password (identity.30), or the interaction's next page. */
export async function showSignIn(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const interaction = await findInteraction(context, request, reply);
  if (!interaction) return sendExpired(context, request, reply);
  const wanted = queryOf(request, 'page');
  if (wanted === 'start-over') {
    await startOver(interaction);
    return reply.redirect(pathOf(request), 303);
  }
  if (interaction.prompt.name === 'create' && wanted !== 'sign-in') return reply.redirect(`${pathOf(request)}/create`, 303);
  if (secondStepOf(interaction, context.services.clock.now())) return reply.redirect(`${pathOf(request)}/second-step`, 303);
  const frame = interactionFrame(context, request, reply, interaction);
  return sendSignIn(context, reply, { frame, interaction, email: await likelyEmail(context, interaction) });
}

/** Checks e-mail and password. */
export async function submitSignIn(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const interaction = await findInteraction(context, request, reply);
  if (!interaction) return sendExpired(context, request, reply);
  const frame = interactionFrame(context, request, reply, interaction);
  const email = fieldOf(request, 'email').trim();
  const password = fieldOf(request, 'password');
  const errors = missing(frame, { email, password });
  if (Object.keys(errors).length > 0) return sendSignIn(context, reply, { frame, interaction, email, errors, status: 400 });
  const wait = await minutesToWait(context, request, 'signIn', email);
  if (wait)
    return sendSignIn(context, reply, { frame, interaction, email, problem: frame.t('signIn.tooMany', { minutes: wait }), status: 429 });
  const user = await userWithPassword(context, email, password);
  if (!user) return sendSignIn(context, reply, { frame, interaction, email, problem: frame.t('signIn.wrong'), status: 401 });
  rememberBrowser(context, reply, user.email);
  return afterPassword(context, reply, { interaction, user, frame });
}

/** Continues to the second factor when there is one, or when the app requires it. */
export async function afterPassword(
  context: IdentityContext,
  reply: FastifyReply,
  { interaction, user, frame }: { interaction: Interaction; user: User; frame: PageFrame },
): Promise<FastifyReply> {
  const { clock, database } = context.services;
  await database.transaction((unit) => updateLanguage(unit, user.subject, frame.language));
  if (user.totpSecret === null && !isMfaAsked(interaction))
    return reply.redirect(await finish(context, interaction, user.subject, 'password'), 303);
  await savePasswordStep(interaction, user.subject, clock.now());
  return reply.redirect(`${context.issuer}/interaction/${interaction.uid}/second-step`, 303);
}

/** The user with this address and password. Unknown addresses take the same time. */
async function userWithPassword({ services }: IdentityContext, email: string, password: string): Promise<User | undefined> {
  const user = await services.database.transaction((unit) => findUserByEmail(unit, email));
  const { valid, outdated } = await verifyPassword(password.slice(0, 1000), user?.passwordHash);
  if (!user || !valid) return undefined;
  if (outdated) {
    const hash = await hashPassword(password);
    await services.database.transaction((unit) => updatePassword(unit, user.subject, hash, undefined));
  }
  return user;
}

function missing({ t }: PageFrame, { email, password }: { email: string; password: string }): FieldErrors {
  return { ...(!email && { email: t('field.required') }), ...(!password && { password: t('field.required') }) };
}

async function likelyEmail({ services }: IdentityContext, interaction: Interaction): Promise<string> {
  const hint = parameter(interaction, 'login_hint');
  const subject = interaction.session?.accountId;
  if (hint || !subject) return hint ?? '';
  const user = await services.database.transaction((unit) => findUser(unit, subject));
  return user?.email ?? '';
}

interface SignInAnswer {
  frame: PageFrame;
  interaction: Interaction;
  email: string;
  problem?: string;
  errors?: FieldErrors;
  status?: number;
}

function sendSignIn(
  context: IdentityContext,
  reply: FastifyReply,
  { frame, interaction, email, problem, errors = {}, status = 200 }: SignInAnswer,
): FastifyReply {
  const markup = signInPage(frame, {
    email,
    problem,
    errors,
    again: interaction.session?.accountId !== undefined,
    createAddress: `${context.issuer}/interaction/${interaction.uid}/create`,
    forgotAddress: forgotAddress(context.services, frame.language),
  });
  return sendPage(reply, frame, markup, status);
}
