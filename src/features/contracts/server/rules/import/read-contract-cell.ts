import type { Interval } from '#kernel/contract/deadlines.ts';
import { isRounded, nameOf, textOf, type Cell } from '#kernel/server/sheets/rules/cell.ts';
import { currencyCodeIn, currencyOfSign } from '#kernel/server/sheets/rules/currency-signs.ts';
import { readAmount } from '#kernel/server/sheets/rules/read-amount.ts';
import { readCurrency } from '#kernel/server/sheets/rules/read-currency.ts';
import { readDate, type DateReading } from '#kernel/server/sheets/rules/read-date.ts';
import { readPhone } from '#kernel/server/sheets/rules/read-phone.ts';
import type { ContractImportField, ContractImportRemark } from '../../../contract/entities-import.ts';
import type { ContractStatus, ContractType, ValueInterval } from '../../../contract/kinds.ts';
import { readLength, type LengthUnit } from './read-length.ts';
import { isOngoing, readStatus, readType, readValueInterval, valueIntervalOf } from './read-contract-words.ts';

/** The values of one row; an empty cell gives none, and null says that there is none. */
export interface ContractValues {
  party?: string;
  registryId?: string;
  name?: string;
  category?: string;
  /** As it stands in the list. */
  responsible?: string;
  signedBy?: string;
  status?: ContractStatus;
  typeId?: ContractType;
  startDate?: string;
  endDate?: string | null;
  renewalInterval?: Interval | null;
  noticePeriod?: Interval | null;
  value?: string;
  currency?: string;
  interval?: ValueInterval;
  contactName?: string;
  contactEmail?: string;
  contactPhone?: string;
  notes?: string;
}

/** How a column is read, as determined from its heading and all its values. */
export interface ContractColumn {
  field: ContractImportField;
  /** Its index in the row, from 0. */
  column: number;
  heading: string;
  dates: DateReading;
  /** The unit of bare numbers. */
  unit: LengthUnit | undefined;
  /** What amounts are for, by the heading or else by what the user said. */
  interval: ValueInterval | undefined;
}

export interface ContractCellRead {
  values: ContractValues;
  /** Why the value cannot be used. */
  problem?: ContractImportRemark;
  warning?: ContractImportRemark;
}

type Reader = (cell: Cell, column: ContractColumn) => ContractCellRead;

const readers: Partial<Record<ContractImportField, Reader>> = {
  startDate: (cell, { field, dates }) => read(field, readDate(cell, dates), { code: 'unreadableDate', cell }),
  endDate: (cell, { field, dates }) =>
    isOngoing(cell) ? { values: { endDate: null } } : read(field, readDate(cell, dates), { code: 'unreadableDate', cell }),
  renewalInterval: lengthReader,
  noticePeriod: lengthReader,
  status: (cell, { field }) => read(field, readStatus(cell), { code: 'unreadableWord', cell }),
  typeId: (cell, { field }) => read(field, readType(cell), { code: 'unreadableWord', cell }),
  interval: (cell, { field }) => read(field, readValueInterval(cell), { code: 'unreadableWord', cell }),
  currency: (cell, { field }) => read(field, readCurrency(cell), { code: 'unreadableWord', cell }),
  value: amountReader,
  registryId: (cell) => ({ values: { registryId: textOf(cell) } }),
  contactEmail: emailReader,
  contactPhone: phoneReader,
};
const namesOfPeople: ReadonlySet<ContractImportField> = new Set(['responsible', 'signedBy', 'contactName', 'party', 'name']);

/** The text of a cell in a field's column; a word for an empty cell gives `''` unless it may be a name. */
export function textIn(field: ContractImportField, cell: Cell): string {
  return namesOfPeople.has(field) ? nameOf(cell) : textOf(cell);
}

/** Reads one cell as the value of its column's field. */
export function readContractCell(cell: Cell, column: ContractColumn): ContractCellRead {
  const text = textIn(column.field, cell);
  if (text === '') return { values: {} };
  return readers[column.field]?.(cell, column) ?? { values: { [column.field]: text } };
}

function lengthReader(cell: Cell, { field, unit }: ContractColumn): ContractCellRead {
  const length = readLength(cell, unit);
  return length === undefined ? unread(field, 'unreadableTerm', cell) : { values: { [field]: length } };
}

function amountReader(cell: Cell, { field, heading, interval: usual }: ContractColumn): ContractCellRead {
  if (isRounded(cell)) return { values: {}, problem: { code: 'roundedNumber', field } };
  const amount = readAmount(cell);
  if (!amount) return read(field, amount, { code: 'unreadableAmount', cell });
  const interval = amount.interval === undefined ? usual : valueIntervalOf(amount.interval);
  if (amount.interval !== undefined && interval === undefined) return unread('interval', 'unreadableWord', cell);
  const currency = amount.currency ?? currencyOfSign(heading) ?? currencyCodeIn(heading);
  return { values: { value: amount.amount, ...(currency && { currency }), ...(interval && { interval }) } };
}

function emailReader(cell: Cell): ContractCellRead {
  const found =
    textOf(cell)
      .replace(/^mailto:/i, '')
      .match(/[^\s<>;,|()]+@[^\s<>;,|()]+/g) ?? [];
  const [first = textOf(cell)] = found;
  return { values: { contactEmail: first }, ...(found.length > 1 && several('contactEmail', first)) };
}

function phoneReader(cell: Cell): ContractCellRead {
  const phone = readPhone(cell);
  if (!phone) return { values: { contactPhone: textOf(cell) } };
  const number = `${phone.countryCode ?? '+47'} ${phone.number}`;
  return { values: { contactPhone: number }, ...(phone.several && several('contactPhone', number)) };
}

function several(field: ContractImportField, value: string): Pick<ContractCellRead, 'warning'> {
  return { warning: { code: 'firstOfSeveral', field, params: { value } } };
}

function read(
  field: ContractImportField,
  value: string | number | null | undefined,
  { code, cell }: { code: ContractImportRemark['code']; cell: Cell },
): ContractCellRead {
  if (value === null) return { values: {} };
  return value === undefined ? unread(field, code, cell) : { values: { [field]: value } };
}

function unread(field: ContractImportField, code: ContractImportRemark['code'], cell: Cell): ContractCellRead {
  return { values: {}, problem: { code, field, params: { value: textOf(cell).slice(0, 200) } } };
}
