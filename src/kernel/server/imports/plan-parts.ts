import type { SealedTable } from '../sealed-tables.ts';
import type { Secrets } from '../secrets.ts';
import type { ImportTables } from './import-tables.ts';

/** Where a part of a plan is kept: its import, and its row if it has one. It is encrypted for that place alone. */
export interface PartPlace {
  companyId: number;
  importId: string;
  number?: number;
}
type PlanPart = 'content' | 'former' | 'reading';

/** Encrypts a part of a plan as a whole, because lists are full of personal data. */
export function sealPart(
  secrets: Secrets,
  { imports }: ImportTables,
  part: unknown,
  { what, ...place }: PartPlace & { what: PlanPart },
): string {
  return secrets.encrypt(JSON.stringify(part), placeOfPart(imports, place, what));
}

/** A part as it was sealed; a moved or changed text does not decrypt. */
export function openPart(
  secrets: Secrets,
  { imports }: ImportTables,
  text: string,
  { what, ...place }: PartPlace & { what: PlanPart },
): unknown {
  return JSON.parse(secrets.decrypt(text, placeOfPart(imports, place, what)));
}

/** The sealed columns of a kind of import. */
export function sealedImports({ imports, rows }: ImportTables): readonly SealedTable[] {
  return [
    {
      table: imports,
      isOfCompanies: true,
      key: { id: 'uuid' },
      columns: ['reading'],
      placeOf: ({ companyId, key }) => placeOfPart(imports, { companyId, importId: String(key['id']) }, 'reading'),
    },
    {
      table: rows,
      isOfCompanies: true,
      key: { import_id: 'uuid', number: 'integer' },
      columns: ['content', 'former'],
      placeOf: ({ companyId, key }, column) =>
        placeOfPart(
          imports,
          { companyId, importId: String(key['import_id']), number: Number(key['number']) },
          column === 'former' ? 'former' : 'content',
        ),
    },
  ];
}

function placeOfPart(table: string, { companyId, importId, number }: PartPlace, what: PlanPart): string {
  return `${companyId}|${table}|${importId}:${number ?? ''}|${what}`;
}
