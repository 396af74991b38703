import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';
import { noPages } from './no-pages.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'sms.RecipientIsRequired': 'Velg hvem som skal få meldingen.',
    'sms.TextIsRequired': 'Skriv meldingen først.',
    'sms.TextContainsInvalidCharacters':
      'Teksten har tegn som ikke kan sendes på SMS, for eksempel tabulatorer eller usynlige tegn. Slett dem, eller skriv teksten på nytt.',
    'sms.TextCannotContainLinks': 'Tekstmeldinger kan ikke inneholde nettadresser. Fjern adressen, og skriv hvor man finner den.',
    'sms.SenderIsRequired': 'Virksomheten har ikke noe avsendernavn å sende med. Send uten, eller be en administrator velge et.',
    'sms.RecipientNotAllowed': 'Du kan ikke skrive til alle du har valgt. Som leder kan du skrive til ditt eget team.',
    'sms.NoValidRecipient':
      'Du kan ikke nå noen av mottakerne. De har ikke mobilnummer her, eller har sluttet. Velg andre, eller legg til numrene deres.',
    'sms.MaxAllowedRecipientsReached':
      'En melding kan ha høyst {most, number} mottakere, og denne har {count, number}. Send flere meldinger.',
    'sms.MaxTextSizeReached':
      'Teksten er for lang. Den blir {parts, number} deler, og en melding kan ha høyst {most, number}. Gjør den kortere.',
    'sms.MaxAllowedNumberOfSMSReached':
      '{limit, plural, =0 {Abonnementet dekker ingen tekstmeldinger. Utvid det for å sende, eller be en systemadministrator om det.} other {{left, plural, =0 {Månedens {limit, plural, one {# del} other {# deler}} er brukt opp. Planlegg meldingen til neste måned, eller utvid abonnementet.} other {Meldingen blir {parts, plural, one {# del} other {# deler}}, og {left, number} av månedens {limit, number} er igjen. Gjør den kortere, eller velg færre mottakere.}}}}',
    'sms.NoGateway': 'Samspill kan ikke sende tekstmeldinger ennå. Be dem som drifter det for dere, sette opp en SMS-leverandør.',
    'sms.TimeNotPossible': 'Velg et tidspunkt de neste {days, number} dagene.',
    'sms.NotAllReached': 'Meldingen når ikke alle. Se nedenfor hvem som ikke får den.',
    'sms.NotPossibleNow': 'Dette er ikke mulig lenger, fordi meldingen er endret. Åpne den på nytt.',
    'sms.ResendTooLate': 'Du kan bare sende en melding på nytt i 7 dager. Skriv en ny.',
  },
  ...noPages,
};
