import {
  accessEnded,
  employmentChanged,
  leadersOf,
  membersByPerson,
  personDeactivated,
  personErasing,
  personLeaving,
  recordsWanted,
  type PeopleEvent,
} from '#features/people/server/public.ts';
import { handOverWithRecords } from '#features/tasks/server/public.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { readRestrictions } from './closed-contracts.ts';
import { eraseFromImports } from './import/erase-person.ts';
import { endFeed } from './own-feed.ts';
import { readFeedOf } from './store-feed.ts';
import { contractChange } from './log-contract.ts';
import { mayBeResponsible } from './policy.ts';
import { contractTasks } from './record-owners.ts';
import { findHolders, findPeopleOfContracts, handOverContracts, readCandidates, readHeldBy } from './store-holders.ts';

/** How many contracts a message names. */
const maxNamed = 20;

/** Nobody leaves while they are responsible for contracts, and whoever loses the register hands theirs over (contracts.16). */
export const listenToLeavers: readonly Contribution[] = [
  on(recordsWanted, ({ company, companyUserIds }) => findPeopleOfContracts(company, companyUserIds)),
  on(personLeaving, async ({ company, companyUserId, purpose }) => {
    const { ids: unnamed } = await readRestrictions(company);
    const { count, first } = await readHeldBy(company, companyUserId, { most: maxNamed, unnamed });
    const obstacle = { code: 'people.ResponsibleForContracts' as const, details: { count, items: first } };
    const ends = purpose === 'deactivate' && (await readFeedOf(company, companyUserId)) !== undefined;
    return { obstacles: count > 0 ? [obstacle] : [], consequences: ends ? [{ key: 'calendarAddresses', count: 1 }] : [] };
  }),
  on(accessEnded, async ({ company, companyUserId }) => void (await endFeed(company, companyUserId))),
  on(personDeactivated, async ({ company, companyUserId }) => void (await endFeed(company, companyUserId))),
  on(personErasing, async (event) => {
    await endFeed(event.company, event.companyUserId);
    await eraseFromImports(event);
  }),
  on(employmentChanged, handOverLost),
];

async function handOverLost(event: PeopleEvent): Promise<void> {
  const { company, services, companyUserIds } = event;
  const holders = await findHolders(company, companyUserIds);
  if (holders.length === 0) return;
  const members = await membersByPerson({ company, services }, holders);
  const restrictions = await readRestrictions(company);
  for (const from of holders) {
    const member = members.get(from);
    if (member && mayBeResponsible(member)) continue;
    await handOver(event, from, { except: restrictions.ids });
    for (const id of restrictions.heldBy(from))
      await handOver(event, from, { only: [id] }, (successor) => restrictions.levelOf(successor, id) === 'full');
  }
}

async function handOver(
  event: PeopleEvent,
  from: string,
  which: { except: readonly string[] } | { only: readonly string[] },
  mayHave: (successor: Membership) => boolean = () => true,
): Promise<void> {
  const { company, by, now, audit } = event;
  const to = await successorOf(event, from, mayHave);
  const handed = await handOverContracts(company, { from, to, by, now, ...which });
  for (const { contractId, name } of handed)
    audit?.(contractChange(contractId, { name, responsibleId: from }, { name, responsibleId: to }));
  const records = handed.map(({ contractId }) => ({ ownerId: contractId, from, to }));
  await handOverWithRecords(event, contractTasks.kind, records);
}

/** The nearest manager who may be responsible, else the first who keeps the whole register. */
async function successorOf(
  { company, services }: PeopleEvent,
  from: string,
  mayHave: (successor: Membership) => boolean,
): Promise<string | null> {
  const leaders = await leadersOf(company, from);
  const full = roleKeys.filter((role) => services.roleTable.levelsOf(role).contractRegister === 'full');
  const keepers = (await readCandidates(company, full)).map(({ companyUserId }) => companyUserId);
  const members = await membersByPerson({ company, services }, [...leaders, ...keepers]);
  const successor = [...leaders, ...keepers].find((id) => {
    const member = members.get(id);
    return id !== from && member !== undefined && mayBeResponsible(member) && mayHave(member);
  });
  return successor ?? null;
}
