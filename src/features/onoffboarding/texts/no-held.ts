import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enHeld } from './en-held.ts';

export const noHeld: TextsLike<typeof enHeld> = {
  heldContracts: 'Overfør ansvaret for avtaler',
  heldReports: 'Gi medarbeiderne en ny leder',
  heldOnlyAdmin: 'Gjør en annen til systemadministrator',
  gdprTreatments: 'Overfør behandlinger i behandlingsprotokollen',
  notificationRules: 'Overta varslingsregler',
  signingAsked: 'Følg opp signeringsforespørsler personen har sendt',
  signingAwaited: 'Få personen til å signere det som venter, eller spør en annen',
  absenceRequests: 'Svar på åpne fraværssøknader',
  vacationTransfers: 'Svar på åpne søknader om å overføre ferie',
  apiKeys: 'Bytt ut API-nøkler som slutter å virke',
  director: 'Velg ny daglig leder',
  tasks: 'Overfør åpne oppgaver',
  calendarAddresses: 'Se hvem som trenger kalenderadressene som avsluttes',
  other: 'Se hva som må overføres',
};
