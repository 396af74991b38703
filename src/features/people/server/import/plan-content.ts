import { openPart, sealPart, type PartPlace } from '#kernel/server/imports/plan-parts.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import type { ImportField, PeopleImport } from '../../contract/entities-import.ts';
import type { PersonRecord } from '../person-record.ts';
import { peopleImports } from './people-imports.ts';
import type { PlannedRow } from '../rules/import/plan.ts';
import type { Seats } from '../rules/seats.ts';
import type { ListColumn } from '#kernel/server/sheets/rules/read-table.ts';

/** The stored content of a plan's row, encrypted as a whole because it is full of personal data. */
export type RowContent = Pick<
  PlannedRow,
  'name' | 'isLeaver' | 'changes' | 'values' | 'emergencyContacts' | 'reportingToCompanyUserId' | 'reasons' | 'warnings'
>;

/** How the file was read, and the user's choices. */
export interface Reading extends Pick<
  PeopleImport,
  'sheets' | 'sheet' | 'dateOrder' | 'needsSalaryInterval' | 'salaryInterval' | 'leaveOutInvalid' | 'skip' | 'create' | 'leavers'
> {
  columns: ListColumn<ImportField>[];
  /** How many seats more it takes; null in older plans. */
  seats: Seats | null;
}

/** Encrypts how the file was read, bound to its import. */
export function sealReading(secrets: Secrets, reading: Reading, place: PartPlace): string {
  return sealPart(secrets, peopleImports, reading, { ...place, what: 'reading' });
}

const added = { leavers: 0, seats: null, needsSalaryInterval: false, salaryInterval: null } as const;

export function openReading(secrets: Secrets, text: string, place: PartPlace): Reading {
  // Only `sealReading` writes this, and a moved or changed text does not decrypt; the same holds below. Older plans lack what was added since.
  const reading = openPart(secrets, peopleImports, text, { ...place, what: 'reading' }) as Omit<Reading, keyof typeof added> &
    Partial<Reading>;
  return { ...added, ...reading };
}

/** Encrypts the plan of a row, bound to that row. */
export function sealContent(secrets: Secrets, content: RowContent, place: PartPlace): string {
  return sealPart(secrets, peopleImports, content, { ...place, what: 'content' });
}

export function openContent(secrets: Secrets, text: string, place: PartPlace): RowContent {
  // As above.
  return openPart(secrets, peopleImports, text, { ...place, what: 'content' }) as RowContent;
}

/** Encrypts a person's former values. */
export function sealFormer(secrets: Secrets, former: Partial<PersonRecord>, place: PartPlace): string {
  return sealPart(secrets, peopleImports, former, { ...place, what: 'former' });
}

export function openFormer(secrets: Secrets, text: string, place: PartPlace): Partial<PersonRecord> {
  // As above.
  return openPart(secrets, peopleImports, text, { ...place, what: 'former' }) as Partial<PersonRecord>;
}
