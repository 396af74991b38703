import type { Company } from '../database/unit.ts';
import { newId } from '../id.ts';
import { publishChanges } from '../live/publish-changes.ts';
import type { Services } from '../services.ts';
import { insertWork, requeueWork, writeCancelled } from './store-work.ts';
import type { WorkRow } from './store-work.ts';
import type { WorkKind } from './work-kind.ts';

interface NewWorkInput {
  kind: WorkKind;
  recordId: string;
  /** Unfinished work of a kind has its key once; by default the record's id. */
  key?: string;
  startedBy: string | null;
  now: Date;
}

/** The queue of a kind's jobs. */
export const queueOf = (kind: Pick<WorkKind, 'name'>): string => `work.${kind.name}`;

/** Starts work in the transaction of the call that asks for it; false when unfinished work has its key. */
export async function startWork(
  company: Company,
  jobs: Services['jobs'],
  { kind, recordId, key = recordId, startedBy, now }: NewWorkInput,
): Promise<boolean> {
  const workId = newId();
  const isNew = await insertWork(company, { id: workId, kind: kind.name, recordKind: kind.recordKind, recordId, key, startedBy, now });
  if (!isNew) return false;
  const place = { companyId: company.id, workId, recordId };
  await jobs.enqueue(company, queueOf(kind), place);
  // A process may crash before the first job has scheduled its next look.
  if (kind.lookAgainSeconds !== undefined)
    await jobs.enqueue(company, queueOf(kind), place, { startAfter: after(now, kind.lookAgainSeconds) });
  publishWork(company, { ...place, recordKind: kind.recordKind, startedBy });
  return true;
}

/** Tries failed work again; false when it has not failed, or other work has taken its place. */
export async function retryWork(
  company: Company,
  jobs: Services['jobs'],
  { kind, workId, recordId, recordKind, startedBy }: Pick<WorkRow, 'kind' | 'workId' | 'recordId' | 'recordKind' | 'startedBy'>,
): Promise<boolean> {
  if (!(await requeueWork(company, workId))) return false;
  const place = { companyId: company.id, workId, recordId };
  await jobs.enqueue(company, queueOf({ name: kind }), place);
  publishWork(company, { ...place, recordKind, startedBy });
  return true;
}

/** Cancels unfinished work; false when it has ended. */
export async function cancelWork(
  company: Company,
  kind: WorkKind & Required<Pick<WorkKind, 'cancel'>>,
  { workId, recordId, startedBy, now }: Pick<WorkRow, 'workId' | 'recordId' | 'startedBy'> & { now: Date },
): Promise<boolean> {
  if (!(await writeCancelled(company, workId, now))) return false;
  await kind.cancel(company, recordId);
  publishWork(company, { workId, recordId, recordKind: kind.recordKind, startedBy });
  return true;
}

/** Tells open pages that work, and with it its record, has changed; whoever started it may lack the permission to follow all work. */
export function publishWork(
  company: Company,
  { workId, recordId, recordKind, startedBy }: Pick<WorkRow, 'workId' | 'recordId' | 'recordKind' | 'startedBy'>,
): void {
  publishChanges(company, { entity: 'work', entityId: workId });
  if (startedBy !== null) publishChanges(company, { entity: 'ownWork', entityId: workId, companyUserIds: [startedBy] });
  publishChanges(company, { entity: recordKind, entityId: recordId });
}

export function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
