import { task } from '../written-task.ts';

// Working Environment Act § 12-7: notice of one, four or twelve weeks, by the length of the leave.
export const leavePlan = task(-60, 'companyUser', {
  no: [
    'Si fra om når permisjonen begynner og slutter',
    'Skriv hvor lenge du tenker å være borte, om du vil ha gradert permisjon, og når du vil ta ferie. Du må varsle minst tolv uker før når du skal være borte mer enn ett år, fire uker før ved mer enn tolv uker, og én uke før ved mer enn to uker.',
  ],
  en: [
    'Tell us when your leave begins and ends',
    'Write how long you plan to be away, whether you want to combine leave with part-time work, and when you will take vacation. You must give at least twelve weeks’ notice of a leave of more than a year, four weeks’ notice of more than twelve weeks, and one week’s notice of more than two weeks.',
  ],
});

export const registerLeave = task(-40, 'hradmin', {
  no: [
    'Registrer permisjonen',
    'Legg permisjonen inn i fraværskalenderen og i a-meldingen, og avklar lønn, pensjon og forsikring i permisjonstiden.',
  ],
  en: [
    'Register the leave',
    'Enter the leave in the absence calendar and the a-melding, and clarify salary, pension and insurance during the leave.',
  ],
});

export const incomeReport = task(-15, 'hradmin', {
  no: [
    'Send inntektsmelding til Nav',
    'Nav ber om inntektsmeldingen når søknaden om foreldrepenger er sendt. Uten den blir utbetalingen forsinket.',
  ],
  en: [
    'Send the income statement to Nav',
    'Nav asks for the income statement (inntektsmelding) when parental benefit has been applied for. Without it, the payment is delayed.',
  ],
});

export const substitute = task(-40, 'reportingManager', {
  no: [
    'Finn en vikar eller fordel arbeidet',
    'Bestem hva som skal gjøres av andre, og hva som får vente. En vikar skal ha en skriftlig avtale som oppgir grunnlaget.',
  ],
  en: [
    'Find a substitute or share out the work',
    'Decide what others will do, and what can wait. A substitute needs a written contract that states the basis.',
  ],
});

export const leaveHandover = task(-5, 'companyUser', {
  no: ['Overlever det du holder på med', 'Skriv status for hver sak, og gå gjennom sakene med dem som tar over.'],
  en: ['Hand over your work', 'Write the status of each matter, and go through them with those who take over.'],
});

export const approver = task(-3, 'hradmin', {
  no: [
    'Sett inn stedfortreder',
    'Leder personen andre, eller behandler personen andres fravær, legger du inn en stedfortreder for hele perioden.',
  ],
  en: ['Set a deputy', 'If the person going on leave manages others or decides their absence, set a deputy for the whole period.'],
});

export const contactWish = task(-3, 'reportingManager', {
  isShown: true,
  no: [
    'Avtal kontakt i permisjonen',
    'Spør om den ansatte vil ha nyheter, invitasjoner og ledige stillinger, på hvilken adresse og hvor ofte. Den årlige lønnsvurderingen gjelder også i permisjonen.',
  ],
  en: [
    'Agree on contact during the leave',
    'Ask whether the employee wants news, invitations and vacancies, at which address and how often. The annual salary review also applies during the leave.',
  ],
});

export const awayMessage = task(0, 'companyUser', {
  no: ['Sett opp fraværsmelding', 'Skriv når du er tilbake, og hvem man kan kontakte.'],
  en: ['Set an out-of-office message', 'Say when you will be back, and who to contact.'],
});

export const askAboutReturn = task(-30, 'reportingManager', {
  isShown: true,
  no: [
    'Ta kontakt før den ansatte kommer tilbake',
    'Spør om datoen står fast, om den ansatte ønsker redusert arbeidstid eller ammefri, og fortell hva som er nytt.',
  ],
  en: [
    'Get in touch before the return',
    'Ask if the date still stands and if the employee wants shorter hours or nursing breaks, and tell them what is new.',
  ],
});

// Equality and Anti-Discrimination Act § 33: back to the same or a corresponding position, with the pay that would have been.
export const samePosition = task(-20, 'hradmin', {
  no: [
    'Bekreft stilling og lønn',
    'Den ansatte har rett til å komme tilbake til samme eller tilsvarende stilling, med den lønnsutviklingen den ansatte ellers ville hatt. Ta med lønnsoppgjøret den ansatte gikk glipp av.',
  ],
  en: [
    'Confirm position and salary',
    'The employee is entitled to the same or a corresponding position, with the salary development they would otherwise have had. Include the salary review they missed.',
  ],
});

export const accessBack = task(-3, 'hradmin', {
  no: ['Kontroller tilganger og utstyr', 'Sjekk at kontoer, kort, telefon og PC virker, og at alt er oppdatert.'],
  en: ['Check access and equipment', 'Check that accounts, card, phone and computer work, and that everything is up to date.'],
});

export const endLeave = task(-3, 'hradmin', {
  no: ['Avslutt permisjonen i lønn', 'Sett sluttdatoen i lønn og a-melding, og fjern stedfortrederen.'],
  en: ['End the leave in payroll', 'Set the end date in payroll and a-melding, and remove the deputy.'],
});

export const backTalk = task(1, 'reportingManager', {
  isShown: true,
  no: [
    'Ta imot og gå gjennom det som er nytt',
    'Sett av en time første dag: folk, saker, systemer og planer. Bli enige om hva de to første ukene skal brukes til.',
  ],
  en: [
    'Welcome back and go through what is new',
    'Set aside an hour on the first day for people, ongoing work, systems and plans. Agree on what to do in the first two weeks.',
  ],
});

// Working Environment Act § 12-8: time off to nurse.
export const nursing = task(1, 'reportingManager', {
  isShown: true,
  no: [
    'Legg til rette for ammefri',
    'Finn tid og sted hvis den ansatte ønsker det. I barnets første leveår er inntil én time daglig betalt når arbeidsdagen er sju timer eller mer.',
  ],
  en: [
    'Make time for nursing',
    'Find a time and place if the employee wants it. In the child’s first year, up to one hour a day is paid when the working day is seven hours or more.',
  ],
});

export const backAfterMonth = task(20, 'reportingManager', {
  isShown: true,
  no: ['Oppfølgingssamtale etter en måned', 'Hvordan går det med arbeidsmengden og tiden, og hva vil du gjøre framover?'],
  en: ['Follow-up meeting after one month', 'How are the workload and the hours, and what do you want to do next?'],
});
