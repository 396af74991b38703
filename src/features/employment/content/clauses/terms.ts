import type { WrittenClause } from '../../contract/template.ts';

// Hours, pay, pension and holiday (Working Environment Act § 14-6 and chapter 10, the Holidays Act).

const always = { optional: false, active: true };
const hours = (...is: string[]) => [{ variable: 'workHours', is }];
const hasOvertime = { variable: 'leadingPosition', isNot: [true] };

export const workingHours: WrittenClause = {
  key: 'workingHours',
  title: { no: 'Arbeidstid', en: 'Working hours' },
  ...always,
  sequence: 5,
  toggleLabel: { no: 'Arbeidstid', en: 'Working hours' },
  helpText: {
    no: 'Etter loven er alminnelig arbeidstid høyst 9 timer om dagen og 40 timer i uken. 37,5 timer følger av avtale eller vanlig praksis. Gjennomsnittsberegnet: høyst 10 timer om dagen og 48 timer i uken. Overtidstillegget er alltid minst 40 prosent.',
    en: 'By law, normal working hours are at most 9 a day and 40 a week. 37.5 hours follow from agreement or custom. Averaged: at most 10 hours a day and 48 a week. The overtime supplement is always at least 40 per cent.',
  },
  blockText: [
    {
      when: hours('normal'),
      no: 'Arbeidstiden er {workHours}. Det svarer til 7,5 timer om dagen i full stilling når en halv times pause er trukket fra.',
      en: 'The working hours are {workHours}. This is 7.5 hours a day in a full-time position, after a break of half an hour has been deducted.',
    },
    {
      when: hours('shifts', 'rotation'),
      no: 'Arbeidstiden følger en arbeidsplan med {workHours}. Planen viser uker, dager og klokkeslett og drøftes med de tillitsvalgte så tidlig som mulig, senest to uker før den trer i kraft (aml. § 10-3). Vakter kan endres etter avtale eller med samme varsel.',
      en: 'The working hours follow a work schedule of {workHours}. It shows weeks, days and times and is discussed with the employees’ representatives as early as possible, at least two weeks before it takes effect (the Working Environment Act section 10-3). Shifts can be changed by agreement or with the same notice.',
    },
    {
      when: [{ variable: 'positionCoverage', isNot: [100] }],
      no: 'Arbeidstiden reduseres i samsvar med stillingsprosenten.',
      en: 'The hours are reduced in line with the percentage of full-time.',
    },
    {
      no: 'Er arbeidsdagen lengre enn fem og en halv time, har arbeidstakeren rett til pause. Er den åtte timer eller mer, er pausene til sammen minst en halv time (aml. § 10-9).',
      en: 'If the working day is longer than five and a half hours, the employee is entitled to a break. If it is eight hours or more, the breaks are at least half an hour in total (the Working Environment Act section 10-9).',
    },
    {
      when: [{ variable: 'flexibleWork', is: [true] }],
      no: 'Arbeidstakeren har fleksibel arbeidstid innenfor de rammene som til enhver tid gjelder i virksomheten.',
      en: 'The employee has flexible working hours within the limits that the company sets from time to time.',
    },
    {
      when: [{ variable: 'averageCalculation', is: [true] }],
      no: 'Partene er enige om at arbeidstiden kan gjennomsnittsberegnes over 52 uker. Den alminnelige arbeidstiden kan da være opptil 10 timer i løpet av 24 timer og 48 timer i løpet av sju dager (aml. § 10-5 (1)).',
      en: 'The parties agree that working hours may be averaged over 52 weeks. Normal hours may then be up to 10 hours in 24 hours and 48 hours in seven days (the Working Environment Act section 10-5 (1)).',
    },
    {
      when: [{ variable: 'leadingPosition', is: [true] }],
      no: 'Stillingen er ledende eller særlig uavhengig. Derfor gjelder de fleste reglene om arbeidstid og overtid i aml. kapittel 10 ikke, og arbeidstakeren har ikke rett til overtidsbetaling (aml. § 10-12).',
      en: 'The position is leading or particularly independent. Most rules on working hours and overtime in the Working Environment Act chapter 10 therefore do not apply, and the employee is not entitled to overtime pay (section 10-12).',
    },
    {
      when: [{ variable: 'overtimeMayOccure', is: [true] }, hasOvertime],
      no: 'Overtid kan forekomme i stillingen.',
      en: 'Overtime may occur in the position.',
    },
    {
      when: [hasOvertime],
      no: 'Overtid brukes bare når det er et særlig og tidsavgrenset behov. For overtid får arbeidstakeren lønn og et tillegg på minst 40 prosent. Timene kan tas ut som fri etter avtale, men tillegget utbetales (aml. § 10-6).',
      en: 'Overtime is used only for a particular need that is limited in time. The employee is paid for it, with a supplement of at least 40 per cent. The hours may be taken as time off by agreement, but the supplement is paid out (the Working Environment Act section 10-6).',
    },
    {
      when: [{ variable: 'overtimePayment', is: [true] }, hasOvertime],
      no: 'Overtidsbetalingen utbetales sammen med lønnen for måneden etter at overtiden ble utført.',
      en: 'Overtime is paid together with the salary for the month after it was worked.',
    },
  ],
};

