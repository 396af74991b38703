import type { Access } from '#kernel/contract/endpoint.ts';
import type { PageLink } from '#kernel/contract/page-link.ts';
import type { RoleFeature } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import { passesAccess } from '#kernel/server/passes-access.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { register } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';

/** A member's access to the tasks about a record. */
export interface TaskAccess {
  /** All tasks, only those that the member gave or has to do, or only those that they have to do. */
  sees: 'all' | 'own' | 'none';
  /** Whether the member may give tasks here. */
  mayAdd: boolean;
  /** Whether tasks can be added and changed there now. */
  isOpen: boolean;
  /** The record's name. */
  name: string;
  /** Whether tasks are given, changed and deleted by calls of the record's feature; here they are only completed and opened again. */
  hasOwnCalls?: boolean;
  /** Who answers for the record, and gets what people have to do about it to whom it is closed by a restriction. */
  keeperId?: string | null;
  /** Completed tasks are not opened again, because the record could not be open again with them. */
  keepsCompleted?: boolean;
}

/** A member and a record with tasks. */
export interface TaskLookup {
  member: Membership;
  ownerId: string;
}

/** The call that completed a task or opened it again. */
export type TaskMove = Pick<CallContext, 'company' | 'actor' | 'services' | 'now' | 'today' | 'audit'>;

/** A task and the record that it is about. */
export interface TaskOfOwner {
  taskId: string;
  ownerId: string;
}

/** A line of the log without what changed. */
export type LoggedAs = Pick<Change, 'entity' | 'entityId' | 'companyUserId' | 'ownerId' | 'keptFrom'>;

/** A kind of record with tasks, declared by its feature with `add(taskOwners, owner)`; whatever is known of a task's record comes from here. */
export interface TaskOwner {
  /** As stored. */
  kind: string;
  /** The feature whose level opens the records, for explanations. */
  feature: RoleFeature;
  /** What opens the records. Whoever has a task to do sees it without. */
  access: Extract<Access, { permission: unknown }>;
  /**
   * The access of members to records, in the order asked; undefined when a record does not exist. A constant number of statements. Records are
   * locked against erasure when a task is about to be written. `access` is judged before.
   */
  accessTo: (company: Company, asked: readonly TaskLookup[], options?: { lock?: boolean }) => Promise<readonly (TaskAccess | undefined)[]>;
  /** The page of the record with its tasks. */
  pageOf: (ownerId: string) => PageLink;
  /** Whether its feature itself tells responsible people, for a reason of its own (notifications.3), and hands over what leavers had to do. */
  tellsItself?: boolean;
  /** Locks the record before its task is completed or opened again, where that changes the record. */
  lock?: (company: Company, ownerId: string) => Promise<void>;
  /** A task of the record was completed or opened again. */
  moved?: (call: TaskMove, task: TaskOfOwner) => Promise<void>;
  /** What lines of the log about a task of the record are about and concern; absent: the task alone. */
  logged?: (company: Company, task: TaskOfOwner) => Promise<LoggedAs>;
  /** The person that the record is or is about. */
  personOf?: (ownerId: string) => string;
}

/** The kinds of records with tasks. */
export const taskOwners = register<TaskOwner>('tasks.task-owners', ({ kind }) => kind);

/** The access of members to the tasks about records of one kind; a member who does not pass the kind's gate has only what they have to do. */
export async function accessToTasks(
  company: Company,
  owner: TaskOwner,
  lookups: readonly TaskLookup[],
  options?: { lock?: boolean },
): Promise<(TaskAccess | undefined)[]> {
  if (lookups.length === 0) return [];
  const found = await owner.accessTo(company, lookups, options);
  return lookups.map(({ member }, place) => {
    const access = found[place];
    return access && (passesAccess(member, owner.access) ? access : { ...access, sees: 'none', mayAdd: false });
  });
}

/** The kinds whose features tell of their tasks themselves. */
export function kindsThatNotify({ registers }: Pick<Services, 'registers'>): string[] {
  return [...registers.of(taskOwners).values()].flatMap(({ kind, tellsItself }) => (tellsItself ? kind : []));
}
