import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';

export const no: TextsLike<typeof en> = {
  errors: {
    'parties.AlreadyThere': '{name} ligger her allerede, med dette organisasjonsnummeret.',
    'parties.RegistryUnknown':
      'Enhetsregisteret kjenner ingen virksomhet med dette nummeret. Sjekk det, eller legg til parten uten nummer.',
    'parties.RegistryUnavailable': 'Enhetsregisteret svarer ikke nå. Prøv igjen senere.',
    'parties.NoNumber': 'Parten har ikke organisasjonsnummer, så Enhetsregisteret kan ikke spørres.',
    'parties.InUse': '{count, plural, one {# oppføring viser} other {# oppføringer viser}} til denne parten. Gi dem en annen part først.',
  },
};
