import type { CallContext } from '#kernel/server/call-context.ts';
import type { ImportRowError } from '../contract/entities-import.ts';
import { announce, announceChanges, peopleRemoved } from './change-hooks.ts';
import { changeOf } from './change-of.ts';
import { planRemovals, type AddedPerson } from './import/plan-removals.ts';
import { planReverts, type ChangedPerson } from './import/plan-reverts.ts';
import { deletePeople } from './import/store-import-people.ts';
import { externalIn, releaseDirector } from './release-director.ts';
import { refuseTakenEmail } from './refuse-taken-email.ts';
import { changeRecords, readRecords, type PeopleWriteContext } from './save-people.ts';
import { lockReportingLines } from './store-reporting.ts';

/**
 * Takes back what an import or a sync added and changed, except where later changes depend on it: changed values are restored, added people deleted.
 * Answers who was kept, and why.
 */
export async function takeBackPeople(
  { company, actor, services, now, today, fail, audit }: CallContext<'people.EmailAlreadyExists'>,
  { changed, added }: { changed: readonly ChangedPerson[]; added: readonly AddedPerson[] },
): Promise<ReadonlyMap<string, ImportRowError>> {
  const by = actor.member.companyUserId;
  const writeContext: PeopleWriteContext = { company, secrets: services.secrets, now, today, by };
  await lockReportingLines(company);
  const reverts = await planReverts({ ...writeContext, services }, actor.member.role, changed);
  if (reverts.pairs.length > 0) await refuseTakenEmail(fail, () => changeRecords(writeContext, reverts.pairs));
  for (const { before, after } of reverts.pairs) audit(changeOf(before, after));
  for (const change of await releaseDirector(company, externalIn(reverts.pairs))) audit(change);
  await announceChanges({ company, services, by, now, today }, reverts.pairs);
  const removals = await planRemovals({ company, services, actor }, added);
  const removed = removals.ids.length > 0 ? await readRecords(writeContext, removals.ids) : [];
  if (removed.length > 0) await deletePeople(company, removals.ids, by);
  await announce(peopleRemoved, { company, services, by, now, today, companyUserIds: removed.map(({ id }) => id) });
  for (const { id, ...person } of removed)
    audit({ entity: 'companyUser', entityId: id, companyUserId: id, before: { firstName: person.firstName, lastName: person.lastName } });
  return new Map([...reverts.kept, ...removals.kept]);
}
