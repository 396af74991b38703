import type { mails as en } from './en-mails.ts';

export const mails: typeof en = {
  action: 'Åpne abonnementet',
  again: 'Prøv igjen',
  footer: 'Du får denne e-posten fordi du er systemadministrator for {company} i Samspill.',
  letters: {
    trialSoon: {
      subject: 'Prøveperioden til {company} er over om fem dager',
      heading: 'Fem dager igjen av prøveperioden',
      paragraphs: [
        '{company} har alt i Samspill til {day}. Deretter har dere gratisplanen: ansatte, felles dokumenter og notater, for opptil 4 ansatte.',
        'Ingenting slettes. Velg en plan før den dagen for å beholde tilgangen til resten.',
      ],
    },
    trialTomorrow: {
      subject: 'Prøveperioden til {company} er over i morgen',
      heading: 'Én dag igjen av prøveperioden',
      paragraphs: [
        'Prøveperioden er over {day}. Deretter har dere bare det gratisplanen omfatter.',
        'Ingenting slettes. Velg en plan i dag for å beholde tilgangen til alt.',
      ],
    },
    trialOver: {
      subject: 'Prøveperioden til {company} er over',
      heading: 'Prøveperioden er over',
      paragraphs: [
        '{company} har nå gratisplanen, og ingenting er slettet.',
        'Dere får tilgang til resten så snart dere velger en plan. I 30 dager får dere fortsatt varsler om frister.',
      ],
    },
    cardDeclined: {
      subject: 'Kortet til {company} ble avvist',
      heading: 'Kortet ble avvist',
      paragraphs: [
        'Vi kunne ikke trekke faktura {invoice} fra kortet. Vi prøver igjen {day}.',
        'Legg til et annet kort, eller betal fakturaen nå, for å være sikker.',
      ],
    },
    cardGivenUp: {
      subject: 'Kortet til {company} ble avvist for siste gang',
      heading: 'Vi prøver ikke kortet igjen',
      paragraphs: [
        'Vi kunne ikke trekke faktura {invoice} fra kortet. Betal den som en vanlig faktura. Fakturamottakeren har fått den på e-post.',
        'Legg til et annet kort for å betale den neste fakturaen med det.',
      ],
    },
    cardMissing: {
      subject: '{company} har ikke noe kort å betale med',
      heading: 'Det finnes ikke noe kort å trekke fra',
      paragraphs: [
        'Vi kunne ikke trekke faktura {invoice}, fordi det ikke lenger finnes noe kort å trekke fra. Betal den som en vanlig faktura. Fakturamottakeren har fått den på e-post.',
        'Legg til et kort for å betale den neste fakturaen med det.',
      ],
    },
    locked: {
      subject: '{company} har bare gratisplanen til en faktura er betalt',
      heading: 'En faktura er ikke betalt',
      paragraphs: [
        'Faktura {invoice} har vært ubetalt i 30 dager, så {company} har bare det gratisplanen omfatter. Ingenting er slettet.',
        'Dere får tilgang til resten når fakturaen er betalt.',
      ],
    },
    tierRaised: {
      subject: 'En plan for {company} fortsetter på et høyere trinn enn dere valgte',
      heading: 'Trinnet dere valgte, er for lite',
      paragraphs: [
        'Et lavere trinn skulle begynne i dag, men {company} bruker mer enn det dekker. Dere får det minste trinnet som er stort nok, i stedet.',
        'Rydd opp og velg det lavere trinnet på nytt for å betale mindre fra neste periode.',
      ],
    },
    purchased: {
      subject: 'Planene til {company} er klare',
      heading: 'Planene er klare',
      paragraphs: ['Betalingen er gjennomført, og {company} kan bruke planene dere kjøpte.'],
    },
    purchaseFailed: {
      subject: 'Kjøpet for {company} gikk ikke gjennom',
      heading: 'Betalingen gikk ikke gjennom',
      paragraphs: [
        'Kortet har ikke betalt for bestillingen, så ingenting er kjøpt eller endret for {company}.',
        'Valgene deres er tatt vare på. Prøv igjen med det samme kortet eller et annet.',
      ],
    },
    paidAsBalance: {
      subject: 'En kortbetaling står til gode for {company}',
      heading: 'Betalingen står til gode',
      paragraphs: [
        'Kortet ble belastet etter at en bestilling for {company} hadde mislyktes. Bestillingen kunne ikke gjennomføres lenger, så ingenting er kjøpt for beløpet.',
        'Abonnementssiden viser hva dere har til gode, og det betaler de neste fakturaene. Velg planene på nytt hvis dere fortsatt vil ha dem.',
      ],
    },
    ended: {
      subject: 'Abonnementet til {company} er avsluttet',
      heading: 'Abonnementet er avsluttet',
      paragraphs: [
        '{company} har nå gratisplanen, og ingenting er slettet.',
        'Dere får tilgang til resten så snart dere velger en plan. I 30 dager får dere fortsatt varsler om frister.',
      ],
    },
  },
  recipient: {
    footer: 'Du får denne e-posten fordi fakturaene til {company} for Samspill sendes til deg.',
    paragraphs: {
      cardDeclined: [
        'Vi fikk ikke trukket faktura {invoice} fra kortet til {company}. Vi prøver igjen {day}, og du trenger ikke å betale noe ennå.',
        'Systemadministratorene i {company} har fått beskjed, og kan legge til et annet kort eller betale fakturaen nå.',
      ],
      locked: [
        'Faktura {invoice} har vært ubetalt i 30 dager, så {company} har bare det som gratisplanen omfatter. Ingenting er slettet.',
        '{company} får tilgang til resten når fakturaen er betalt.',
      ],
      ended: [
        'Planene til {company} er avsluttet, og virksomheten har nå gratisplanen. Ingenting er slettet.',
        'Systemadministratorene i {company} har fått beskjed, og kan velge en plan på nytt.',
      ],
    },
  },
};
