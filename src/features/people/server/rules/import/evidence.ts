import { isAccountNumber, isIban } from '#kernel/contract/account-number.ts';
import { isNationalNumber } from '../../../contract/check-digits.ts';
import type { ImportField } from '../../../contract/entities-import.ts';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { textOf } from '#kernel/server/sheets/rules/cell.ts';
import { dateColumn } from './date-column.ts';
import { readAmount } from '#kernel/server/sheets/rules/read-amount.ts';
import { readCountry } from '#kernel/server/sheets/rules/read-country.ts';
import { isWrittenDate, readDate } from '#kernel/server/sheets/rules/read-date.ts';
import { readPercentage } from './read-percentage.ts';
import { readCountryCode } from '#kernel/server/sheets/rules/read-phone.ts';
import { readCurrency } from '#kernel/server/sheets/rules/read-currency.ts';
import { readInterval } from '#kernel/server/sheets/rules/read-interval.ts';
import { readYesOrNo } from '#kernel/server/sheets/rules/read-yes-or-no.ts';
import { readLanguage, readPositionType, readRole } from './read-words.ts';

type CellTest = (cell: Cell) => boolean;

const some = (value: unknown) => value !== null && value !== undefined;
const isMail: CellTest = (cell) => /^\S+@\S+\.\S+$/.test(textOf(cell));
const isName: CellTest = (cell) => /^[\p{L}\p{M}][\p{L}\p{M}\p{Pd} .,'’´`]*$/u.test(textOf(cell)) && !some(readYesOrNo(cell));
const isWholeName: CellTest = (cell) => isName(cell) && /\p{L}{2,}[ ,]+\p{L}{2,}/u.test(textOf(cell));
const isPhone: CellTest = (cell) =>
  /^(?:\+|\(\+?)?\d[\d\s().+/-]{6,24}$/.test(textOf(cell)) && countDigits(cell) >= 8 && countDigits(cell) <= 15 && !isWrittenDate(cell);
const isNationalNo: CellTest = (cell) => isNationalNumber(eleven(cell), { today: '2032-01-01', allowSynthetic: true });
const isAccount: CellTest = (cell) => isAccountNumber(eleven(cell)) || isIban(textOf(cell).replace(/\s/g, '').toUpperCase());

const fits: Partial<Record<ImportField, CellTest>> = {
  fullName: isName,
  firstName: isName,
  lastName: isName,
  emailAddress: isMail,
  secondaryEmail: isMail,
  mobilePhoneNumber: isPhone,
  'emergencyContact.phone': isPhone,
  phoneCountryCode: (cell) => some(readCountryCode(cell)) || some(readCountry(cell)),
  employeeNumber: (cell) => /^[\p{L}\d][\p{L}\d./_-]{0,14}$/u.test(textOf(cell)) && /\d/.test(textOf(cell)),
  position: hasLetters,
  reportingTo: (cell) =>
    !some(readYesOrNo(cell)) &&
    (isName(cell) || textOf(cell).includes('@') || /^[\p{L}\p{M}\d][\p{L}\p{M}\d .,()'’/-]{0,60}$/u.test(textOf(cell))),
  role: (cell) => some(readRole(cell)),
  positionType: (cell) => some(readPositionType(cell)),
  positionCoverage: (cell) => (readPercentage(cell, false) ?? 999) <= 100,
  salaryAmount: (cell) => Number(readAmount(cell)?.amount ?? 0) >= 20,
  salaryCurrency: (cell) => some(readCurrency(cell)),
  salaryInterval: (cell) => some(readInterval(cell)),
  salaryAccountNumber: (cell) => isAccount(cell) || (countDigits(cell) >= 10 && countDigits(cell) <= 11),
  socialSecurityNumber: (cell) => isNationalNo(cell) || /^(?:\d{6} ?-?\d{5}|\d{10})$/.test(textOf(cell)),
  'address.postalCode': (cell) => /^(?:[A-Z]{1,2}-?)?\d{3,6}(?: ?[A-Z]{0,3}| .{2,40})$/iu.test(textOf(cell)),
  'address.city': hasLetters,
  'address.streetAddress': hasLetters,
  'address.country': (cell) => some(readCountry(cell)),
  preferredLanguage: (cell) => some(readLanguage(cell)),
  'emergencyContact.fullName': hasLetters,
};
const dateFields: readonly ImportField[] = ['birthday', 'startDate', 'endDate', 'trialPeriodEndDate'];

/** The share of a column's filled cells that are plausible values of a field; undefined when the column is empty. */
export function evidence(field: ImportField, cells: readonly Cell[], today: string): number | undefined {
  const filled = cells.filter((cell) => textOf(cell) !== '');
  if (filled.length === 0) return undefined;
  if (dateFields.includes(field)) return shareOf(filled, datesOf(field, filled, today));
  const test = fits[field];
  return test && shareOf(filled, test);
}

/** The field that a column's values alone indicate, with a confidence; only for values that are unmistakable. */
export function fieldByContent(cells: readonly Cell[], today: string): { field: ImportField; confidence: number } | undefined {
  const filled = cells.filter((cell) => textOf(cell) !== '');
  if (filled.length === 0) return undefined;
  const bornEarly: CellTest = (cell) => datesOf('birthday', filled, today)(cell) && !/^\d+$/.test(textOf(cell)) && isGrownUp(cell, today);
  const candidates: [ImportField, CellTest, number][] = [
    ['emailAddress', isMail, 0.75],
    ['socialSecurityNumber', isNationalNo, 0.75],
    ['salaryAccountNumber', isAccount, 0.65],
    ['mobilePhoneNumber', (cell) => isPhone(cell) && countDigits(cell) < 11, 0.6],
    ['birthday', bornEarly, 0.55],
    ['fullName', (cell) => isWholeName(cell) && !/\d/.test(textOf(cell)), 0.55],
  ];
  const found = candidates.find(([, test]) => shareOf(filled, test) >= 0.8);
  if (!found) return undefined;
  const [field, , confidence] = found;
  // A staff list has nearly every name once; departments and titles repeat.
  const distinct = new Set(filled.map(textOf)).size / filled.length;
  return field === 'fullName' && distinct < 0.9 ? undefined : { field, confidence };
}

function datesOf(field: ImportField, cells: readonly Cell[], today: string): CellTest {
  const { reading } = dateColumn(field, cells, { today, epoch1904: false });
  return (cell) => readDate(cell, reading) !== undefined;
}

/** Old enough to have been employed for some years, so that a start date is seldom mistaken for a birthday. */
function isGrownUp(cell: Cell, today: string): boolean {
  const year = Number(/\d{4}/.exec(textOf(cell))?.[0] ?? 0);
  return year > 1920 && year <= Number(today.slice(0, 4)) - 18;
}

function hasLetters(cell: Cell): boolean {
  return /\p{L}{2}/u.test(textOf(cell)) && !isMail(cell);
}

function countDigits(cell: Cell): number {
  return textOf(cell).replace(/\D/g, '').length;
}

function eleven(cell: Cell): string {
  const digits = textOf(cell).replace(/[\s.-]/g, '');
  return digits.length === 10 ? `0${digits}` : digits;
}

function shareOf(cells: readonly Cell[], test: CellTest): number {
  return cells.filter(test).length / cells.length;
}
