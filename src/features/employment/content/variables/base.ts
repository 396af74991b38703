import type { WrittenVariable } from '../../contract/template.ts';

// Who, from when, how much, for what pay (employment.5).

const text = (key: string, no: string, en: string, more: Partial<WrittenVariable> = {}): WrittenVariable => ({
  key,
  type: 'text',
  group: 'base',
  label: { no, en },
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
  text('firstName', 'Fornavn', 'First name', { check: 'name', mostLetters: 50 }),
  text('lastName', 'Etternavn', 'Last name', { check: 'name', mostLetters: 50 }),
  text('email', 'E-post', 'E-mail', { check: 'email', isRequired: false, mostLetters: 254 }),
  text('countryCode', 'Landkode', 'Country code', { check: 'countryCode', default: '+47', mostLetters: 4 }),
  text('mobileNumber', 'Mobilnummer', 'Mobile number', { check: 'phone', isRequired: false, mostLetters: 15 }),
  text('position', 'Stilling', 'Position', { mostLetters: 75 }),
];

export const employerVariables: readonly WrittenVariable[] = [
  text('employerName', 'Arbeidsgiver', 'Employer', { group: 'employer', mostLetters: 200 }),
  text('companyNo', 'Organisasjonsnummer', 'Organisation number', { group: 'employer', check: 'digits', mostLetters: 9 }),
  text('employerAddress', 'Arbeidsgiverens adresse', 'The employer’s address', { group: 'employer', mostLetters: 300 }),
  text('employerManager', 'Kontaktperson', 'Contact person', { group: 'employer', check: 'name', mostLetters: 101 }),
];

export const workVariables: readonly WrittenVariable[] = [
  text('startDate', 'Startdato', 'Start date', { type: 'date' }),
  text('positionCoverage', 'Stillingsprosent', 'Percentage of full-time', {
    type: 'percent',
    default: 100,
    from: 0,
    to: 100,
    helpText: {
      no: 'Uten stillingsprosent kan arbeidstakeren få medhold i sitt eget krav.',
      en: 'Without it, the employee’s own claim may stand.',
    },
  }),
  text('positionCoverageBreakdown', 'Fordeling av stillingen', 'How the position is divided', {
    isRequired: false,
    mostLetters: 300,
    helpText: { no: 'For eksempel «60 % i butikken og 40 % på lageret».', en: 'For example “60% in the shop and 40% in the warehouse”.' },
  }),
  text('salaryAmount', 'Lønn', 'Pay', { type: 'money', from: 0, to: 9_999_999_999 }),
  text('salaryInterval', 'Lønn per', 'Pay per', {
    type: 'select',
    default: 'Yearly',
    options: [
      option('Hourly', 'per time', 'per hour'),
      option('Weekly', 'per uke', 'per week'),
      option('Monthly', 'per måned', 'per month'),
      option('Yearly', 'per år', 'per year'),
    ],
  }),
  text('salaryPaymentDay', 'Utbetalingsdag', 'Payment day', { type: 'select', default: '1st', options: payDays }),
];
