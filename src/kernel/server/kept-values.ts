import { lookingUser, type Membership } from './actor.ts';

/** Values of one kind of record that somebody may not read in lines about these records. */
export interface KeptValues {
  entity: string;
  fields: readonly string[];
  ids: readonly string[];
}

/** What a reader may not read about themselves, also while they view the product as somebody else. */
export function keptValues(
  member: Pick<Membership, 'companyUserId' | 'viewedBy'>,
  kinds: ReadonlyMap<string, { entity: string; keptFromPerson?: readonly string[] }>,
): KeptValues[] {
  const ids = [...new Set([member.companyUserId, lookingUser(member)])].filter((id) => id !== undefined);
  return [...kinds.values()].flatMap(({ entity, keptFromPerson: fields }) => (fields ? [{ entity, fields, ids }] : []));
}

type Logged = Readonly<Record<string, unknown>> | null;

/** The lines without those values; that they changed is still said. */
export function withoutKept<Line extends { entity: string; entityId: string; before: Logged; after: Logged }>(
  lines: readonly Line[],
  kept: readonly KeptValues[],
): Line[] {
  return lines.map((line) => {
    const { before, after } = line;
    const fields = kept.flatMap((one) => (one.entity === line.entity && one.ids.includes(line.entityId) ? one.fields : []));
    const hidden = fields.filter((field) => field in { ...before, ...after });
    if (hidden.length === 0) return line;
    const said = Array.isArray(after?.['changed']) ? after['changed'] : [];
    return { ...line, before: without(before, hidden), after: { ...without(after, hidden), changed: [...said, ...hidden] } };
  });
}

function without(values: Logged, names: readonly string[]): Logged {
  return values && Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
