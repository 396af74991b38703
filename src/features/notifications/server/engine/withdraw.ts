import type { Company } from '#kernel/server/database/unit.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import type { Subject } from '../subject.ts';
import { awaitHeld } from './store-held.ts';
import { deleteUnread } from './store-withdrawal.ts';

/**
 * Takes back what was told of events that were undone, to whomever it was told: unread in the bell, and what is held. Answers the keys of those
 * events of which nobody has heard; of others somebody has read, or it has left by mail or SMS.
 */
export async function withdraw(
  company: Company,
  subjects: readonly Pick<Subject, 'key' | 'companyUserId'>[],
): Promise<ReadonlySet<string>> {
  if (subjects.length === 0) return new Set();
  // Whoever sends it now ends first: what leaves meanwhile has been heard of.
  await awaitHeld(company);
  const { told, unheard } = await deleteUnread(company, subjects);
  const [first] = told;
  if (first !== undefined) publishChanges(company, { entity: 'notification', entityId: first, companyUserIds: told });
  return new Set(unheard);
}
