import type { ImportField, ImportRemark } from '../../../contract/entities-import.ts';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { nameOf, textOf } from '#kernel/server/sheets/rules/cell.ts';
import { readAmount, type Interval } from '#kernel/server/sheets/rules/read-amount.ts';
import { readCountry } from '#kernel/server/sheets/rules/read-country.ts';
import { readDate, type DateReading } from '#kernel/server/sheets/rules/read-date.ts';
import { isRounded } from '#kernel/server/sheets/rules/cell.ts';
import { readAccountNumber, readNationalNumber, readPostalCode, type NumberRead } from './read-number.ts';
import { readPercentage } from './read-percentage.ts';
import { readCountryCode, readPhone } from '#kernel/server/sheets/rules/read-phone.ts';
import { readCurrency } from '#kernel/server/sheets/rules/read-currency.ts';
import { readInterval } from '#kernel/server/sheets/rules/read-interval.ts';
import { readLanguage, readPositionType, readRole } from './read-words.ts';

/** The values of one row by field; an empty cell gives none. */
export type Values = Partial<Record<ImportField, string | number>>;

export interface RowRead {
  /** The row's number in the sheet. */
  number: number;
  values: Values;
  /** Why values are invalid; the row is refused, or they are left out if the user chose so. */
  problems: ImportRemark[];
  warnings: ImportRemark[];
  /** Set for a row that is not a person: a sum, a note, a repeated heading. */
  skip?: ImportRemark;
}

/** One column that is read, and how, as determined from all its values. */
export interface ColumnReading {
  field: ImportField;
  /** Its index in the row, from 0. */
  column: number;
  dates: DateReading;
  fractions: boolean;
  /** The pay interval in the heading: `Årslønn`. */
  interval: Interval | undefined;
  today: string;
}

export interface CellRead {
  values: Values;
  /** Why the value cannot be used. */
  problem?: ImportRemark;
  warning?: ImportRemark;
}

type Reader = (cell: Cell, column: ColumnReading) => CellRead;

const dateReader: Reader = (cell, { field, dates }) => read(field, readDate(cell, dates), { code: 'unreadableDate', text: textOf(cell) });
const emailReader: Reader = (cell, { field }) => {
  const found =
    textOf(cell)
      .replace(/^mailto:/i, '')
      .match(/[^\s<>;,|()]+@[^\s<>;,|()]+/g) ?? [];
  const [first = textOf(cell)] = found;
  return { values: { [field]: first }, ...(found.length > 1 && { warning: { code: 'firstOfSeveral', field, params: { value: first } } }) };
};
const phoneReader: Reader = (cell, { field }) => {
  if (isRounded(cell)) return rounded(field);
  const phone = readPhone(cell);
  if (!phone) return phone === null ? { values: {} } : { values: { [field]: textOf(cell) } };
  const number = `${phone.countryCode ?? ''} ${phone.number}`.trim();
  return { values: { [field]: number }, ...(phone.several && { warning: { code: 'firstOfSeveral', field, params: { value: number } } }) };
};

const readers: Partial<Record<ImportField, Reader>> = {
  emailAddress: emailReader,
  secondaryEmail: emailReader,
  mobilePhoneNumber: phoneReader,
  'emergencyContact.phone': phoneReader,
  phoneCountryCode: (cell, { field }) => read(field, readCountryCode(cell), { code: 'unreadableWord', text: textOf(cell) }),
  startDate: dateReader,
  endDate: dateReader,
  trialPeriodEndDate: dateReader,
  birthday: dateReader,
  positionCoverage: (cell, { field, fractions }) =>
    read(field, readPercentage(cell, fractions), { code: 'unreadablePercentage', text: textOf(cell) }),
  salaryAmount: amountReader,
  salaryCurrency: wordReader(readCurrency),
  salaryInterval: wordReader(readInterval),
  positionType: wordReader(readPositionType),
  role: wordReader(readRole),
  preferredLanguage: wordReader(readLanguage),
  'address.country': wordReader(readCountry),
  'address.postalCode': (cell, { field }) => ({ values: { [field]: readPostalCode(cell) } }),
  socialSecurityNumber: (cell, { field, today }) => (isRounded(cell) ? rounded(field) : numberRead(field, readNationalNumber(cell, today))),
  salaryAccountNumber: (cell, { field }) => (isRounded(cell) ? rounded(field) : numberRead(field, readAccountNumber(cell))),
  employeeNumber: (cell, { field }) => (isRounded(cell) ? rounded(field) : { values: { [field]: textOf(cell) } }),
};

/** The fields that hold names of people. */
const namesOfPeople: ReadonlySet<ImportField> = new Set(['fullName', 'firstName', 'lastName', 'reportingTo', 'emergencyContact.fullName']);

/** The text of a cell in a field's column; a word for an empty cell gives `''` unless it may be a name. */
export function textIn(field: ImportField, cell: Cell): string {
  return namesOfPeople.has(field) ? nameOf(cell) : textOf(cell);
}

/** Reads one cell as the value of its column's field. */
export function readCell(cell: Cell, column: ColumnReading): CellRead {
  const text = textIn(column.field, cell);
  if (text === '') return { values: {} };
  return readers[column.field]?.(cell, column) ?? { values: { [column.field]: text } };
}

function amountReader(cell: Cell, { field, interval }: ColumnReading): CellRead {
  if (isRounded(cell)) return rounded(field);
  const amount = readAmount(cell);
  if (!amount) return read(field, amount, { code: 'unreadableAmount', text: textOf(cell) });
  const said = amount.interval ?? interval;
  return {
    values: {
      salaryAmount: amount.amount,
      ...(amount.currency && { salaryCurrency: amount.currency }),
      ...(said && { salaryInterval: said }),
    },
  };
}

function wordReader(reader: (cell: Cell) => string | null | undefined): Reader {
  return (cell, { field }) => read(field, reader(cell), { code: 'unreadableWord', text: textOf(cell) });
}

function read(
  field: ImportField,
  value: string | number | null | undefined,
  otherwise: { code: ImportRemark['code']; text: string },
): CellRead {
  if (value === null) return { values: {} };
  if (value === undefined) return { values: {}, problem: { code: otherwise.code, field, params: { value: otherwise.text } } };
  return { values: { [field]: value } };
}

function numberRead(field: ImportField, { value, restored }: NumberRead): CellRead {
  return { values: { [field]: value }, ...(restored && { warning: { code: 'zeroRestored', field } }) };
}

function rounded(field: ImportField): CellRead {
  return { values: {}, problem: { code: 'roundedNumber', field } };
}
