import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

/** What happens to records of this feature when a person leaves or is deleted. */
export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    signIn: 'Personen mister tilgangen, men kan fortsatt se sin egen profil og sine egne filer.',
    apiKeys: '{count, plural, one {Én API-nøkkel slutter å virke} other {# API-nøkler slutter å virke}}',
    director: 'Virksomheten har ingen daglig leder før dere velger en ny',
    formerSubordinates: '{count, plural, one {Én tidligere ansatt mister lederen sin} other {# tidligere ansatte mister lederen sin}}',
    profileFields: 'Alt som står i profilen',
    emergencyContacts: '{count, plural, one {Én pårørende} other {# pårørende}}',
    history: 'Historikk for stilling, avdeling, leder og stillingsprosent',
    importRows: '{count, plural, one {Én rad i en import} other {# rader i importer}}',
    logDetails: 'Opplysninger om personen i {count, plural, one {én linje} other {# linjer}} i loggen',
  },
};
