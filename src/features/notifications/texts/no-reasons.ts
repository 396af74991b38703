import type { enReasons } from './en-reasons.ts';

export const noReasons: typeof enReasons = {
  names: {
    Birthday: 'Bursdag',
    SameDayBirthday: 'Bursdag i dag',
    WorkAnniversary: 'Jubileum',
    UserCreated: 'Ny person',
    SalaryAccountNumberChanged: 'Lønnskonto endret',
    PendingUserInvitation: 'Ubesvart invitasjon',
    PendingUserUpdateInformation: 'Opplysninger mangler',
    CompanyReport: 'Rapport for virksomheten',
    PendingContractSignature: 'Signatur mangler',
    PromptToAddAbsence: 'Legg inn ferien',
    AbsenceRequestNotificationEmployees: 'Svar på fraværssøknad',
    AbsenceRequestNotificationAdmins: 'Fraværssøknad til behandling',
    GdprSubmoduleUpdated: 'Personverndokument oppdatert',
    ContractNotifications: 'Avtalefrist',
    NotesNotificationsMain: 'Påminnelse',
    NotesNotificationsPersonal: 'Personlig påminnelse',
    TaskResponsible: 'Oppgave å gjøre',
    OnOffBoardingTaskResponsible: 'Oppgave til deg',
  },
  birthday:
    '{own, select, yes {Gratulerer med dagen!} other {{when, select, past {{name} hadde bursdag {date}.} today {{name} har bursdag i dag.} tomorrow {{name} har bursdag i morgen.} other {{name} har bursdag om {days, plural, one {# dag} other {# dager}}, {date}.}}}}',
  anniversary:
    '{own, select, yes {{when, select, past {Du hadde {years}-årsjubileum {date}.} today {Du har {years}-årsjubileum i dag.} tomorrow {Du har {years}-årsjubileum i morgen.} other {Du har {years}-årsjubileum {date}.}}} other {{when, select, past {{name} hadde {years}-årsjubileum {date}.} today {{name} har {years}-årsjubileum i dag.} tomorrow {{name} har {years}-årsjubileum i morgen.} other {{name} har {years}-årsjubileum om {days, plural, one {# dag} other {# dager}}, {date}.}}}}',
  userCreated: '{own, select, yes {Du er lagt til.} other {{name} er lagt til.}}',
  accountChanged: '{own, select, yes {Lønnskontonummeret ditt er endret.} other {Lønnskontonummeret til {name} er endret.}}',
  report:
    'Rapport for {period}: {joined, plural, =0 {ingen} one {# person} other {# personer}} begynte og {left, plural, =0 {ingen} one {# person} other {# personer}} sluttet. {openRequests, plural, =0 {Ingen søknader} one {# søknad} other {# søknader}} venter på svar, {waitingInvitations, plural, =0 {ingen invitasjoner er ubesvart} one {# invitasjon er ubesvart} other {# invitasjoner er ubesvart}}, og {failedDeliveries, plural, =0 {alle meldinger kom fram.} one {# melding kom ikke fram.} other {# meldinger kom ikke fram.}}',
  reminder:
    '{when, select, past {Påminnelse fra {date}: notatet ditt om {what}.} today {Påminnelse i dag: notatet ditt om {what}.} tomorrow {Påminnelse i morgen: notatet ditt om {what}.} other {Påminnelse om {days, plural, one {# dag} other {# dager}}, {date}: notatet ditt om {what}.}}',
  task: '{when, select, past {Oppgaven din hadde frist {date}.} today {Oppgaven din har frist i dag.} tomorrow {Oppgaven din har frist i morgen.} other {Oppgaven din har frist om {days, plural, one {# dag} other {# dager}}, {date}.}}',
  closedSince: '{reason}: Du har ikke lenger tilgang til det dette gjaldt.',
  closed: 'Abonnementet omfatter ikke dette lenger, så dere får bare varsler til {date}.',
  integration: {
    failing: '{system} har ikke svart på en stund, så vi får ikke sammenlignet de ansatte. Sjekk tilkoblingen.',
    disabled: '{system} godtar ikke nøkkelen. Bytt den for å fortsette.',
    differing: '{count, plural, one {# person har} other {# personer har}} ulike opplysninger her og i {system}.',
    switchedOff: 'Slack tar ikke lenger imot meldingen «{name}», så vi har slått den av. Opprett den på nytt med en ny adresse.',
  },
  subscription: {
    trialSoon: 'Prøveperioden er over {date}. Velg en plan før den tid for å beholde tilgangen til alt.',
    trialTomorrow: 'Prøveperioden er over {date}. Velg en plan for å beholde tilgangen til alt.',
    trialOver: 'Prøveperioden er over, og virksomheten har gratisplanen. Ingenting er slettet.',
    cardDeclined: 'Kortet ble avvist for faktura {invoice}. Vi prøver igjen {date}.',
    cardMissing: 'Det finnes ikke noe kort å trekke for faktura {invoice}. Betal den som en vanlig faktura.',
    cardGivenUp: 'Kortet ble avvist for faktura {invoice}, og vi prøver ikke igjen. Betal den som en vanlig faktura.',
    locked: 'Faktura {invoice} er ikke betalt, så dere har bare det gratisplanen omfatter, til dere har betalt.',
    tierRaised: 'En plan fortsetter på et høyere trinn enn dere valgte, fordi dere bruker mer.',
    purchased: 'Betalingen er gjennomført, og dere kan bruke planene dere kjøpte.',
    purchaseFailed: 'Betalingen gikk ikke gjennom, så ingenting ble kjøpt. Valgene deres er tatt vare på.',
    paidAsBalance:
      'Kortet ble belastet etter at bestillingen hadde mislyktes. Ingenting er kjøpt for beløpet. Det står til gode og brukes på de neste fakturaene.',
    ended: 'Abonnementet er avsluttet, og virksomheten har gratisplanen. Ingenting er slettet.',
  },
  somebody: 'Noen',
  aRecord: 'en oppføring',
};
