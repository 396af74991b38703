import { openPart, sealPart, type PartPlace } from '#kernel/server/imports/plan-parts.ts';
import type { ImportTables } from '#kernel/server/imports/import-tables.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import type { ListColumn } from '#kernel/server/sheets/rules/read-table.ts';
import type { ContractImport, ContractImportField } from '../../contract/entities-import.ts';
import type { PlannedContract } from '../rules/import/existing-contract.ts';
import type { ContractContent } from '../store-contract.ts';
import type { StoredNotification } from '../store-notifications.ts';

/** Where imports of contracts are kept. */
export const contractImports: ImportTables = { imports: 'contract_import', rows: 'contract_import_row', record: 'contract_id' };

/** How the file was read, and the user's choices. */
export interface Reading extends Pick<
  ContractImport,
  'sheets' | 'sheet' | 'dateOrder' | 'needsInterval' | 'interval' | 'responsible' | 'responsibleFullName' | 'skip'
> {
  columns: ListColumn<ContractImportField>[];
}

/** The stored content of a plan's row. */
export type RowContent = Pick<
  PlannedContract,
  'party' | 'name' | 'changes' | 'content' | 'newParty' | 'note' | 'deadline' | 'reasons' | 'warnings'
>;

/** What a changed contract was before. */
export interface Former {
  content: ContractContent;
  notifications: StoredNotification[];
  /** The obligations that went to the new responsible person; an import before they were remembered has none. */
  handedTaskIds?: string[];
}

export function sealReading(secrets: Secrets, reading: Reading, place: PartPlace): string {
  return sealPart(secrets, contractImports, reading, { ...place, what: 'reading' });
}

export function openReading(secrets: Secrets, text: string, place: PartPlace): Reading {
  // Only `sealReading` writes this, and a moved or changed text does not decrypt; the same holds below.
  return openPart(secrets, contractImports, text, { ...place, what: 'reading' }) as Reading;
}

export function sealContent(secrets: Secrets, content: RowContent, place: PartPlace): string {
  return sealPart(secrets, contractImports, content, { ...place, what: 'content' });
}

export function openContent(secrets: Secrets, text: string, place: PartPlace): RowContent {
  // As above.
  return openPart(secrets, contractImports, text, { ...place, what: 'content' }) as RowContent;
}

export function sealFormer(secrets: Secrets, former: Former, place: PartPlace): string {
  return sealPart(secrets, contractImports, former, { ...place, what: 'former' });
}

export function openFormer(secrets: Secrets, text: string, place: PartPlace): Former {
  // As above.
  return openPart(secrets, contractImports, text, { ...place, what: 'former' }) as Former;
}
