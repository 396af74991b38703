import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { writeParty, writeRegister, type PartyRow, type StoredRegister } from './store-party.ts';

/** What the register said of a party, and what of it is taken over. */
export interface RegisterChanges {
  register: StoredRegister;
  taken: Partial<Pick<PartyRow, 'name' | 'address'>>;
}

/** Keeps what the register said of a locked party with the date, and what is taken over of name and address; the log says so. */
export async function takeRegister(
  { company, audit }: { company: Company } & Pick<CallContext, 'audit'>,
  party: PartyRow,
  { register, taken }: RegisterChanges,
): Promise<void> {
  const { partyId, name, address, registerState } = party;
  const content = { ...party, ...taken };
  await writeRegister(company, partyId, register);
  if (content.name !== name || content.address !== address) await writeParty(company, partyId, content);
  audit({
    entity: 'party',
    entityId: partyId,
    before: { name, address, registerState },
    after: { name: content.name, address: content.address, registerState: register.state },
  });
}
