import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { NotedRecord } from '../contract/noted-record.ts';
import { accessToNotes, noteOwners, type NoteOwner } from './note-owner.ts';

/** A reminder as stored. */
interface StoredReminder {
  kind: string;
  relatedId: string;
}

/** A reminder whose author still sees its record. */
export interface RemindedRecord<Row> {
  row: Row;
  owner: NoteOwner;
  /** The name of the record. */
  name: string;
  record: NotedRecord;
  /** The person of the record. */
  personId: string | null;
}

/** The reminders whose authors still see the records, in the order given; a constant number of statements for each kind of record. */
export async function withRecords<Row extends StoredReminder>(
  company: Company,
  { registers }: Pick<Services, 'registers'>,
  rows: readonly Row[],
  authorOf: (row: Row) => Membership | undefined,
): Promise<RemindedRecord<Row>[]> {
  const seen = new Map<Row, RemindedRecord<Row>>();
  for (const owner of registers.of(noteOwners).values()) {
    const lookups = rows.flatMap((row) => {
      const member = row.kind === owner.kind ? authorOf(row) : undefined;
      return member ? [{ row, member, relatedId: row.relatedId }] : [];
    });
    const found = await accessToNotes(company, owner, lookups);
    for (const [place, { row, relatedId }] of lookups.entries()) {
      const access = found[place];
      if (!access || access.sees === 'none') continue;
      const record = { type: owner.type, properties: owner.propertiesOf(relatedId, access) };
      seen.set(row, { row, owner, name: access.name, record, personId: owner.personOf?.(relatedId) ?? null });
    }
  }
  return rows.flatMap((row) => seen.get(row) ?? []);
}
