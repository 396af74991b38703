import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    employmentContracts: '{count, plural, one {Én arbeidsavtale} other {# arbeidsavtaler}}',
  },
};
