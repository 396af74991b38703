import { readPeopleNames } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { forEachYielding } from '#kernel/server/for-each-yielding.ts';
import { readLastNames } from '#kernel/server/store-audit-lines.ts';
import type { AuditLine, LoggedEntity } from '#kernel/server/store-audit-lines.ts';

/** The names of the records in some lines. */
export interface LineNames {
  people: ReadonlyMap<string, string>;
  /** By `entity/id`: the last name in the log. */
  things: ReadonlyMap<string, string>;
}

/** The field with a record's name, by the kind of record. */
const nameFields: Readonly<Record<string, string>> = {
  file: 'fileName',
  fileTag: 'tagName',
  folder: 'tagName',
  apiKey: 'name',
  peopleImport: 'fileName',
  invitation: 'email',
};
/** The name of the record that a line of any kind is about, such as a note’s. */
const recordName = 'recordName';
const folderFields: ReadonlySet<string> = new Set(['tagId', 'tagIds', 'parentTagId']);
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The names of all records in these lines, in two statements. */
export async function namesFor(company: Company, lines: readonly AuditLine[]): Promise<LineNames> {
  const people = new Set<string>();
  const things = new Map<string, LoggedEntity>();
  const addThing = (entity: string, entityId: string) => things.set(`${entity}/${entityId}`, { entity, entityId });
  for await (const line of forEachYielding(lines)) {
    const viewed = line.via.startsWith('viewAs:') ? line.via.slice('viewAs:'.length) : undefined;
    for (const id of [line.actorCompanyUserId, line.companyUserId, viewed, line.entity === 'companyUser' ? line.entityId : undefined]) {
      if (id && uuid.test(id)) people.add(id);
    }
    if (nameFields[line.entity] && !ownName(line)) addThing(line.entity === 'folder' ? 'fileTag' : line.entity, line.entityId);
    for (const [field, id] of idsIn(line)) {
      if (folderFields.has(field)) addThing('fileTag', id);
      else people.add(id);
    }
  }
  const [names, last] = [
    await readPeopleNames(company, [...people]),
    await readLastNames(company, [...things.values()], Object.values(nameFields)),
  ];
  return { people: names, things: new Map(last.map((thing) => [`${thing.entity}/${thing.entityId}`, nameIn(thing.entity, thing.values)])) };
}

/** The record of a line, by its name in the line or its last name. */
export function thingOf(
  { entity, entityId, before, after }: Pick<AuditLine, 'entity' | 'entityId' | 'before' | 'after'>,
  known: LineNames,
): string | null {
  return ownName({ entity, before, after }) || known.things.get(`${entity === 'folder' ? 'fileTag' : entity}/${entityId}`) || null;
}

function ownName({ entity, before, after }: Pick<AuditLine, 'entity' | 'before' | 'after'>): string {
  return nameIn(entity, after ?? {}) || nameIn(entity, before ?? {});
}

/** Whether the line already shows this field as the record's name. */
export function isNameField(entity: string, field: string): boolean {
  return field === recordName || nameFields[entity] === field;
}

function nameIn(entity: string, values: Record<string, unknown>): string {
  const name = values[nameFields[entity] ?? ''] ?? values[recordName];
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
