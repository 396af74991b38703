import { stringify } from 'csv-stringify/sync';
import writeWorkbook from 'write-excel-file/node';
import { isAccountNumber } from '#kernel/contract/account-number.ts';
import { isNationalNumber } from '../contract/check-digits.ts';

/** One generated person of a list; the same number always gives the same person. */
export interface ListPerson {
  number: number;
  firstName: string;
  lastName: string;
  /** About one in ten has none. */
  email: string | undefined;
  phone: string;
  position: string;
  department: string;
  /** The index of the manager in the list; the first person has none. */
  manager: number | undefined;
  startDate: string;
  birthday: string;
  percent: number;
  yearlyPay: number;
  nationalNumber: string;
  account: string;
  street: string;
  postalCode: string;
  city: string;
}

const first = 'Kari Ola Åse Bjørn Ingrid Per-Olav Sunniva Øystein Ragnhild Håkon Gro Sverre Anne Marie Tor Erik Łukasz José Synnøve'.split(
  ' ',
);
const last = 'Hansen Ødegård Moe Berg Næss Lie Solheim Bråten Åsen Dahl Strand Haugen Vik Eide Nygård-Moe Kowalczyk'.split(' ');
const departments = ['Ledelse', 'Salg', 'Drift', 'Økonomi', 'IT', 'Lager'];
const positions = ['Daglig leder', 'Avdelingsleder', 'Selger', 'Elektriker', 'Controller', 'Utvikler', 'Lagermedarbeider'];
const places = [
  ['0155', 'Oslo'],
  ['5003', 'Bergen'],
  ['7010', 'Trondheim'],
  ['4006', 'Stavanger'],
] as const;

const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
};

/** People in three levels: one at the top, one head per ten, and everybody else. */
export function fictionalStaff(count: number): ListPerson[] {
  return Array.from({ length: count }, (_unused, index) => madeUp(index));
}

function madeUp(index: number): ListPerson {
  const isHead = index > 0 && index % 10 === 1;
  const { firstName, lastName } = nameOf(index);
  const birthday = dayAfter('1962-01-15', index * 41 + (index % 29));
  const [postalCode, city] = pick(places, index);
  return {
    number: 1000 + index,
    firstName,
    lastName,
    email: index % 10 === 7 ? undefined : `ansatt${1000 + index}@fjordlys.example`,
    phone: String(40_000_000 + index * 97),
    position: index === 0 ? 'Daglig leder' : isHead ? 'Avdelingsleder' : pick(positions.slice(2), index),
    department: index === 0 ? 'Ledelse' : pick(departments.slice(1), Math.floor(index / 10)),
    manager: index === 0 ? undefined : isHead ? 0 : Math.max(1, Math.floor((index - 1) / 10) * 10 + 1),
    startDate: dayAfter('2004-02-01', index * 23),
    birthday,
    percent: pick([100, 100, 80, 100, 50], index),
    yearlyPay: 420_000 + (index % 40) * 12_500,
    nationalNumber: nationalNumber(birthday, index),
    account: accountNumber(index),
    street: `Storgata ${1 + (index % 120)}`,
    postalCode,
    city,
  };
}

/** A workbook as an HR office keeps it: a title, full names, real dates, managers by name, numbers as numbers. */
export async function officeWorkbook(staff: readonly ListPerson[]): Promise<Uint8Array> {
  const headings = [
    'Ansattnr',
    'Navn',
    'E-post',
    'Mobil',
    'Stilling',
    'Avdeling',
    'Nærmeste leder',
    'Ansatt dato',
    'Fødselsdato',
    'Stillingsprosent',
    'Årslønn',
    'Fødselsnummer',
    'Adresse',
    'Postnr',
    'Poststed',
  ];
  const day = (date: string) => ({ value: new Date(`${date}T00:00:00Z`), type: Date, format: 'dd.mm.yyyy' });
  const rows = staff.map((person) => [
    { value: person.number },
    { value: `${person.lastName}, ${person.firstName}` },
    person.email === undefined ? null : { value: person.email },
    { value: Number(person.phone) },
    { value: person.position },
    { value: person.department },
    person.manager === undefined ? null : { value: wholeName(staff, person.manager) },
    day(person.startDate),
    day(person.birthday),
    { value: person.percent / 100, format: '0 %' },
    { value: person.yearlyPay },
    // A spreadsheet drops the leading zero.
    { value: Number(person.nationalNumber) },
    { value: person.street },
    { value: Number(person.postalCode) },
    { value: person.city },
  ]);
  return writeWorkbook([[{ value: 'Ansattliste Fjordlys AS' }], [], headings.map((value) => ({ value })), ...rows], {
    sheet: 'Ansatte',
  }).toBuffer();
}

