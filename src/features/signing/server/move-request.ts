import { findTransition } from '#kernel/contract/transitions.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import type { Services } from '#kernel/server/services.ts';
import { endedStatuses, signingKind, type SigningEventKind } from '../contract/kinds.ts';
import { recipientTransitions, type RecipientAction, type RecipientActor } from '../contract/rules/recipient-status.ts';
import {
  requestTransitions,
  wireStatus,
  type RequestAction,
  type RequestActor,
  type StoredStatus,
} from '../contract/rules/request-status.ts';
import { appendEvent, type EventInput } from './append-event.ts';
import {
  lockRequest,
  writeRecipient,
  writeRequest,
  type OpenRequest,
  type RecipientPatch,
  type RecipientRow,
  type RequestPatch,
} from './store-requests.ts';

/** What a status is changed in: a call, by secret too, or a job. */
export interface MoveCall {
  company: Company;
  services: Services;
  now: Date;
  audit: (change: Change) => void;
}

interface Moving<Patch, Actor> {
  /** Who of the company does it. */
  by?: string | null;
  /** Who does it; by default whoever the action is for. */
  as?: Actor;
  patch?: Patch;
  facts?: EventInput['facts'];
  personal?: EventInput['personal'];
}

/** A status that is not what the caller thought, although it holds the lock: a bug of ours, or a call that did not judge before. */
export class ImpossibleMove extends Error {
  override name = 'ImpossibleMove';
}

const usualActor: Readonly<Record<RequestAction, RequestActor>> = {
  begin: 'system',
  sealBegun: 'signer',
  complete: 'system',
  fail: 'system',
  retrySealing: 'keeper',
  remind: 'keeper',
  extend: 'keeper',
  changeEmail: 'keeper',
  cancel: 'keeper',
  reject: 'signer',
  expire: 'system',
  delete: 'keeper',
  copyToProfile: 'keeper',
  annul: 'keeper',
  addToRegister: 'keeper',
};

/** Actions with a line in the log of the request; the line of the others is that of a person. */
const requestEvents: Readonly<Partial<Record<RequestAction, SigningEventKind>>> = {
  complete: 'sealed',
  fail: 'sealFailed',
  retrySealing: 'sealRetried',
  extend: 'extended',
  cancel: 'cancelled',
  expire: 'expired',
};

/** Changes the status of a request: locks it and its people, asks the table, adds the line, audits (signing.4). */
export async function moveRequest(
  call: MoveCall,
  signingRequestId: string,
  action: RequestAction,
  { by = null, as = usualActor[action], patch = {}, facts = {}, personal = null }: Moving<RequestPatch, RequestActor> = {},
): Promise<OpenRequest> {
  const { company, now, audit } = call;
  const open = await requireOpen(company, signingRequestId);
  const { status, name } = open.request;
  const found = findTransition(requestTransitions, { status, action, actor: as });
  if (!('to' in found) || found.to === 'deleted') throw new ImpossibleMove(`A request that is ${status}: ${action} by ${as}`);
  const to = found.to;
  const ends = isEnded(to) ? (open.request.endedAt ?? now) : null;
  await writeRequest(company, signingRequestId, { ...patch, status: to, ended_at: ends, now });
  const kind = requestEvents[action];
  if (kind) await appendEvent(call, signingRequestId, { kind, by, facts, personal });
  // That somebody was reached stands in its own log, and is no change that anybody made.
  if (action === 'begin') {
    publishChanges(company, { entity: signingKind, entityId: signingRequestId });
  } else if (wireStatus(to) !== wireStatus(status) || kind) {
    audit({
      entity: signingKind,
      entityId: signingRequestId,
      before: { name, status: wireStatus(status) },
      after: { name, status: wireStatus(to) },
    });
  }
  return requireOpen(company, signingRequestId);
}

const usualRecipientActor: Readonly<Record<RecipientAction, RecipientActor>> = {
  invite: 'system',
  accepted: 'system',
  bounced: 'system',
  readInvitation: 'signer',
  open: 'signer',
  sign: 'signer',
  reject: 'signer',
  remind: 'keeper',
  changeEmail: 'keeper',
  cancel: 'keeper',
  expire: 'system',
  revive: 'keeper',
};

