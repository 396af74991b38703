import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { IdentityContext } from './identity-context.ts';
import { frameOf } from './frame.ts';
import type { PageFrame } from './pages/layout.ts';
import { acr, asksForMfa } from './policy.ts';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The state that an interaction keeps between its pages. */
interface Progress {
  /** The user whose password was correct, and when. */
  passwordOf: string | undefined;
  at: number;
}

/** The maximum time between the password and the second factor. */
const passwordStepMinutes = 15;

/** The interaction of the current page; undefined when it has ended, belongs to another browser, or cookies are blocked. */
export async function findInteraction(
  { provider }: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | undefined> {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === Reflect.get(Object(request.params), 'uid') ? interaction : undefined;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined;
    throw error;
  }
}

export function interactionFrame(
  context: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
  interaction: Interaction,
): PageFrame {
  return frameOf(context, request, reply, { uiLocales: parameter(interaction, 'ui_locales'), interaction: interaction.uid });
}

/** A parameter of the authorization request that started the interaction. */
export function parameter({ params }: Interaction, name: string): string | undefined {
  const value = params[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether the app requires a second factor, also of users without one. */
export function isMfaAsked(interaction: Interaction): boolean {
  return asksForMfa(parameter(interaction, 'acr_values'));
}

/** The user whose second factor is next: the password was correct here, or the current session is fresh enough and lacks only the second factor. */
export function secondStepOf(interaction: Interaction, now: Date): { subject: string; passwordHere: boolean } | undefined {
  const { passwordOf, at } = progressOf(interaction);
  if (passwordOf) return now.getTime() - at < passwordStepMinutes * 60_000 ? { subject: passwordOf, passwordHere: true } : undefined;
  const { reasons } = interaction.prompt;
  const subject = interaction.session?.accountId;
  const lacksOnlyMfa = reasons.length === 1 && reasons[0] === 'mfa_required';
  return lacksOnlyMfa && subject ? { subject, passwordHere: false } : undefined;
}

/** Stores that the password was correct. This alone does not sign in: the provider checks only `login`. */
export async function savePasswordStep(interaction: Interaction, subject: string, now: Date): Promise<void> {
  interaction.result = { passwordOf: subject, at: now.getTime() };
  await interaction.persist();
}

/** Returns to the first page, for another user; a session that lacked only a second factor must sign in completely. */
export async function startOver(interaction: Interaction): Promise<void> {
  interaction.prompt.reasons.push('started_over');
  interaction.result = {};
  await interaction.persist();
}

/** Signs the user in and returns the address to redirect to. */
export async function finish(
  { provider }: IdentityContext,
  interaction: Interaction,
  subject: string,
  method: 'password' | 'mfa',
): Promise<string> {
  if (interaction.session?.accountId && interaction.session.accountId !== subject) await leaveSession(provider, interaction);
  const amr = method === 'mfa' ? ['pwd', 'otp', 'mfa'] : ['pwd'];
  // `create` answers `prompt=create`; it has no effect otherwise.
  interaction.result = { login: { accountId: subject, acr: acr[method], amr, remember: true }, create: {} };
  await interaction.persist();
  return interaction.returnTo;
}

/** Ends the session of another user in this browser, so that nothing of it is inherited. */
async function leaveSession(provider: Provider, interaction: Interaction): Promise<void> {
  const old = interaction.session?.uid ? await provider.Session.findByUid(interaction.session.uid) : undefined;
  await old?.destroy();
  delete interaction.session;
}

function progressOf({ result }: Interaction): Progress {
  const { passwordOf, at } = result ?? {};
  return { passwordOf: typeof passwordOf === 'string' ? passwordOf : undefined, at: typeof at === 'number' ? at : 0 };
}