/** The output of a payroll system: semicolons, Windows encoding, capitals, two-digit years and monthly pay with points and commas. */
export function payrollCsv(staff: readonly ListPerson[]): Uint8Array {
  const money = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const rows = staff.map((person) => ({
    Lønnsnr: String(person.number).padStart(6, '0'),
    Etternavn: windowsLetters(person.lastName).toUpperCase(),
    Fornavn: windowsLetters(person.firstName).toUpperCase(),
    Født: person.birthday
      .split('-')
      .toReversed()
      .join('.')
      .replace(/\d\d(?=\d\d$)/, ''),
    Ansatt: person.startDate.split('-').toReversed().join('.'),
    'Still.%': `${person.percent},0 %`,
    Månedslønn: money.format(person.yearlyPay / 12),
    Bankkonto: `${person.account.slice(0, 4)}.${person.account.slice(4, 6)}.${person.account.slice(6)}`,
    Avd: person.department,
  }));
  return Buffer.from(stringify(rows, { header: true, delimiter: ';', record_delimiter: 'windows' }), 'latin1');
}

/** The output of an English system: commas, UTF-8 with BOM, day before month with slashes, managers by e-mail or number. */
export function englishCsv(staff: readonly ListPerson[]): Uint8Array {
  const rows = staff.map((person) => {
    const manager = person.manager === undefined ? undefined : staff[person.manager];
    const [year, month, day] = person.startDate.split('-');
    return {
      'Employee ID': person.number,
      'First name': person.firstName,
      Surname: person.lastName,
      'Work email': person.email ?? '',
      'Mobile phone': `+47 ${person.phone}`,
      'Job title': person.position,
      Department: person.department,
      Manager: manager ? (manager.email ?? manager.number) : '',
      'Hire date': `${day}/${month}/${year}`,
      FTE: person.percent / 100,
      Salary: `NOK ${new Intl.NumberFormat('en-GB').format(person.yearlyPay)}`,
      'Pay frequency': 'Annual',
    };
  });
  return Buffer.from(stringify(rows, { header: true, bom: true }));
}

function wholeName(staff: readonly ListPerson[], place: number): string {
  const person = staff[place];
  return person ? `${person.firstName} ${person.lastName}` : '';
}

/** Every name is unique, because managers are found by name: middle names and double last names are added when the others are used up. */
function nameOf(index: number): { firstName: string; lastName: string } {
  const plain = first.length * last.length;
  const round = Math.floor(index / plain);
  const double = Math.floor(round / (first.length + 1));
  const middle = round % (first.length + 1);
  const lastName = pick(last, Math.floor(index / first.length) + (index % first.length));
  return {
    firstName: middle === 0 ? pick(first, index) : `${pick(first, index)} ${pick(first, middle - 1)}`,
    lastName: double === 0 ? lastName : `${lastName}-${pick(last, double - 1)}`,
  };
}

function dayAfter(start: string, days: number): string {
  return new Date(Date.parse(`${start}T00:00:00Z`) + (days % 7300) * 86_400_000).toISOString().slice(0, 10);
}

/** A synthetic number (month + 80) of a person born in the 1900s, so that it belongs to no real person. */
function nationalNumber(birthday: string, index: number): string {
  const [year = '', month = '', day = ''] = birthday.split('-');
  const start = `${day}${Number(month) + 80}${year.slice(2)}`;
  return withCheckDigits(
    (attempt) => `${start}${String((index + attempt) % 500).padStart(3, '0')}`,
    2,
    (value) => isNationalNumber(value, { today: '2026-11-21', allowSynthetic: true }),
  );
}

/** An account number in a series that no bank has. */
function accountNumber(index: number): string {
  return withCheckDigits((attempt) => `9999${String(index * 3 + attempt).padStart(6, '0')}`, 1, isAccountNumber);
}

/** Some numbers have no valid check digits and were never issued, so the next one is tried. */
function withCheckDigits(startOf: (attempt: number) => string, digits: 1 | 2, holds: (value: string) => boolean): string {
  for (let attempt = 0; ; attempt++) {
    const start = startOf(attempt);
    for (let end = 0; end < 10 ** digits; end++) {
      const value = `${start}${String(end).padStart(digits, '0')}`;
      if (holds(value)) return value;
    }
  }
}

/** Letters that an old system lacks lose their diacritics. */
function windowsLetters(text: string): string {
  return text.replace(/[Łł]/g, (letter) => (letter === 'Ł' ? 'L' : 'l'));
}
