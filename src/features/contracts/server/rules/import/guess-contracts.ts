import { textOf, type Cell } from '#kernel/server/sheets/rules/cell.ts';
import type { Guessing } from '#kernel/server/sheets/rules/guess-columns.ts';
import { readAmount } from '#kernel/server/sheets/rules/read-amount.ts';
import { readCurrency } from '#kernel/server/sheets/rules/read-currency.ts';
import { readDateColumn } from '#kernel/server/sheets/rules/read-date-column.ts';
import { readDate } from '#kernel/server/sheets/rules/read-date.ts';
import { contractImportFields, type ContractImportField } from '../../../contract/entities-import.ts';
import { contractHeadings } from './contract-headings.ts';
import { isOngoing, readStatus, readType, readValueInterval } from './read-contract-words.ts';
import { readLength } from './read-length.ts';

type CellTest = (cell: Cell) => boolean;

const some = (value: unknown) => value !== null && value !== undefined;
const hasLetters: CellTest = (cell) => /\p{L}/u.test(textOf(cell));
const isMail: CellTest = (cell) => /^\S+@\S+\.\S+$/.test(textOf(cell));
const isNumber: CellTest = (cell) => /^(?:NO ?)?\d{3} ?\d{3} ?\d{3}(?: ?MVA)?$/i.test(textOf(cell));

const fits: Partial<Record<ContractImportField, CellTest>> = {
  party: hasLetters,
  registryId: isNumber,
  name: hasLetters,
  category: (cell) => hasLetters(cell) && !isMail(cell) && !some(readType(cell)),
  responsible: (cell) => textOf(cell) !== '',
  signedBy: hasLetters,
  status: (cell) => some(readStatus(cell)),
  typeId: (cell) => some(readType(cell)),
  renewalInterval: (cell) => some(readLength(cell)),
  noticePeriod: (cell) => readLength(cell) !== undefined,
  value: (cell) => some(readAmount(cell)),
  currency: (cell) => some(readCurrency(cell)),
  interval: (cell) => some(readValueInterval(cell)),
  contactName: (cell) => hasLetters(cell) && !isMail(cell),
  contactEmail: (cell) => textOf(cell).includes('@'),
  contactPhone: (cell) => textOf(cell).replace(/\D/g, '').length >= 8,
};

/** The latest year that two digits may mean: contracts last long. */
export const pivotYearOf = (today: string): number => Number(today.slice(0, 4)) + 30;

/** How the columns of a list of contracts are recognised. */
export function contractGuessing(today: string): Guessing<ContractImportField> {
  return {
    fields: contractImportFields,
    likeness: contractHeadings,
    evidence: (field, cells) => evidence(field, cells, today),
    byContent: (cells) => (share(cells, isNumber) >= 0.8 ? { field: 'registryId', confidence: 0.7 } : undefined),
  };
}

function evidence(field: ContractImportField, cells: readonly Cell[], today: string): number | undefined {
  if (cells.length === 0) return undefined;
  if (field === 'startDate' || field === 'endDate') {
    const { reading } = readDateColumn(cells, { pivotYear: pivotYearOf(today), epoch1904: false });
    return share(cells, (cell) => readDate(cell, reading) !== undefined || (field === 'endDate' && isOngoing(cell)));
  }
  const test = fits[field];
  return test && share(cells, test);
}

function share(cells: readonly Cell[], test: CellTest): number {
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
}
