import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';
import { noPages } from './no-pages.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'sms.RecipientIsRequired': 'Velg hvem som skal få meldingen.',
    'sms.TextIsRequired': 'Skriv meldingen først.',
    'sms.TextContainsInvalidCharacters':
      'Teksten har tegn som en tekstmelding ikke kan inneholde, for eksempel tabulatorer eller usynlige merker. Slett dem, eller skriv teksten på nytt.',
    'sms.TextCannotContainLinks': 'Tekstmeldinger kan ikke ha nettadresser. Ta ut adressen, og skriv hvor den finnes.',
    'sms.SenderIsRequired': 'Virksomheten har ikke noe kortnavn å sende med. Send uten, eller be en administrator velge et.',
    'sms.RecipientNotAllowed': 'Du kan ikke skrive til alle du har valgt. Som leder skriver du til ditt eget team.',
    'sms.NoValidRecipient':
      'Ingen av mottakerne kan nås: De har ikke mobilnummer her, eller har sluttet. Velg andre, eller legg inn numrene deres.',
    'sms.MaxAllowedRecipientsReached':
      'En melding kan ha høyst {most, number} mottakere, og denne har {count, number}. Send den i flere omganger.',
    'sms.MaxTextSizeReached': 'Teksten er for lang: Den blir {parts, number} deler, og en melding kan ha {most, number}. Gjør den kortere.',
    'sms.MaxAllowedNumberOfSMSReached':
      'Meldingen blir {parts, number} deler, og {left, number} av månedens {limit, number} er igjen. Gjør den kortere, eller velg færre mottakere.',
    'sms.NoGateway': 'Denne installasjonen kan ikke sende tekstmeldinger ennå. Den som drifter den, må sette opp en SMS-leverandør.',
    'sms.TimeNotPossible': 'Velg et tidspunkt i de neste {days, number} dagene.',
    'sms.NotAllReached': 'Meldingen når ikke alle. Se under hvem den ikke når.',
    'sms.NotPossibleNow': 'Det er ikke mulig lenger. Se på meldingen på nytt.',
    'sms.ResendTooLate': 'En melding kan sendes på nytt i 7 dager. Skriv en ny.',
  },
  ...noPages,
};
