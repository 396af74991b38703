import { task } from '../written-task.ts';

export const confirmation = task(-20, 'hradmin', {
  isShown: true,
  no: [
    'Bekreft oppsigelsen skriftlig',
    'Bekreft hvem som har sagt opp, når oppsigelsen ble mottatt, oppsigelsestiden og siste arbeidsdag. Avklar ferie som gjenstår.',
  ],
  en: [
    'Confirm the notice in writing',
    'Confirm who gave notice, when it was received, the notice period and the last working day. Settle remaining vacation days.',
  ],
});

export const tellColleagues = task(-15, 'reportingManager', {
  no: ['Fortell kolleger og kunder', 'Bli enige med den som slutter, om hva som skal sies og når. Si hvem som tar over.'],
  en: ['Tell colleagues and customers', 'Agree with the person who is leaving on what to say and when. Say who takes over.'],
});

export const handoverPlan = task(-15, 'reportingManager', {
  isShown: true,
  no: [
    'Lag en plan for overlevering',
    'List opp oppgaver, kunder og frister, og hvem som får hver av dem. Sett av tid til å gjøre det sammen.',
  ],
  en: ['Plan the handover', 'List tasks, customers and deadlines, and who gets each of them. Set aside time to do it together.'],
});

export const writeDown = task(-5, 'companyUser', {
  no: [
    'Skriv ned det bare du vet',
    'Hvor ting ligger, hva som går galt og hva du gjør da, og hvem du ringer. Legg dokumenter fra egne mapper på et felles sted.',
  ],
  en: [
    'Write down what only you know',
    'Where things are, what can go wrong and what you do about it, and who you call. Move documents from your own folders to a shared place.',
  ],
});

export const recordsHeld = task(-5, 'hradmin', {
  no: [
    'Overfør det som står i den ansattes navn',
    'Avtaler, behandlinger, signeringsforespørsler og oppgaver må ha en ny ansvarlig før profilen deaktiveres. Planen viser hva som gjenstår.',
  ],
  en: [
    'Hand over what is in the employee’s name',
    'Contracts, processing activities, signing requests and tasks need a new responsible person before the profile is deactivated. The plan shows what is left.',
  ],
});

export const exitTalk = task(-5, 'hradmin', {
  isShown: true,
  no: ['Ha en sluttsamtale', 'Hvorfor slutter du, hva bør vi endre, og hva må vi ta vare på? Skriv ned det dere er enige om å dele.'],
  en: [
    'Have an exit interview',
    'Why are you leaving, what should we change, and what should we keep? Write down what you agree to share.',
  ],
});

// Holidays Act § 11 (3): holiday pay is paid on the last ordinary payday before the last day.
export const finalPay = task(-5, 'hradmin', {
  no: [
    'Klargjør sluttoppgjøret',
    'Lønn, feriepenger, overtid, avspasering, reiser og utlegg. Feriepengene betales siste vanlige lønningsdag før fratreden.',
  ],
  en: [
    'Prepare the final settlement',
    'Salary, holiday pay, overtime, time off in lieu, travel and expenses. Holiday pay is paid on the last ordinary payday before the last day.',
  ],
});

// Working Environment Act § 15-15: everybody who leaves gets a certificate.
export const certificate = task(-2, 'reportingManager', {
  no: [
    'Skriv attest',
    'Alle som slutter, har krav på en skriftlig attest med navn, fødselsdato, hva arbeidet har gått ut på, og hvor lenge.',
  ],
  en: [
    'Write a certificate of employment',
    'Everyone who leaves is entitled to a written certificate with name, date of birth, what the work involved, and how long it lasted.',
  ],
});

export const returnEquipment = task(0, 'companyUser', {
  no: [
    'Lever utstyr, kort og nøkler',
    'PC, telefon, nøkkelkort, nøkler og firmakort. Ta med deg private ting, og slett private filer først.',
  ],
  en: [
    'Return equipment, card and keys',
    'Computer, phone, key card, keys and company cards. Take private things with you, and delete private files first.',
  ],
});

export const checkReturned = task(0, 'reportingManager', {
  no: [
    'Kontroller at alt er levert',
    'Gå gjennom listen fra da den ansatte begynte, og skriv i kommentaren hva som er mottatt. Sperr kort og koder.',
  ],
  en: [
    'Check that everything was returned',
    'Go through the list from when the employee started, and write in the comment what was received. Block cards and codes.',
  ],
});

