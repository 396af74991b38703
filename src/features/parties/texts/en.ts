import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { parties } from '../contract/index.ts';

export const en = {
  errors: {
    'parties.AlreadyThere': '{name} is here already, with this organisation number.',
    'parties.RegistryUnknown': 'The business register knows no organisation with this number. Check it, or add the party without a number.',
    'parties.RegistryUnavailable': 'The business register does not answer now. Try again later.',
    'parties.NoNumber': 'The party has no organisation number, so the business register cannot be asked.',
    'parties.InUse': '{count, plural, one {# record refers} other {# records refer}} to this party. Give them another party first.',
  } satisfies Record<ErrorCodeOf<typeof parties>, string>,
};
