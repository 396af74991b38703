import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

/** What happens to records of this feature when a person leaves or is deleted. */
export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    absenceRequests: '{count, plural, one {Én åpen fraværssøknad avslås} other {# åpne fraværssøknader avslås}}',
    vacationTransfers:
      '{count, plural, one {Én åpen søknad om å overføre ferie avslås} other {# åpne søknader om å overføre ferie avslås}}',
    calendarAddresses: '{count, plural, one {Én kalenderadresse slutter å virke} other {# kalenderadresser slutter å virke}}',
  },
};
