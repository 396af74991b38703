import { readPeopleNames } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { forEachYielding } from '#kernel/server/for-each-yielding.ts';
import type { LoggedKinds } from '#kernel/server/logged-kinds.ts';
import { readLastNames } from '#kernel/server/store-audit-lines.ts';
import type { AuditLine, LoggedEntity } from '#kernel/server/store-audit-lines.ts';
import type { LogLanguage } from './sentences.ts';

/** The names of the records in some lines. */
export interface LineNames {
  people: ReadonlyMap<string, string>;
  /** By kind and id (`nameKey`): the last name in the log. */
  things: ReadonlyMap<string, string>;
}

/** The name of the record that a line of any kind is about, such as a note’s. */
const recordName = 'recordName';
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The names of all records in these lines, in two statements. */
export async function namesFor(company: Company, lines: readonly AuditLine[], spoken: LogLanguage): Promise<LineNames> {
  const { kinds } = spoken;
  const people = new Set<string>();
  const things = new Map<string, LoggedEntity>();
  const addThing = (entity: string, entityId: string) => things.set(nameKey(entity, entityId), { entity, entityId });
  for await (const line of forEachYielding(lines)) {
    const viewed = line.via.startsWith('viewAs:') ? line.via.slice('viewAs:'.length) : undefined;
    for (const id of [line.actorCompanyUserId, line.companyUserId, viewed, line.entity === 'companyUser' ? line.entityId : undefined]) {
      if (id && uuid.test(id)) people.add(id);
    }
    const kind = kinds.get(line.entity);
    if (kind?.nameField && !ownName(line, kinds)) addThing(kind.recordsOf ?? line.entity, line.entityId);
    for (const [field, id] of idsIn(line)) {
      const entity = spoken.kindsById.get(field);
      if (entity) addThing(entity, id);
      else people.add(id);
    }
  }
  const [names, last] = [
    await readPeopleNames(company, [...people]),
    await readLastNames(
      company,
      [...things.values()],
      [...kinds.values()].flatMap(({ nameField }) => nameField ?? []),
    ),
  ];
  return {
    people: names,
    things: new Map(last.map((thing) => [nameKey(thing.entity, thing.entityId), nameIn(kinds, thing.entity, thing.values)])),
  };
}

/** The record of a line, by its name in the line or its last name; a name that the product gave is in the reader's language. */
export function entityOf(
  { entity, entityId, before, after }: Pick<AuditLine, 'entity' | 'entityId' | 'before' | 'after'>,
  { known, kinds, words, language }: LogLanguage & { known: LineNames },
): string | null {
  const { recordsOf = entity, nameField: field } = kinds.get(entity) ?? {};
  const name = ownName({ entity, before, after }, kinds) || known.things.get(nameKey(recordsOf, entityId));
  if (!name) return null;
  return (field && words.value(language, { entity, field }, name)) ?? name;
}

/** The key of a record among the names of things. */
export function nameKey(entity: string, entityId: string): string {
  return `${entity}/${entityId}`;
}

function ownName({ entity, before, after }: Pick<AuditLine, 'entity' | 'before' | 'after'>, kinds: LoggedKinds): string {
  return nameIn(kinds, entity, after ?? {}) || nameIn(kinds, entity, before ?? {});
}

/** Whether the line already shows this field as the record's name. */
export function isNameField(kinds: LoggedKinds, entity: string, field: string): boolean {
  return kinds.get(entity)?.nameField === field;
}

function nameIn(kinds: LoggedKinds, entity: string, values: Record<string, unknown>): string {
  const name = values[kinds.get(entity)?.nameField ?? ''] ?? values[recordName];
  return typeof name === 'string' ? name : '';
}

/** All ids among the values of a line, with their fields. */
function idsIn({ before, after }: AuditLine): [field: string, id: string][] {
  const found: [string, string][] = [];
  const look = (field: string, value: unknown): void => {
    if (typeof value === 'string' && uuid.test(value)) found.push([field, value]);
    else if (Array.isArray(value)) for (const one of value) look(field, one);
    else if (value !== null && typeof value === 'object') for (const [inner, one] of Object.entries(value)) look(inner, one);
  };
  look('', before);
  look('', after);
  return found;
}