export const thanks = task(0, 'reportingManager', {
  no: ['Si takk og på gjensyn', 'Samle avdelingen, si hva dere vil huske, og gi tid til å ta farvel.'],
  en: ['Say thank you and goodbye', 'Gather the department, say what you will remember, and make time to say goodbye.'],
});

export const closeAccounts = task(1, 'hradmin', {
  no: [
    'Avslutt tilganger utenfor Samspill',
    'Avslutt brukerkontoer i alle andre systemer, fjern fra grupper og lister, og bytt felles passord. Tilgangen til Samspill avsluttes av planen.',
  ],
  en: [
    'End access outside Samspill',
    'End user accounts in all other systems, remove them from groups and lists, and change shared passwords. The plan itself ends access to Samspill.',
  ],
});

// Regulations on access to e-mail § 4: the mailbox is closed when the employment ends.
export const mailbox = task(3, 'hradmin', {
  no: [
    'Avslutt e-postkassen',
    'Legg inn et automatisk svar som sier hvem som tar over, steng postkassen, og slett innholdet innen rimelig tid. Ikke videresend automatisk.',
  ],
  en: [
    'Close the mailbox',
    'Set an automatic reply that says who takes over, close the mailbox, and delete its contents within reasonable time. Do not forward automatically.',
  ],
});

export const deregister = task(5, 'hradmin', {
  no: [
    'Meld ut av pensjon og forsikring',
    'Sett sluttdato i lønn og a-melding, og meld ut av tjenestepensjon og forsikringer. Fortell den ansatte om retten til å fortsette dem privat.',
  ],
  en: [
    'Deregister from pension and insurance',
    'Set the end date in payroll and a-melding, and deregister from pension and insurance. Tell the employee about the right to continue them privately.',
  ],
});

export const contactPage = task(1, 'hradmin', {
  no: ['Oppdater nettsider og lister', 'Fjern navn og bilde fra nettsider, telefonlister og vaktplaner, og legg inn den som tar over.'],
  en: ['Update web pages and lists', 'Remove name and picture from web pages, phone lists and rotas, and add the person who takes over.'],
});

export const stopAccessNow = task(0, 'hradmin', {
  no: [
    'Steng tilganger med en gang',
    'Steng pålogging, e-post, fjerntilgang og kort samtidig, på det tidspunktet som er avtalt. Avslutt åpne økter på mobil og PC.',
  ],
  en: [
    'End access at once',
    'Block sign-in, e-mail, remote access and cards at the same time, at the agreed hour. End open sessions on phone and computer.',
  ],
});

export const collectNow = task(0, 'reportingManager', {
  no: [
    'Ta imot utstyr, kort og nøkler',
    'Gjør det skjermet og med respekt. Avtal når private eiendeler kan hentes, og skriv i kommentaren hva som er mottatt.',
  ],
  en: [
    'Collect equipment, card and keys',
    'Do it in private and with respect. Agree on when personal belongings can be collected, and write in the comment what was received.',
  ],
});

export const takeOver = task(1, 'reportingManager', {
  no: [
    'Fordel oppgavene',
    'Gå gjennom frister og avtaler for de neste fire ukene, og gi hver av dem til noen. Fortell kundene hvem de skal kontakte nå.',
  ],
  en: [
    'Share out the work',
    'Go through deadlines and appointments for the next four weeks, and give each one to someone. Tell customers who to contact now.',
  ],
});

export const tellBriefly = task(0, 'reportingManager', {
  no: ['Informer avdelingen kort', 'Si at personen har sluttet, og hvem som tar over. Ikke si hvorfor.'],
  en: ['Tell the department briefly', 'Say that the person has left, and who takes over. Do not say why.'],
});

export const documents = task(2, 'hradmin', {
  no: [
    'Samle dokumentasjonen',
    'Legg oppsigelsen eller avtalen, referater og kvitteringer på profilen. Noter fristene for forhandling og søksmål.',
  ],
  en: [
    'Gather the documentation',
    'Put the notice or agreement, minutes and receipts on the profile. Note the time limits for negotiations and legal action.',
  ],
});
