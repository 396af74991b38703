import type { mails as en } from './en-mails.ts';

export const mails: typeof en = {
  action: 'Åpne abonnementet',
  footer: 'Du får dette fordi du er systemadministrator for {company} i Samspill.',
  letters: {
    trialSoon: {
      subject: 'Prøveperioden til {company} er over om fem dager',
      heading: 'Fem dager igjen av prøveperioden',
      paragraphs: [
        'Til {day} er alt i Samspill åpent for {company}. Deretter har dere gratisplanen: folk, felles dokumenter og notater, for opptil 4 personer.',
        'Ingenting blir slettet. Velg en plan før den dagen for å beholde resten åpent.',
      ],
    },
    trialTomorrow: {
      subject: 'Prøveperioden til {company} er over i morgen',
      heading: 'Én dag igjen av prøveperioden',
      paragraphs: [
        'Prøveperioden er over {day}. Deretter har dere gratisplanen, og det den ikke har, blir stengt.',
        'Ingenting blir slettet. Velg en plan i dag for å beholde alt åpent.',
      ],
    },
    trialOver: {
      subject: 'Prøveperioden til {company} er over',
      heading: 'Prøveperioden er over',
      paragraphs: [
        '{company} har nå gratisplanen. Det den ikke har, er stengt, og ingenting er slettet.',
        'Det åpnes igjen så snart dere velger en plan. I 30 dager får dere fortsatt beskjed om frister.',
      ],
    },
    cardDeclined: {
      subject: 'Kortet til {company} ble avvist',
      heading: 'Kortet ble avvist',
      paragraphs: [
        'Faktura {invoice} kunne ikke trekkes fra kortet. Vi prøver igjen {day}.',
        'Legg inn et annet kort, eller betal fakturaen nå, for å være sikker.',
      ],
    },
    cardGivenUp: {
      subject: 'Kortet til {company} ble avvist for siste gang',
      heading: 'Kortet prøves ikke igjen',
      paragraphs: [
        'Faktura {invoice} kunne ikke trekkes fra kortet og skal nå betales som faktura. Fakturamottakeren har fått den på e-post.',
        'Legg inn et annet kort, så den neste fakturaen betales med det.',
      ],
    },
    cardMissing: {
      subject: '{company} har ikke noe kort å betale med',
      heading: 'Det finnes ikke noe kort å trekke fra',
      paragraphs: [
        'Faktura {invoice} skulle trekkes fra kortet, men det finnes ikke lenger noe kort som kan brukes. Den skal nå betales som faktura, og fakturamottakeren har fått den på e-post.',
        'Legg inn et kort, så den neste fakturaen betales med det.',
      ],
    },
    locked: {
      subject: 'Deler av Samspill er stengt for {company} til en faktura er betalt',
      heading: 'En faktura er ikke betalt',
      paragraphs: [
        'Faktura {invoice} har vært ubetalt i 30 dager, så det gratisplanen ikke har, er stengt for {company}. Ingenting er slettet.',
        'Det åpnes igjen når fakturaen er betalt.',
      ],
    },
    tierRaised: {
      subject: 'En plan for {company} fortsetter i et større trinn enn dere valgte',
      heading: 'Trinnet dere valgte, har for liten plass',
      paragraphs: [
        'Et mindre trinn skulle begynne i dag, men {company} bruker mer enn det har plass til. Det minste trinnet med nok plass fortsetter i stedet.',
        'Rydd opp og velg det mindre trinnet på nytt for å betale mindre fra neste periode.',
      ],
    },
    purchased: {
      subject: 'Planene til {company} er klare',
      heading: 'Planene er klare',
      paragraphs: ['Betalingen er gjennomført, og det {company} har kjøpt, er åpent nå.'],
    },
    ended: {
      subject: 'Abonnementet til {company} er avsluttet',
      heading: 'Abonnementet er avsluttet',
      paragraphs: [
        '{company} har nå gratisplanen. Det den ikke har, er stengt, og ingenting er slettet.',
        'Det åpnes igjen så snart dere velger en plan. I 30 dager får dere fortsatt beskjed om frister.',
      ],
    },
  },
};
