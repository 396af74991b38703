import type { takeBackPeople } from '#features/people/server/public.ts';
import type { SealedTable } from '#kernel/server/sealed-tables.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import type { ComparedField } from '../../contract/kinds.ts';

/** What is to be done with a person, and what came of it: sealed, because it names them. */
export interface RowContent {
  fullName: string;
  /** As they were compared: the change number here and the mark there. */
  version: number | null;
  mark: string | null;
  /** Fields that are changed here, and there. */
  here: readonly ComparedField[];
  there: readonly ComparedField[];
  words: string | null;
  changedFields: readonly ComparedField[];
  notTransferred: readonly ComparedField[];
}

export const nothing: RowContent = {
  fullName: '',
  version: null,
  mark: null,
  here: [],
  there: [],
  words: null,
  changedFields: [],
  notTransferred: [],
};

export interface RowPlace {
  companyId: number;
  syncId: string;
  number: number;
}

const table = 'employee_sync_row';
const placeOf = ({ companyId, syncId, number }: RowPlace, column: string): string => `${companyId}|${table}|${syncId}:${number}|${column}`;

export const sealedSyncRows: SealedTable = {
  table,
  isOfCompanies: true,
  key: { sync_id: 'uuid', number: 'integer' },
  columns: ['content', 'former'],
  placeOf: ({ companyId, key }, column) => placeOf({ companyId, syncId: String(key['sync_id']), number: Number(key['number']) }, column),
};

export const sealContent = (secrets: Secrets, content: RowContent, place: RowPlace): string =>
  secrets.encrypt(JSON.stringify(content), placeOf(place, 'content'));

export const openContent = (secrets: Secrets, sealed: string, place: RowPlace): RowContent =>
  // What this file has sealed; the same holds below.
  JSON.parse(secrets.decrypt(sealed, placeOf(place, 'content'))) as RowContent;

/** Values of a person before they were changed, as people give and take them back. */
export type Former = Parameters<typeof takeBackPeople>[1]['changed'][number]['former'];

export const sealFormer = (secrets: Secrets, former: Former, place: RowPlace): string =>
  secrets.encrypt(JSON.stringify(former), placeOf(place, 'former'));

export const openFormer = (secrets: Secrets, sealed: string, place: RowPlace): Former =>
  // As above.
  JSON.parse(secrets.decrypt(sealed, placeOf(place, 'former'))) as Former;
