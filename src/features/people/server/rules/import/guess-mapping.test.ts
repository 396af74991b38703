import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importFields, type ImportField } from '../../../contract/entities-import.ts';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { findTable } from '../../../testing/staff-table.ts';
import { guessMapping } from './guess-mapping.ts';
import { headerWords } from './header-words.ts';

const today = '2026-11-21';
/** Values of each field, so that a heading is scored together with matching cells. */
const samples: Record<ImportField, Cell[]> = {
  fullName: ['Kari Hansen', 'Ødegård, Åse', 'Per Olav Moe'],
  firstName: ['Kari', 'Åse', 'Per Olav'],
  lastName: ['Hansen', 'Ødegård', 'Moe'],
  emailAddress: ['kari@firma.no', 'ase@firma.no', 'per@firma.no'],
  phoneCountryCode: ['+47', '+46', '+47'],
  mobilePhoneNumber: ['912 34 567', '+47 987 65 432', 40012345],
  employeeNumber: [1001, 1002, 1003],
  position: ['Selger', 'Daglig leder', 'Controller'],
  department: ['Salg', 'Økonomi', 'Salg'],
  team: ['Nord', 'Sør', 'Nord'],
  location: ['Oslo', 'Bergen', 'Oslo'],
  reportingTo: ['Åse Ødegård', 'Per Moe', 'Åse Ødegård'],
  role: ['Ansatt', 'Leder', 'Ansatt'],
  positionType: ['Fast', 'Vikar', 'Fast'],
  positionCoverage: ['100 %', '80 %', '50 %'],
  startDate: ['01.02.2019', '15.08.2021', '01.01.2024'],
  endDate: ['31.12.2026', '', ''],
  trialPeriodEndDate: ['01.08.2026', '', ''],
  salaryAmount: ['kr 650 000', 720000, '540 000,00'],
  salaryCurrency: ['NOK', 'NOK', 'SEK'],
  salaryInterval: ['Årlig', 'Månedlig', 'Årlig'],
  salaryAccountNumber: ['86011117947', '1234.56.78903', '97105000018'],
  birthday: ['10.07.1983', '01.12.1990', '25.05.1975'],
  socialSecurityNumber: ['01819012365', '29849610021', '31819956742'],
  secondaryEmail: ['kari@gmail.com', 'ase@online.no', 'per@gmail.com'],
  'address.streetAddress': ['Storgata 1', 'Bryggen 5', 'Åsveien 12 B'],
  'address.apartment': ['H0101', 'H0203', ''],
  'address.postalCode': ['0155', '5003', 7010],
  'address.city': ['Oslo', 'Bergen', 'Trondheim'],
  'address.province': ['Oslo', 'Vestland', 'Trøndelag'],
  'address.country': ['Norge', 'Norge', 'Sverige'],
  'emergencyContact.fullName': ['Ola Hansen', 'Nils Ødegård', 'Eva Moe'],
  'emergencyContact.phone': ['912 34 567', '987 65 432', '400 12 345'],
  'emergencyContact.relation': ['Ektefelle', 'Far', 'Søster'],
  allergies: ['Nøtter', '', 'Pollen'],
  tShirtSize: ['M', 'XL', 'S'],
  drivingLicense: ['B', 'B, C1', 'B'],
  preferredLanguage: ['Norsk', 'Engelsk', 'Norsk'],
  notes: ['Jobber hjemmefra fredager', '', 'Hund'],
};

function guess(headings: readonly string[], cells: readonly (readonly Cell[])[]): (ImportField | null)[] {
  return guessMapping(
    headings.map((heading, column) => ({ column, heading, cells: cells[column] ?? [] })),
    today,
  ).map(({ field }) => field);
}

const sure = importFields.flatMap((field) =>
  headerWords[field]
    .split(/,\s+/)
    .filter((word) => !word.startsWith('?'))
    .map((word) => [word, field] as const),
);
// Manager columns by e-mail or number contain those, not names.
const managerCells = (word: string): Cell[] =>
  /mail|e-post/i.test(word) ? ['ase@firma.no', 'per@firma.no'] : /nr|nummer|ID|number/i.test(word) ? [1001, 1002] : samples.reportingTo;

