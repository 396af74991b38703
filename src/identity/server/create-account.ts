import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '#kernel/server/id.ts';
import type { IdentityContext } from './identity-context.ts';
import { isEmail } from './email.ts';
import { fieldOf, sendPage } from './frame.ts';
import { findInteraction, interactionFrame, parameter } from './interaction.ts';
import type { Interaction } from './interaction.ts';
import { minutesToWait } from './limits.ts';
import { sendAlreadyHere } from './mails.ts';
import { passwordErrorText } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import type { FieldErrors } from './pages/fields.ts';
import type { PageFrame } from './pages/layout.ts';
import { createPage } from './pages/sign-in-pages.ts';
import { sendExpired } from './replies.ts';
import { afterPassword } from './sign-in.ts';
import { withMinimumDuration } from './minimum-duration.ts';
import { findUser, findUserByEmail, insertUser } from './store-user.ts';
import type { User } from './store-user.ts';

export const nameMaxLength = 50;
/** Longer than adding an account, or mailing the owner of a taken address, takes. */
const steadyMilliseconds = 400;

interface AccountInput {
  givenName: string;
  familyName: string;
  email: string;
  password: string;
}

/** Creates an account, or a decoy for a taken address (identity.32, identity.7). */
export async function showCreate(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const interaction = await findInteraction(context, request, reply);
  if (!interaction) return sendExpired(context, request, reply);
  const frame = interactionFrame(context, request, reply, interaction);
  const email = parameter(interaction, 'login_hint') ?? '';
  return sendCreate(context, reply, { frame, interaction, input: { givenName: '', familyName: '', email, password: '' } });
}

/** Handles a sign-up. A taken address gets the same answer, and its owner a mail that explains how to sign in. */
export async function submitCreate(context: IdentityContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const interaction = await findInteraction(context, request, reply);
  if (!interaction) return sendExpired(context, request, reply);
  const frame = interactionFrame(context, request, reply, interaction);
  const input = accountInputOf(request, interaction);
  const errors = await errorsOf(frame, input);
  if (Object.keys(errors).length > 0) return sendCreate(context, reply, { frame, interaction, input, errors, status: 400 });
  const wait = await minutesToWait(context, request, 'create', input.email);
  if (wait)
    return sendCreate(context, reply, { frame, interaction, input, problem: frame.t('signIn.tooMany', { minutes: wait }), status: 429 });
  const user = await withMinimumDuration(steadyMilliseconds, () => signUp(context, input, frame));
  return afterPassword(context, reply, { interaction, user, frame });
}

/** The new account; for a taken address a decoy that looks the same but gives no access. */
async function signUp({ services }: IdentityContext, input: AccountInput, { language }: PageFrame): Promise<User> {
  const { clock, database } = services;
  const { givenName, familyName, email } = input;
  const passwordHash = await hashPassword(input.password);
  return database.transaction(async (unit) => {
    const subject = newId();
    const fresh = { subject, email, emailVerified: false, givenName, familyName, language, passwordHash, now: clock.now() };
    const isNew = await insertUser(unit, { ...fresh, decoy: false });
    if (!isNew) {
      await insertUser(unit, { ...fresh, decoy: true });
      const owner = await findUserByEmail(unit, email);
      if (owner) await sendAlreadyHere(services, unit, owner);
    }
    const user = await findUser(unit, subject);
    if (!user) throw new Error('the account that was just added is not there');
    return user;
  });
}

function accountInputOf(request: FastifyRequest, interaction: Interaction): AccountInput {
  const text = (name: string) => fieldOf(request, name).trim().replaceAll(/\s+/g, ' ');
  const email = fixedEmail(interaction) ?? text('email');
  return { givenName: text('givenName'), familyName: text('familyName'), email, password: fieldOf(request, 'password') };
}

async function errorsOf({ t }: PageFrame, { givenName, familyName, email, password }: AccountInput): Promise<FieldErrors> {
  const name = (value: string) => {
    if (!value) return t('field.required');
    return [...value].length > nameMaxLength ? t('field.nameTooLong', { length: String(nameMaxLength) }) : undefined;
  };
  const wrongEmail = email ? !isEmail(email) && t('field.email') : t('field.required');
  const found = {
    givenName: name(givenName),
    familyName: name(familyName),
    email: wrongEmail || undefined,
    password: await passwordErrorText(t, password, [email, givenName, familyName]),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([field, text]) => (text === undefined ? [] : [[field, text]])));
}

/** The address from an invitation, which the user cannot change. */
function fixedEmail(interaction: Interaction): string | undefined {
  const hint = parameter(interaction, 'login_hint');
  return parameter(interaction, 'prompt')?.split(' ').includes('create') && hint && isEmail(hint) ? hint : undefined;
}

interface CreateAnswer {
  frame: PageFrame;
  interaction: Interaction;
  input: AccountInput;
  problem?: string;
  errors?: FieldErrors;
  status?: number;
}

function sendCreate(
  context: IdentityContext,
  reply: FastifyReply,
  { frame, interaction, input, problem, errors = {}, status = 200 }: CreateAnswer,
): FastifyReply {
  const markup = createPage(frame, {
    values: input,
    emailFixed: fixedEmail(interaction) !== undefined,
    signInAddress: `${context.issuer}/interaction/${interaction.uid}?page=sign-in`,
    problem,
    errors,
  });
  return sendPage(reply, frame, markup, status);
}
