import type { WrittenVariable } from '../../contract/template.ts';

// Who, from when, how much, for what pay (employment.5).

type Pair = readonly [no: string, en: string];
const words = ([no, en]: Pair) => ({ no, en });

const text = (key: string, label: Pair, help: Pair, more: Partial<WrittenVariable> = {}): WrittenVariable => ({
  key,
  type: 'text',
  group: 'base',
  label: words(label),
  helpText: words(help),
  isRequired: true,
  ...more,
});

const option = (value: string, no: string, en: string) => ({ value, label: { no, en }, printed: { no, en } });

const payDays = [1, 10, 15, 20, 25, 30].map((day) => ({
  value: day === 1 ? '1st' : `${day}th`,
  label: { no: `Den ${day}.`, en: day === 1 ? '1st' : `${day}th` },
  printed:
    day === 30
      ? { no: 'den 30. i måneden, i februar den siste dagen', en: 'on the 30th of each month, in February on the last day' }
      : { no: `den ${day}. i måneden`, en: `on the ${day === 1 ? '1st' : `${day}th`} of each month` },
}));

export const personVariables: readonly WrittenVariable[] = [
  text('firstName', ['Fornavn', 'First name'], ['Slik det står i folkeregisteret.', 'As in the National Population Register.'], {
    check: 'name',
    mostLetters: 50,
  }),
  text('lastName', ['Etternavn', 'Last name'], ['Slik det står i folkeregisteret.', 'As in the National Population Register.'], {
    check: 'name',
    mostLetters: 50,
  }),
  text('email', ['E-post', 'E-mail'], ['Invitasjonen sendes hit.', 'The invitation is sent here.'], {
    check: 'email',
    isRequired: false,
    mostLetters: 254,
  }),
  text(
    'countryCode',
    ['Landkode', 'Country code'],
    ['Pluss og landets nummer, for eksempel +47.', 'Plus and the country’s number, for example +47.'],
    { check: 'countryCode', default: '+47', mostLetters: 4 },
  ),
  text('mobileNumber', ['Mobilnummer', 'Mobile number'], ['Bare siffer, uten landkode.', 'Digits only, without the country code.'], {
    check: 'phone',
    isRequired: false,
    mostLetters: 15,
  }),
  text('position', ['Stilling', 'Position'], ['Tittel, stilling eller arbeidskategori.', 'Title, position or category of work.'], {
    mostLetters: 75,
  }),
];

export const employerVariables: readonly WrittenVariable[] = [
  text('employerName', ['Arbeidsgiver', 'Employer'], ['Navnet i Enhetsregisteret.', 'The name in the business register.'], {
    group: 'employer',
    mostLetters: 200,
  }),
  text('companyNo', ['Organisasjonsnummer', 'Organisation number'], ['Ni siffer.', 'Nine digits.'], {
    group: 'employer',
    check: 'digits',
    mostLetters: 9,
  }),
  text(
    'employerAddress',
    ['Arbeidsgiverens adresse', 'The employer’s address'],
    ['Gate, postnummer og sted.', 'Street, postal code and town.'],
    { group: 'employer', mostLetters: 300 },
  ),
  text(
    'employerManager',
    ['Kontaktperson', 'Contact person'],
    ['Den arbeidstakeren rapporterer til.', 'The person whom the employee reports to.'],
    { group: 'employer', check: 'name', mostLetters: 101 },
  ),
];

export const workVariables: readonly WrittenVariable[] = [
  text(
    'startDate',
    ['Startdato', 'Start date'],
    ['Den første arbeidsdagen. Prøvetiden løper herfra.', 'The first day of work. The trial period runs from it.'],
    { type: 'date' },
  ),
  text(
    'positionCoverage',
    ['Stillingsprosent', 'Percentage of full-time'],
    [
      'Mangler den, gjelder det arbeidstakeren selv hevder, om ikke arbeidsgiveren kan bevise noe annet.',
      'If it is missing, what the employee claims applies unless the employer can prove otherwise.',
    ],
    { type: 'percent', default: 100, from: 0, to: 100 },
  ),
  text(
    'positionCoverageBreakdown',
    ['Fordeling av stillingen', 'How the position is divided'],
    ['For eksempel «60 % i butikken og 40 % på lageret».', 'For example “60% in the shop and 40% in the warehouse”.'],
    { isRequired: false, mostLetters: 300 },
  ),
  text('salaryAmount', ['Lønn', 'Salary'], ['Før skatt, uten tillegg og ytelser.', 'Before tax, without supplements and benefits.'], {
    type: 'money',
    from: 0,
    to: 9_999_999_999,
  }),
  text('salaryInterval', ['Lønn per', 'Salary per'], ['Tiden som beløpet gjelder for.', 'The period that the amount covers.'], {
    type: 'select',
    default: 'Yearly',
    options: [
      option('Hourly', 'per time', 'per hour'),
      option('Weekly', 'per uke', 'per week'),
      option('Monthly', 'per måned', 'per month'),
      option('Yearly', 'per år', 'per year'),
    ],
  }),
  text(
    'salaryPaymentDay',
    ['Utbetalingsdag', 'Payment day'],
    ['Dagen i måneden da lønnen utbetales.', 'The day of the month on which the salary is paid out.'],
    { type: 'select', default: '1st', options: payDays },
  ),
];
