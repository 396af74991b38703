import type { Secrets } from '#kernel/server/secrets.ts';
import type { ImportField, PeopleImport } from '../../contract/entities-import.ts';
import type { PersonRecord } from '../person-record.ts';
import type { PlannedRow } from '../rules/import/plan.ts';
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
}

/** The encryption context of a part of a plan: its import, and its row if it has one. */
interface PartPlace {
  companyId: number;
  importId: string;
  number?: number;
}
type What = 'content' | 'former' | 'reading';

/** Encrypts how the file was read, bound to its import. */
export function sealReading(secrets: Secrets, reading: Reading, place: PartPlace): string {
  return sealed(secrets, reading, place, 'reading');
}

const added = { leavers: 0, needsSalaryInterval: false, salaryInterval: null } as const;

export function openReading(secrets: Secrets, text: string, place: PartPlace): Reading {
  // Only `sealReading` writes this, and a moved or changed text does not decrypt; the same holds below. Older plans lack what was added since.
  const reading = opened(secrets, text, place, 'reading') as Omit<Reading, keyof typeof added> & Partial<Reading>;
  return { ...added, ...reading };
}

/** Encrypts the plan of a row, bound to that row. */
export function sealContent(secrets: Secrets, content: RowContent, place: PartPlace): string {
  return sealed(secrets, content, place, 'content');
}

export function openContent(secrets: Secrets, text: string, place: PartPlace): RowContent {
  // As above.
  return opened(secrets, text, place, 'content') as RowContent;
}

/** Encrypts a person's former values. */
export function sealFormer(secrets: Secrets, former: Partial<PersonRecord>, place: PartPlace): string {
  return sealed(secrets, former, place, 'former');
}

export function openFormer(secrets: Secrets, text: string, place: PartPlace): Partial<PersonRecord> {
  // As above.
  return opened(secrets, text, place, 'former') as Partial<PersonRecord>;
}

function sealed(secrets: Secrets, part: unknown, place: PartPlace, what: What): string {
  return secrets.encrypt(JSON.stringify(part), placeOfPart(place, what));
}

function opened(secrets: Secrets, text: string, place: PartPlace, what: What): unknown {
  return JSON.parse(secrets.decrypt(text, placeOfPart(place, what)));
}

/** The encryption context of a part. */
export function placeOfPart({ companyId, importId, number }: PartPlace, what: What): string {
  return `${companyId}|people_import|${importId}:${number ?? ''}|${what}`;
}