export const salary: WrittenClause = {
  key: 'salary',
  title: { no: 'Lønn', en: 'Salary' },
  ...always,
  sequence: 6,
  toggleLabel: { no: 'Lønn', en: 'Salary' },
  helpText: {
    no: 'Oppgi lønnen ved starten, hvert tillegg for seg, og hvordan og når den betales. Skriv ytelser utenom lønnen hver for seg.',
    en: 'State the starting salary, each supplement separately, and how and when they are paid. List benefits beyond the salary separately.',
  },
  blockText: [
    {
      no: 'Lønnen ved tiltredelse er {salaryAmount} {salaryInterval}. Den utbetales til arbeidstakerens lønnskonto {salaryPaymentDay}.',
      en: 'The starting salary is {salaryAmount} {salaryInterval}. It is paid into the employee’s bank account {salaryPaymentDay}.',
    },
    {
      when: [{ variable: 'includedInBonusArrangements', is: [true] }],
      no: 'Arbeidstakeren er med i virksomhetens bonusordning slik den til enhver tid er fastsatt.',
      en: 'The employee takes part in the company’s bonus scheme, as in force from time to time.',
    },
    { block: 'extraBenefits' },
    {
      no: 'Arbeidsgiveren kan trekke i lønn og feriepenger bare i de tilfellene som loven tillater (aml. § 14-15).',
      en: 'The employer may make deductions from salary and holiday pay only where the law allows it (the Working Environment Act section 14-15).',
    },
  ],
};

export const pension: WrittenClause = {
  key: 'pension',
  title: { no: 'Pensjon og forsikring', en: 'Pension and insurance' },
  ...always,
  sequence: 7,
  toggleLabel: { no: 'Pensjon og forsikring', en: 'Pension and insurance' },
  helpText: {
    no: 'Oppgi ordningene og hvem som leverer dem. Obligatorisk tjenestepensjon er minst 2 prosent av lønnen opp til 12 G, og yrkesskadeforsikring er påbudt fra den første ansatte.',
    en: 'State the schemes and who provides them. The mandatory occupational pension is at least 2 per cent of salary up to 12 G, and occupational injury insurance is compulsory from the first employee.',
  },
  blockText: [
    {
      no: 'Arbeidsgiveren har disse pensjonsordningene for arbeidstakeren, og betaler til disse institusjonene:',
      en: 'The employer provides these pension schemes for the employee and pays to these institutions:',
    },
    { no: '- {pensions}', en: '- {pensions}' },
    {
      no: 'Arbeidstakeren er forsikret slik:',
      en: 'The employee is insured as follows:',
    },
    { no: '- {insurances}', en: '- {insurances}' },
    {
      no: 'Vilkårene følger av avtalene med leverandørene og kan endres innenfor det loven tillater.',
      en: 'The terms follow from the agreements with the providers and may change within what the law allows.',
    },
  ],
};

export const holidays: WrittenClause = {
  key: 'holidays',
  title: { no: 'Ferie', en: 'Holiday' },
  ...always,
  sequence: 8,
  toggleLabel: { no: 'Ferie', en: 'Holiday' },
  helpText: {
    no: 'Avtalen må si hvor lang ferien er, hvordan feriepengene beregnes og hvordan ferietiden fastsettes. Annet betalt fravær enn ferie må stå her.',
    en: 'The contract must state the length of the holiday, how holiday pay is calculated and how the dates are set. Paid absence other than holiday must be listed here.',
  },
  blockText: [
    {
      no: 'Arbeidstakeren har rett til ferie og feriepenger etter ferieloven og denne avtalen: {holidayRules}. Lørdag regnes som virkedag.',
      en: 'The employee is entitled to holiday and holiday pay under the Holidays Act and this contract: {holidayRules}. Saturday counts as a working day (virkedag).',
    },
    {
      no: 'Fra og med det året arbeidstakeren fyller 60 år, gir ferieloven rett til ekstra ferie og høyere feriepenger.',
      en: 'From the year in which the employee turns 60, the Holidays Act gives a right to additional holiday and higher holiday pay.',
    },
    {
      no: 'Arbeidsgiveren drøfter ferietiden med arbeidstakeren i god tid. Blir de ikke enige, fastsetter arbeidsgiveren den innenfor rammene i ferieloven.',
      en: 'The employer discusses the dates with the employee in good time. If they do not agree, the employer sets them within the limits of the Holidays Act.',
    },
    {
      when: [{ variable: 'paidAbsence' }],
      no: 'Arbeidstakeren har dessuten rett til dette fraværet med lønn:',
      en: 'The employee is also entitled to this paid absence:',
    },
    { when: [{ variable: 'paidAbsence' }], no: '- {paidAbsence}', en: '- {paidAbsence}' },
    {
      when: [{ variable: 'paidAbsence', isEmpty: true }],
      no: 'Annet fravær med lønn følger av lov.',
      en: 'Other paid absence is as laid down by law.',
    },
  ],
};
