import type { SealedTable } from '#kernel/server/sealed-tables.ts';
import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import { secretPlace } from './open-game.ts';

/** The secrets of games, sealed at rest. */
export const sealedGames: SealedTable = {
  table: 'lottery_game',
  isOfCompanies: true,
  key: { id: 'uuid' },
  columns: ['secret'],
  placeOf: ({ companyId, key }) => secretPlace(companyId, String(key['id'])),
};

/** Games, for takeouts: a person’s tickets and what they won are in theirs. */
export const lotteryShare: TakeoutShare = {
  tables: [
    {
      table: 'lottery_game',
      naming: { created_by: 'Who made a game; the game is the company’s.' },
      withheld: { secret: 'The secret of a game that may not be finished; the product shows it when it is.' },
      order: ['created_at'],
    },
    { table: 'lottery_contestant', person: { columns: ['company_user_id'] }, order: ['game_id', 'place'] },
    {
      table: 'lottery_draw',
      person: { through: 'lottery_contestant', on: { game_id: 'game_id', contestant_id: 'id' } },
      order: ['game_id', 'number'],
    },
  ],
};
