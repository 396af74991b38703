import { notedRecord } from '#features/notes/contract/noted-record.ts';
import type { NoteOwner } from '#features/notes/server/public.ts';
import type { TaskOwner } from '#features/tasks/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { notedContract } from '../contract/endpoints-notes.ts';
import { seeing } from '../contract/gates.ts';
import { readRestrictions } from './closed-contracts.ts';
import { contractPermissions, maySee } from './policy.ts';
import { readHolders } from './store-holders.ts';

interface ContractLookup {
  member: Membership;
  contractId: string;
}

/** The access of members to contracts, in the order asked; a constant number of statements. */
async function accessTo(company: Company, lookups: readonly ContractLookup[], options?: { lock?: boolean }) {
  const found = await readHolders(
    company,
    lookups.map(({ contractId }) => contractId),
    options,
  );
  const { levelOf } = await readRestrictions(company);
  return lookups.map(({ member, contractId }) => {
    const stored = found.get(contractId);
    const level = levelOf(member, contractId);
    // What is closed is not there.
    if (!stored || level === 'none') return undefined;
    const contract = { ...stored, level };
    const { notes, tasks } = contractPermissions(member, contract);
    const sees: 'all' | 'own' | 'none' = notes ? 'all' : maySee(member, contract) ? 'own' : 'none';
    return { sees, notes, tasks, name: contract.name, keeperId: contract.responsibleId, party: contract.party };
  });
}

const pageOf = (contractId: string, tab: string) => ({ path: '/contracts/details', query: { contractId, tab } });

/** Notes on contracts. */
export const contractNotesOwner: NoteOwner = {
  ...notedContract,
  feature: 'contractRegister',
  entity: 'contract',
  reason: 'NotesNotificationsMain',
  type: notedRecord.contract,
  accessTo: async (company, lookups, options) => {
    const found = await accessTo(
      company,
      lookups.map(({ member, relatedId }) => ({ member, contractId: relatedId })),
      options,
    );
    return found.map((access) => access && { sees: access.sees, isOpen: access.notes, name: access.name });
  },
  propertiesOf: (contractId, { name }) => ({ contractId, contractParty: name }),
  pageOf: ({ contractId = '' }) => pageOf(contractId, 'notes'),
};

/** Obligations: tasks about contracts. */
export const contractTasks: TaskOwner = {
  kind: 'contract',
  feature: 'contractRegister',
  access: seeing,
  accessTo: async (company, lookups, options) => {
    const found = await accessTo(
      company,
      lookups.map(({ member, ownerId }) => ({ member, contractId: ownerId })),
      options,
    );
    return found.map(
      (access) => access && { sees: access.sees, mayAdd: access.tasks, isOpen: true, name: access.name, keeperId: access.keeperId },
    );
  },
  pageOf: (contractId) => pageOf(contractId, 'tasks'),
};
