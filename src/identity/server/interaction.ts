import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { IdentityContext } from './identity-context.ts';
import { frameOf } from './frame.ts';
import type { PageFrame } from './pages/layout.ts';
import { acr, asksForMfa } from './policy.ts';

export type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** What an interaction remembers between its pages. */
interface Progress {
  /** Whose password was right, and when. */
  passwordOf: string | undefined;
  at: number;
}

/** How long the second step may be waited for. */
const passwordStepMinutes = 15;

/** The interaction of the page at hand; undefined when it is over, another browser's, or cookies are blocked. */
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

/** A parameter of the authorization request that began the interaction. */
export function parameter({ params }: Interaction, name: string): string | undefined {
  const value = params[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether the app asks for two steps, also of those who have not set them up. */
export function isMfaAsked(interaction: Interaction): boolean {
  return asksForMfa(parameter(interaction, 'acr_values'));
}

/** Whose second step is next: the password was right here, or the session at hand is fresh enough and only lacks it. */
export function secondStepOf(interaction: Interaction, now: Date): { subject: string; passwordHere: boolean } | undefined {
  const { passwordOf, at } = progressOf(interaction);
  if (passwordOf) return now.getTime() - at < passwordStepMinutes * 60_000 ? { subject: passwordOf, passwordHere: true } : undefined;
  const { reasons } = interaction.prompt;
  const subject = interaction.session?.accountId;
  const lacksOnlyMfa = reasons.length === 1 && reasons[0] === 'mfa_required';
  return lacksOnlyMfa && subject ? { subject, passwordHere: false } : undefined;
}

/** Remembers that the password was right. It lets nobody in: the provider looks only for `login`. */
export async function keepPasswordStep(interaction: Interaction, subject: string, now: Date): Promise<void> {
  interaction.result = { passwordOf: subject, at: now.getTime() };
  await interaction.persist();
}

/** Back to the first page, for someone else; the session that only lacked a second step is asked for everything. */
export async function startOver(interaction: Interaction): Promise<void> {
  interaction.prompt.reasons.push('started_over');
  interaction.result = {};
  await interaction.persist();
}

/** Signs the person in and answers where the browser goes now. */
export async function finish(
  { provider }: IdentityContext,
  interaction: Interaction,
  subject: string,
  method: 'password' | 'mfa',
): Promise<string> {
  if (interaction.session?.accountId && interaction.session.accountId !== subject) await leaveSession(provider, interaction);
  const amr = method === 'mfa' ? ['pwd', 'otp', 'mfa'] : ['pwd'];
  // `create` answers `prompt=create`; it means nothing otherwise.
  interaction.result = { login: { accountId: subject, acr: acr[method], amr, remember: true }, create: {} };
  await interaction.persist();
  return interaction.returnTo;
}

/** Somebody else was signed in in this browser: their session ends, and nothing of it is inherited. */
async function leaveSession(provider: Provider, interaction: Interaction): Promise<void> {
  const old = interaction.session?.uid ? await provider.Session.findByUid(interaction.session.uid) : undefined;
  await old?.destroy();
  delete interaction.session;
}

function progressOf({ result }: Interaction): Progress {
  const { passwordOf, at } = result ?? {};
  return { passwordOf: typeof passwordOf === 'string' ? passwordOf : undefined, at: typeof at === 'number' ? at : 0 };
}
