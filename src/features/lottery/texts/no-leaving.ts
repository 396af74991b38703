import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    lotteryGames: '{count, plural, one {Ett lotteri overføres} other {# lotterier overføres}} til en systemadministrator',
    lotteryTickets: '{count, plural, one {Loddene i ett lotteri beholdes} other {Loddene i # lotterier beholdes}} uten navn',
  },
};
