import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Contact, Party } from '../contract/entities.ts';
import { partyRights } from './policy.ts';
import { readParty, type PartyRow } from './store-party.ts';

type PartyCall = Pick<CallContext, 'company' | 'actor' | 'fail'>;

/** Refuses who may not see parties, or not change them. */
export function requireRights({ actor, fail }: Pick<CallContext, 'actor' | 'fail'>, needed: 'see' | 'change'): void {
  if (!partyRights(actor.member)[needed]) fail('common.Forbidden');
}

/** A party to change, locked; refuses when it has changed since the caller read it. */
export async function openParty(
  call: PartyCall,
  { partyId, version }: { partyId: string; version?: number | undefined },
): Promise<PartyRow> {
  requireRights(call, 'change');
  const party = (await readParty(call.company, partyId, { lock: true })) ?? call.fail('common.NotFound');
  await refuseStale(call.fail, { read: version, stored: party.version }, () => ({ party: presentParty(call, party) }));
  return party;
}

/** The party, read again after it was changed. */
export async function reloadParty(call: PartyCall, partyId: string): Promise<Party> {
  return presentParty(call, (await readParty(call.company, partyId)) ?? call.fail('common.NotFound'));
}

function presentParty({ actor }: Pick<CallContext, 'actor'>, row: PartyRow): Party {
  const { registerState: state, registerCompany: company, registerCopiedAt: copiedAt, createdAt, ...party } = row;
  const { change } = partyRights(actor.member);
  return {
    ...party,
    register: state && copiedAt && { state, company, copiedAt: copiedAt.toISOString() },
    createdDate: createdAt.toISOString(),
    permissions: { update: change, delete: change },
  };
}

/** Contacts as they are stored: those of the party keep their ids, all others are new. */
export function contactsOf(
  contacts: readonly (Omit<Contact, 'contactId'> & { contactId?: string | undefined })[],
  known: readonly Contact[] = [],
): Contact[] {
  const ids = new Set(known.map(({ contactId }) => contactId));
  return contacts.map(({ contactId, ...contact }) => {
    const id = contactId !== undefined && ids.delete(contactId) ? contactId : newId();
    return { ...contact, contactId: id };
  });
}