describe('one heading', () => {
  test.each(sure)('%s is %s', (word, field) => {
    expect(guess([word], [field === 'reportingTo' ? managerCells(word) : samples[field]])).toEqual([field]);
  });

  test.each<[string, ImportField | null, Cell[]]>([
    ['FORNAVN*', 'firstName', ['Kari']],
    ['Fornvan', 'firstName', ['Kari']],
    ['etternvn', 'lastName', ['Hansen']],
    ['Ansattes e-postadresse', 'emailAddress', ['kari@firma.no']],
    ['Startdato (dd.mm.åååå)', 'startDate', ['01.02.2019']],
    ['Employee_first_name', 'firstName', ['Kari']],
    ['Mobil:', 'mobilePhoneNumber', ['91234567']],
    ['Ansatt', 'startDate', ['01.02.2019', '01.05.2020']],
    ['Ansatt', 'fullName', ['Kari Hansen', 'Ola Moe']],
    ['Født', 'birthday', ['10.07.1983']],
    ['Personnummer', null, ['12345', '54321', '99887']],
    ['Leder', null, ['Ja', 'Nei', 'Nei']],
    ['Kjønn', null, ['Kvinne', 'Mann']],
    ['Alder', null, [43, 51]],
    ['Statsborgerskap', null, ['Norsk', 'Svensk']],
    ['Initialer', null, ['KH', 'OM']],
    ['E-post', null, ['ja', 'nei', 'ja']],
    ['Kolonne1', 'emailAddress', ['kari@firma.no', 'ola@firma.no']],
    ['', 'socialSecurityNumber', ['01819012365', '29849610021']],
    ['xyz', 'salaryAccountNumber', ['86011117947', '97105000018']],
    ['xyz', 'mobilePhoneNumber', ['912 34 567', '987 65 432']],
    ['New_Exit_date', 'endDate', ['2023-01-15', '2024-06-30']],
    ['Permisjon til', null, ['2025-01-15', '2025-06-30']],
    ['Permisjon til', null, ['31012025', '28022025']],
    ['xyz', null, ['31012025', '28022025', 20250131]],
    ['xyz', 'mobilePhoneNumber', [40123456, '91234567', '22202234']],
    ['DateofTermination', 'endDate', ['6/16/2016', '9/24/2012']],
    ['Exit Date', 'endDate', ['2023-01-15']],
    ['Leave date', 'endDate', ['2023-01-15']],
    ['Avsluttet', 'endDate', ['15.01.2023']],
    ['EEID', 'employeeNumber', ['E02002', 'E02387']],
    ['Leave from', null, ['01.02.2027', '15.02.2027']],
    ['Leave to', null, ['01.03.2027', '15.03.2027']],
    ['Leave start date', null, ['01.02.2027', '15.02.2027']],
    ['Permisjon fra dato', null, ['01.02.2027', '15.02.2027']],
    ['Ferie fra', null, ['01.02.2027', '15.02.2027']],
    ['New leave date', 'endDate', ['2023-01-15', '2024-06-30']],
    ['Arb.sted', 'location', ['Oslo', 'Bergen']],
    ['Last working day', 'endDate', ['2023-01-15', '2024-06-30']],
    ['Full time salary', 'salaryAmount', [650000, 700000]],
    ['xyz', 'birthday', ['10.07.1983', '25.12.1975']],
    ['xyz', 'fullName', ['Kari Hansen', 'Ola Moe', 'Per Berg']],
    ['xyz', null, ['Salg og marked', 'Salg og marked', 'Drift og vedlikehold']],
    ['xyz', null, ['rødt', 'grønt']],
  ])('%j over %3$j is %j', (heading, field, cells) => {
    expect(guess([heading], [cells])).toEqual([field]);
  });
});

