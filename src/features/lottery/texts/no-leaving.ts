import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    lotteryGames: '{count, plural, one {Et lotteri overtas} other {# lotterier overtas}} av en systemadministrator',
    lotteryTickets: '{count, plural, one {Loddene i et lotteri blir stående} other {Loddene i # lotterier blir stående}} uten navn',
  },
};
