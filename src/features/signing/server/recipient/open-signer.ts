import type { Actor } from '#kernel/server/actor.ts';
import type { Change } from '#kernel/server/audit.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Fail } from '#kernel/server/failure.ts';
import type { Call } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { lockRequest } from '../store-requests.ts';
import { confirmationOf } from './device.ts';
import { invitationState, type InvitationState } from './rules/invitation-state.ts';
import { readSigner, type SignerRow } from './store-signer.ts';

/** A call of somebody who signs, by the secret of a mail or by a session of the same address. */
export interface SignerCall<Code extends string = never> {
  company: Company;
  /** The signer whom the secret was made for. */
  target: string;
  actor: Actor | undefined;
  call: Call;
  services: Services;
  now: Date;
  today: string;
  fail: Fail<Code>;
  audit: (change: Change) => void;
}

/** The signer of a call, and how it stands for them. */
export interface OpenedSigner extends SignerRow {
  state: InvitationState;
}

/** The states in which a signer reads the document, and so may have to show who they are. */
const readableStates: ReadonlySet<InvitationState> = new Set(['open', 'signed', 'completed']);

export const isReadable = ({ state }: Pick<OpenedSigner, 'state'>): boolean => readableStates.has(state);

/** Whom the call is about. A request that was deleted answers as an unknown link does. */
export async function openSigner({ company, target, now, fail }: SignerCall): Promise<OpenedSigner> {
  const signer = (await readSigner(company, target)) ?? fail('common.NotFound');
  const { requestStatus, status, dueDate, timeZone, isCompanyEnding } = signer;
  // The job that expires requests looks each quarter of an hour, and a signature is never later than its day.
  const isOverdue = dueDate !== null && dueDate < dayIn(timeZone, now);
  return { ...signer, state: invitationState(requestStatus, status, { isOverdue, isCompanyEnding }) };
}

/** The same of a request that is locked until the commit: for what changes it, or adds to its log. */
export async function openLockedSigner(context: SignerCall): Promise<OpenedSigner> {
  const { requestId } = await openSigner(context);
  await lockRequest(context.company, requestId);
  return openSigner(context);
}

/** Refuses what can only be done in these states, and says how it stands. */
export function refuseState({ fail }: SignerCall<'signing.NotOpen'>, signer: OpenedSigner, isFine: boolean): void {
  if (!isFine) fail('signing.NotOpen', 409, { details: { state: signer.state } });
}

/** How this browser has shown who it is, as the method of the request asks; refuses one that has not. */
export async function requireConfirmation(context: SignerCall<'signing.NotConfirmed'>, { recipientId, method }: SignerRow) {
  const { company, fail, now } = context;
  return (await confirmationOf(company, context, { recipientId, method, now })) ?? fail('signing.NotConfirmed', 403);
}