const recipientEvents: Readonly<Partial<Record<RecipientAction, SigningEventKind>>> = {
  invite: 'invited',
  accepted: 'notified',
  bounced: 'couldNotNotify',
  readInvitation: 'readInvitation',
  open: 'opened',
  sign: 'signed',
  reject: 'rejected',
  remind: 'reminded',
  changeEmail: 'emailChanged',
};

/** What may come late or twice, as a report of a mail or a second look: it changes nothing then. */
const maybeLate: readonly RecipientAction[] = ['accepted', 'bounced', 'readInvitation', 'open'];
/** Actions that say that somebody was reached. */
const reaching: readonly RecipientAction[] = ['accepted', 'readInvitation', 'open'];

const timeOf: Readonly<Partial<Record<RecipientAction, keyof RecipientPatch>>> = {
  invite: 'invited_at',
  accepted: 'notified_at',
  readInvitation: 'read_at',
  open: 'opened_at',
  sign: 'answered_at',
  reject: 'answered_at',
  remind: 'reminded_at',
};

interface RecipientReference {
  recipientId: string;
  requestId: string;
}

/** Changes the status of a person of a request, likewise (signing.5). What comes late changes nothing. */
export async function moveRecipient(
  call: MoveCall,
  { recipientId, requestId }: RecipientReference,
  action: RecipientAction,
  { by = null, as = usualRecipientActor[action], patch = {}, facts = {}, personal = null }: Moving<RecipientPatch, RecipientActor> = {},
): Promise<OpenRequest> {
  const { company, now } = call;
  const open = await requireOpen(company, requestId);
  const recipient = recipientOf(open, recipientId);
  const { status } = recipient;
  const found = findTransition(recipientTransitions, { status, action, actor: as });
  if (!('to' in found) || !isAlive(open)) {
    if (maybeLate.includes(action)) return open;
    throw new ImpossibleMove(`Somebody who is ${status}: ${action} by ${as}`);
  }
  const time = timeOf[action];
  await writeRecipient(company, recipientId, { ...(time && { [time]: now }), ...patch, status: found.to });
  const kind = recipientEvents[action];
  if (kind) await appendEvent(call, requestId, { kind, recipientId, by, facts, personal });
  if (reaching.includes(action) && open.request.status === 'Created') await moveRequest(call, requestId, 'begin');
  tell(call, open, { recipient, action, to: found.to });
  return requireOpen(company, requestId);
}

/** Actions that the log of the company has a line for. */
const logged: readonly RecipientAction[] = ['sign', 'reject', 'remind', 'changeEmail'];

function tell(
  { company, audit }: MoveCall,
  { request: { signingRequestId, name } }: OpenRequest,
  { recipient, action, to }: { recipient: RecipientRow; action: RecipientAction; to: string },
): void {
  if (!logged.includes(action)) return publishChanges(company, { entity: signingKind, entityId: signingRequestId });
  const person = recipient.companyUserId === null ? {} : { companyUserId: recipient.companyUserId };
  const before = { name, recipient: recipient.name, recipientStatus: recipient.status };
  audit({ entity: signingKind, entityId: signingRequestId, ...person, before, after: { ...before, recipientStatus: to } });
}

/** Whether people of a request may still be moved: it has not ended, or it is being brought back. */
function isAlive({ request: { status } }: OpenRequest): boolean {
  return status !== 'Completed' && status !== 'Sealing' && status !== 'Error';
}

export function recipientOf({ recipients }: OpenRequest, recipientId: string): RecipientRow {
  const recipient = recipients.find((one) => one.recipientId === recipientId);
  if (!recipient) throw new ImpossibleMove('Somebody who is not of the request');
  return recipient;
}

async function requireOpen(company: Company, signingRequestId: string): Promise<OpenRequest> {
  const open = await lockRequest(company, signingRequestId);
  if (!open) throw new ImpossibleMove('A request that is not there');
  return open;
}

export function isEnded(status: StoredStatus): boolean {
  return endedStatuses.some((ended) => ended === status);
}
