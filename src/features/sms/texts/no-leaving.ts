import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    smsSent: '{count, plural, one {Én tekstmelding beholdes} other {# tekstmeldinger beholdes}} uten navnet på avsenderen',
    smsGot: '{count, plural, one {Én tekstmelding mister} other {# tekstmeldinger mister}} navnet og nummeret til mottakeren',
  },
};
