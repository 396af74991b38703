import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'payment.SignatureInvalid': 'Meldingen er ikke signert av betalingstjenesten, eller er mer enn fem minutter gammel. Send den på nytt.',
    'payment.CardNotAdded': 'Kortet ble ikke lagt til. Legg det til på nytt.',
    'payment.ProviderUnavailable': 'Betalingstjenesten svarer ikke. Vent et minutt, og last inn siden på nytt.',
  },
  test: 'Testside: ingen penger flyttes',
  testText: 'Denne siden erstatter en betalingstjeneste, fordi ingen er satt opp her.',
  card: {
    title: 'Legg inn kort',
    company: 'For {company}',
    useNumbers: 'Bruk et av numrene nedenfor.',
    number: 'Kortnummer',
    expiry: 'Utløper (MM/ÅÅ)',
    save: 'Lagre kort',
    back: 'Tilbake uten kort',
    unknown: 'Dette er ikke et av testkortene nedenfor. Bruk et av dem.',
    expiryWrong: 'Skriv inn en måned som ikke er over, for eksempel 12/30.',
    numbers: 'Testkort',
    behaviours: { pays: 'Betaler', declines: 'Blir avvist', confirms: 'Ber om bekreftelse i banken' },
    closed: 'Siden for kortet er utløpt. Gå tilbake, og legg til kortet på nytt.',
  },
  confirm: {
    title: 'Bekreft betalingen',
    company: 'For {company}',
    amount: 'Beløp',
    description: 'Betaling',
    confirm: 'Bekreft',
    decline: 'Avvis',
    ended: 'Betalingen er avsluttet. Det er ingenting å bekrefte.',
    back: 'Tilbake til Samspill',
  },
};
