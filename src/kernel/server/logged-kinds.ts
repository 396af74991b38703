import type { Permission, RoleFeature } from '#kernel/contract/permissions.ts';
import type { Membership } from './actor.ts';
import type { Company } from './database/unit.ts';
import { register } from './registers.ts';
import { readBelongings } from './store-audit-lines.ts';

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
  /** What writes lines about something of this kind that failed by itself, as `feature.name`: the log marks them, and finds them together (log.13). */
  failures?: readonly string[];
  /** Nothing belongs to its records (`Change.ownerId`), so the log does not look for it where they are closed; a company has many closed files. */
  hasNoBelongings?: true;
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
  /**
   * The records of this kind that are closed to a member of the company, with those of other kinds that are only about them, by their kinds. Neither
   * the logs nor recent activity show their lines.
   */
  closedTo?: (company: Company, member: Membership) => Promise<ClosedRecords>;
  /** Fields of a person's lines whose values the person does not read, only that they changed. */
  keptFromPerson?: readonly string[];
  /**
   * Whose open pages are told at once that one changed, besides those of its author and of readers of the log: everybody's, or those of roles with one
   * of these permissions (wire.30).
   */
  tells?: 'everybody' | readonly Permission[];
  /** The kind that open pages are told instead, where its own name would say too much. */
  toldAs?: string;
}

/** Records that are closed to somebody, by their kinds. */
export type ClosedRecords = ReadonlyMap<string, readonly string[]>;

/** The permission of those who read the log. */
export const logReading: Permission = 'OrganisationLogs';

/** The kinds of records in the log; every feature that writes lines adds its own. */
export const loggedKinds = register<LoggedKind>('kernel.logged-kinds', ({ entity }) => entity);
export type LoggedKinds = ReadonlyMap<string, LoggedKind>;

/** The records that are closed to a member with what belongs to them by the log, by their kinds; kinds without any are left out. */
export async function closedRecords(company: Company, member: Membership, kinds: LoggedKinds): Promise<ClosedRecords> {
  const closed = new Map<string, string[]>();
  const close = (entity: string, ids: readonly string[]) => ids.length > 0 && closed.set(entity, [...(closed.get(entity) ?? []), ...ids]);
  for (const { closedTo } of kinds.values()) for (const [entity, ids] of (await closedTo?.(company, member)) ?? []) close(entity, ids);
  if (closed.size === 0) return closed;
  const withoutBelongings = [...kinds.values()].flatMap(({ entity, hasNoBelongings }) => (hasNoBelongings ? [entity] : []));
  const owners = [...closed].flatMap(([entity, ids]) => (withoutBelongings.includes(entity) ? [] : ids));
  if (owners.length === 0) return closed;
  for (const { entity, ids } of await readBelongings(company, owners, withoutBelongings)) close(entity, ids);
  return closed;
}

type Logged = Readonly<Record<string, unknown>> | null;

/** The lines that are left to somebody, without the ids of closed records, whose names they would say. */
export function openLines<Line extends { entity: string; entityId: string; before: Logged; after: Logged }>(
  lines: readonly Line[],
  closed: ClosedRecords,
): Line[] {
  if (closed.size === 0) return [...lines];
  const hidden = new Set([...closed.values()].flat());
  const left = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((one) => typeof one !== 'string' || !hidden.has(one));
    return typeof value === 'string' && hidden.has(value) ? null : value;
  };
  const shown = (values: Logged) => values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, left(value)]));
  return lines
    .filter(({ entity, entityId }) => !closed.get(entity)?.includes(entityId))
    .map((line) => ({ ...line, before: shown(line.before), after: shown(line.after) }));
}
