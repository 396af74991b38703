import { task } from '../written-task.ts';

// Working Environment Act § 14-5: the written contract is there within seven days of the start.
export const contract = task(-15, 'hradmin', {
  no: [
    'Få arbeidsavtalen signert',
    'Send arbeidsavtalen til signering og kontroller at begge har signert. Den skal være på plass senest sju dager etter oppstart.',
  ],
  en: [
    'Get the employment contract signed',
    'Send the employment contract for signing and check that both have signed. It must be in place within seven days of the start.',
  ],
});

export const registration = task(-10, 'hradmin', {
  no: [
    'Meld inn til lønn, pensjon og forsikring',
    'Registrer lønn og kontonummer, hent skattekort, og meld inn i tjenestepensjon og yrkesskadeforsikring. Arbeidsforholdet skal med i første a-melding.',
  ],
  en: [
    'Register for payroll, pension and insurance',
    'Register salary and account number, fetch the tax card, and enrol in the occupational pension and the occupational injury insurance. The employment goes into the first a-melding.',
  ],
});

export const ownDetails = task(-10, 'companyUser', {
  no: [
    'Fyll inn opplysningene dine',
    'Legg inn adresse, telefon, kontonummer og hvem vi skal ringe hvis noe skjer. Vi lagrer kontonummer og fødselsnummer kryptert.',
  ],
  en: [
    'Fill in your details',
    'Enter your address, phone, account number and who we should call if something happens. We store your account number and national identity number encrypted.',
  ],
});

export const equipment = task(-10, 'hradmin', {
  no: [
    'Bestill utstyr og tilganger',
    'Bestill PC, telefon og det stillingen ellers trenger. Skriv serienumrene i kommentaren når oppgaven fullføres, så er det lett å få alt tilbake.',
  ],
  en: [
    'Order equipment and access',
    'Order a computer, a phone and anything else the position needs. Write the serial numbers in the comment when you complete the task, so everything is easy to get back.',
  ],
});

export const accounts = task(-5, 'hradmin', {
  no: [
    'Opprett brukerkontoer',
    'Opprett e-post og brukere i systemene som stillingen trenger, med bare de rettighetene som trengs. Slå på totrinnspålogging.',
  ],
  en: [
    'Create user accounts',
    'Create e-mail and user accounts in the systems the position needs, with only the rights that are needed. Turn on two-step sign-in.',
  ],
});

export const keyCard = task(-3, 'hradmin', {
  no: ['Gjør klart nøkkelkortet', 'Bestill nøkkelkort og nøkler, prøv dem, og legg dem klare til første dag.'],
  en: ['Prepare the key card', 'Order a key card and keys, test them, and have them ready for the first day.'],
});

export const desk = task(-2, 'reportingManager', {
  no: [
    'Gjør klar arbeidsplassen',
    'Se til at pult, stol og skjerm er på plass, og at alt som er bestilt, virker. Legg fram kort og nøkler.',
  ],
  en: [
    'Prepare the workplace',
    'Check that the desk, chair and screen are in place, and that everything you ordered works. Lay out the card and keys.',
  ],
});

export const firstWeek = task(-5, 'reportingManager', {
  no: [
    'Planlegg den første uken',
    'Sett av tid til å ta imot, og legg inn møter med dem den nye skal jobbe med. Velg noe meningsfullt å begynne på allerede andre dag.',
  ],
  en: [
    'Plan the first week',
    'Set aside time to welcome the new colleague, and book meetings with those they will work with. Choose something meaningful for them to start on as early as the second day.',
  ],
});

export const buddy = task(-5, 'reportingManager', {
  no: [
    'Velg en fadder',
    'Spør en kollega om å være fadder de to første månedene, og fortell hva det går ut på. Velg en annen enn deg selv.',
  ],
  en: [
    'Choose a buddy',
    'Ask a colleague to be the buddy for the first two months, and tell them what it involves. Choose someone other than yourself.',
  ],
});

export const welcome = task(-5, 'reportingManager', {
  no: [
    'Send en velkomsthilsen',
    'Fortell når og hvor den nye skal møte, hvem som tar imot, hva dagen inneholder, og hva som er lurt å ha med. Ring gjerne.',
  ],
  en: [
    'Send a welcome message',
    'Say when and where to come, who will be there, what will happen that day, and what to bring. Feel free to call instead.',
  ],
});

export const tellTeam = task(-3, 'reportingManager', {
  no: ['Fortell avdelingen hvem som kommer', 'Si hvem som begynner, når, og hva den nye skal gjøre.'],
  en: ['Tell the department who is coming', 'Say who starts, when, and what they will do.'],
});
