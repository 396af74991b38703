import type { Secrets } from '#kernel/server/secrets.ts';
import type { DateOrder } from '../../contract/entities-import.ts';
import type { PersonRecord } from '../person-record.ts';
import type { PlannedRow } from '../rules/import/plan.ts';
import type { ListColumn } from '../rules/import/read-list.ts';

/** What a plan keeps of a row, encrypted whole: it is full of what people would not want read. */
export type RowContent = Pick<
  PlannedRow,
  'name' | 'changes' | 'values' | 'emergencyContacts' | 'reportingToCompanyUserId' | 'reasons' | 'warnings'
>;

/** How the file was read, and what the person said about it. */
export interface Reading {
  sheets: string[];
  sheet: string;
  columns: ListColumn[];
  dateOrder: DateOrder | null;
  leaveOutInvalid: boolean;
  skip: number[];
  create: number[];
}

/** Where a part of a plan belongs: its import, and its row when it has one. */
interface PartPlace {
  companyId: number;
  importId: string;
  number?: number;
}
type What = 'content' | 'former' | 'reading';

/** Encrypts how the file was read; it opens only in its own import. */
export function sealReading(secrets: Secrets, reading: Reading, place: PartPlace): string {
  return sealed(secrets, reading, place, 'reading');
}

export function openReading(secrets: Secrets, text: string, place: PartPlace): Reading {
  // Only `sealReading` writes here, and a moved or changed text does not open; the same holds below.
  return opened(secrets, text, place, 'reading') as Reading;
}

/** Encrypts what is planned for a row; it opens only in its own row. */
export function sealContent(secrets: Secrets, content: RowContent, place: PartPlace): string {
  return sealed(secrets, content, place, 'content');
}

export function openContent(secrets: Secrets, text: string, place: PartPlace): RowContent {
  // As above.
  return opened(secrets, text, place, 'content') as RowContent;
}

/** Encrypts what a changed person was before. */
export function sealFormer(secrets: Secrets, former: Partial<PersonRecord>, place: PartPlace): string {
  return sealed(secrets, former, place, 'former');
}

export function openFormer(secrets: Secrets, text: string, place: PartPlace): Partial<PersonRecord> {
  // As above.
  return opened(secrets, text, place, 'former') as Partial<PersonRecord>;
}

function sealed(secrets: Secrets, part: unknown, place: PartPlace, what: What): string {
  return secrets.encrypt(JSON.stringify(part), placeText(place, what));
}

function opened(secrets: Secrets, text: string, place: PartPlace, what: What): unknown {
  return JSON.parse(secrets.decrypt(text, placeText(place, what)));
}

function placeText({ companyId, importId, number }: PartPlace, what: What): string {
  return `${companyId}|people_import|${importId}:${number ?? ''}|${what}`;
}