describe('several headings', () => {
  test.each<[string, string[], (ImportField | null)[], Cell[][]?]>([
    [
      'Norwegian',
      ['Ansattnr', 'Etternavn', 'Fornavn', 'E-post', 'Mobil', 'Stilling', 'Avdeling', 'Nærmeste leder', 'Stillingsprosent', 'Årslønn'],
      [
        'employeeNumber',
        'lastName',
        'firstName',
        'emailAddress',
        'mobilePhoneNumber',
        'position',
        'department',
        'reportingTo',
        'positionCoverage',
        'salaryAmount',
      ],
    ],
    [
      'English',
      ['First name', 'Surname', 'Work email', 'Job title', 'Reports to', 'Hire date', 'Date of birth', 'Postcode', 'City', 'Country'],
      [
        'firstName',
        'lastName',
        'emailAddress',
        'position',
        'reportingTo',
        'startDate',
        'birthday',
        'address.postalCode',
        'address.city',
        'address.country',
      ],
    ],
    ['two addresses of mail', ['Navn', 'E-post', 'Privat e-post'], ['fullName', 'emailAddress', 'secondaryEmail']],
    [
      'a second column of mail without any',
      ['Navn', 'E-post', 'Mail'],
      ['fullName', 'emailAddress', null],
      [['Kari Moe'], ['kari@firma.no'], []],
    ],
    ['mobile before telephone', ['Telefon', 'Mobil'], [null, 'mobilePhoneNumber'], [['22334455'], ['91234567']]],
    [
      'the person before the manager',
      ['Navn', 'E-post', 'Leder', 'Leder e-post'],
      ['fullName', 'emailAddress', null, 'reportingTo'],
      [['Kari Moe'], ['kari@firma.no'], ['Ola Berg'], ['ola@firma.no']],
    ],
    [
      'next of kin beside the person',
      ['Navn', 'Telefon', 'Pårørende', 'Telefon pårørende', 'Relasjon'],
      ['fullName', 'mobilePhoneNumber', 'emergencyContact.fullName', 'emergencyContact.phone', 'emergencyContact.relation'],
    ],
    ['the whole name is not needed beside both', ['Navn', 'Fornavn', 'Etternavn'], [null, 'firstName', 'lastName']],
    [
      'a lone Navn beside Etternavn holds first names',
      ['Etternavn', 'Navn'],
      ['lastName', 'firstName'],
      [
        ['Hansen', 'Moe'],
        ['Kari', 'Ola'],
      ],
    ],
    ['a Navn beside Etternavn that holds whole names', ['Etternavn', 'Navn'], ['lastName', 'fullName'], [['Hansen'], ['Kari Hansen']]],
    ['Sted after Postnr is the city', ['Adresse', 'Postnr', 'Sted'], ['address.streetAddress', 'address.postalCode', 'address.city']],
    ['date of birth and identity number', ['Født', 'Personnr', 'Ansatt'], ['birthday', 'socialSecurityNumber', 'startDate']],
    [
      'department, its number and the position share',
      ['Avdeling', 'Avd.nr', 'Stilling', 'Stillings%', 'Stillingstype'],
      ['department', null, 'position', 'positionCoverage', 'positionType'],
      [['Salg'], [10], ['Selger'], [100], ['Fast']],
    ],
  ])('%s', (_name, headings, fields, cells) => {
    expect(guess(headings, cells ?? fields.map((field) => (field ? samples[field] : [])))).toEqual(fields);
  });

  test('whatever the headings, no field is given twice and every guess has its confidence', () => {
    const words = fc.constantFrom(...sure.map(([word]) => word), 'xyz', '');
    const cells = fc.constantFrom(...Object.values(samples));
    fc.assert(
      fc.property(fc.array(fc.tuple(words, cells), { minLength: 1, maxLength: 12 }), (columns) => {
        const guesses = guessMapping(
          columns.map(([heading, values], column) => ({ column, heading, cells: values })),
          today,
        );
        const fields = guesses.flatMap(({ field }) => field ?? []);
        expect(new Set(fields).size).toBe(fields.length);
        expect(guesses.every(({ field, confidence }) => (field ? confidence > 0 : confidence === 0))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('the order of the columns makes no difference', () => {
    const fields = importFields.filter((field) => field !== 'fullName');
    fc.assert(
      fc.property(fc.shuffledSubarray([...fields], { minLength: 3 }), (order) => {
        expect(
          guess(
            order.map((field) => headerWords[field].split(', ')[0] ?? ''),
            order.map((field) => samples[field]),
          ),
        ).toEqual(order);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the heading row', () => {
  const table = (...rows: Cell[][]) => findTable({ name: 'A', rows: rows.map((cells, index) => ({ number: index + 1, cells })) });
  const people: Cell[][] = [
    ['Kari Hansen', 'kari@firma.no', 'Salg'],
    ['Ola Moe', 'ola@firma.no', 'Drift'],
  ];
  test.each<[string, Cell[][], number | undefined, number]>([
    ['stands first', [['Navn', 'E-post', 'Avdeling'], ...people], 1, 2],
    [
      'stands below a title and a date',
      [['Ansattliste 2026'], ['Skrevet ut 21.11.2026', null, null], ['Navn', 'E-post', 'Avdeling'], ...people],
      3,
      2,
    ],
    ['stands below groups of columns', [['Person', null, 'Jobb'], ['Navn', 'E-post', 'Avdeling'], ...people], 2, 2],
    ['is in a language we do not know', [['Imię', 'Adres', 'Dział'], ...people], 1, 2],
    ['is one word above one column', [['Navn'], ['Kari Hansen'], ['Ola Moe']], 1, 2],
    ['is missing', people, undefined, 2],
  ])('%s', (_name, rows, headingRow, count) => {
    const found = table(...rows);
    expect([found.headingRow, found.rows.length]).toEqual([headingRow, count]);
  });

  test('empty columns are left out and the others keep their places', () => {
    const { columns } = table([null, 'Navn', null, 'E-post'], [null, 'Kari Hansen', '', 'kari@firma.no']);
    expect(columns.map(({ column, heading }) => [column, heading])).toEqual([
      [1, 'Navn'],
      [3, 'E-post'],
    ]);
  });
});
