import type { Permission, RoleFeature } from '#kernel/contract/permissions.ts';
import type { Membership } from './actor.ts';
import type { Company } from './database/unit.ts';
import { register } from './registers.ts';

/** A kind of record that lines of the log are about. */
export interface LoggedKind {
  /** Its name in the log. */
  entity: string;
  /** The area of the log's filter that its lines belong to. One feature says in its `texts/en-fields.ts`, under `values.area`, what the area is called. */
  area: string;
  /** The field of its lines with the record's name; a deleted record keeps its last one. */
  nameField?: string;
  /** The kind whose records these are, when lines about it have a name of their own. */
  recordsOf?: string;
  /** Fields, in lines of any kind, that hold ids of its records. */
  idFields?: readonly string[];
  /**
   * Who sees in recent activity that one changed, besides whoever changed it (home.10): by their level in a row of the role table, readers of the
   * log, or nobody else. Without it, it is not recent activity.
   */
  activity?: { level: RoleFeature } | 'readersOfLog' | 'author';
  /**
   * Lines whose new values include these are recent activity only for the person concerned, their nearest manager, full access and whoever wrote
   * them, because others may not know of the record.
   */
  confidential?: Readonly<Record<string, unknown>>;
  /** The records of this kind that are closed to a member of the company; neither the log nor recent activity shows their lines. */
  closedTo?: (company: Company, member: Membership) => Promise<readonly string[]>;
  /**
   * Whose open pages are told at once that one changed, besides those of its author and of readers of the log: everybody's, or those of roles with one
   * of these permissions (wire.30).
   */
  tells?: 'everybody' | readonly Permission[];
  /** The kind that open pages are told instead, where its own name would say too much. */
  toldAs?: string;
}

/** The permission of those who read the log. */
export const logReading: Permission = 'OrganisationLogs';

/** The kinds of records in the log; every feature that writes lines adds its own. */
export const loggedKinds = register<LoggedKind>('kernel.logged-kinds', ({ entity }) => entity);
export type LoggedKinds = ReadonlyMap<string, LoggedKind>;

/** The records that are closed to a member, by their kinds; kinds without any are left out. */
export async function closedRecords(company: Company, member: Membership, kinds: LoggedKinds): Promise<Map<string, readonly string[]>> {
  const closed = new Map<string, readonly string[]>();
  for (const { entity, closedTo } of kinds.values()) {
    const ids = closedTo ? await closedTo(company, member) : [];
    if (ids.length > 0) closed.set(entity, ids);
  }
  return closed;
}
