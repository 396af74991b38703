import type { outputEn } from './en-output.ts';

export const outputNo: typeof outputEn = {
  summary: 'Fraværsoversikt',
  payroll: 'Fravær til lønn',
  calendar: 'Fraværskalender',
  name: 'Navn',
  employeeNumber: 'Ansattnummer',
  department: 'Avdeling',
  type: 'Type',
  from: 'Fra',
  to: 'Til',
  portion: 'Del av dagen',
  workingDays: 'Arbeidsdager',
  calendarDays: 'Kalenderdager',
  away: 'Borte',
  requested: 'til godkjenning',
  feeds: { own: 'Mitt fravær', team: 'Fravær i teamet mitt', company: 'Fravær i virksomheten' },
  prompt: {
    subject: 'Du har {days} feriedager igjen i {year}',
    subjectOne: 'Du har {days} feriedag igjen i {year}',
    leftOne: 'Du har {days} feriedag igjen i {year}.',
    left: 'Du har {days} feriedager igjen i {year}.',
    from: '{name} minner deg på å legge dem inn.',
    action: 'Legg inn ferie',
    footer: 'Du får denne e-posten fordi {company} fører fravær i Samspill.',
  },
};
