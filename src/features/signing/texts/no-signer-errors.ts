import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enSignerErrors } from './en-signer-errors.ts';

export const noSignerErrors: TextsLike<typeof enSignerErrors> = {
  'signing.NotOpen': 'Du kan ikke signere dokumentet akkurat nå, fordi noe har endret seg. Last inn siden på nytt for å se hva.',
  'signing.WrongCode': 'Feil kode. Sjekk sifrene og prøv igjen.',
  'signing.CodeExpired': 'Koden virker ikke lenger. Send en ny.',
  'signing.NoCodeNeeded': 'Du trenger ingen kode for dette dokumentet. Fortsett uten.',
  'signing.NotConfirmed': 'Bekreft hvem du er en gang til. Det er en stund siden sist.',
  'signing.NotRead': 'Åpne dokumentet før du signerer.',
  'signing.ConsentRequired': 'Teksten du godtar, er endret. Les den på nytt og kryss av.',
  'signing.DocumentChanged': 'Dokumentet er ikke det du leste. Åpne det på nytt før du signerer.',
  'signing.ElectronicIdFailed': 'Vi fikk ikke bekreftet hvem du er. Ingenting er signert. Prøv igjen når du er klar.',
  'signing.ElectronicIdUnavailable': 'Tjenesten som bekrefter hvem du er, svarer ikke. Prøv igjen om noen minutter.',
};
