import { dataUses } from '#kernel/server/data-uses.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { ownErasures } from '#kernel/server/own-erasures.ts';
import { add } from '#kernel/server/registers.ts';
import { sealedTables } from '#kernel/server/sealed-tables.ts';
import { serve } from '#kernel/server/serve.ts';
import { rowsOf } from '#kernel/server/store-data-uses.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { lottery } from '../contract/index.ts';
import { gameKind } from '../contract/kinds.ts';
import { gameErasure } from './store-own-erasure.ts';
import { deleteGame, drawWinner, endGame, finishDraw } from './draw-winner.ts';
import { exportGame } from './export-game.ts';
import { getAllGames, getGame, getPossibleContestants } from './get-games.ts';
import { jobs } from './jobs.ts';
import { listenToLeavers } from './leavers.ts';
import { createGame, updateGame } from './save-game.ts';
import { lotteryShare, sealedGames } from './takeout.ts';

const calls = {
  getAllGames,
  getGame,
  getPossibleContestants,
  createGame,
  updateGame,
  drawWinner,
  finishDraw,
  endGame,
  deleteGame,
  exportGame,
};

export default serve(lottery, calls, [
  add(ownErasures, gameErasure),
  add(jobKinds, ...jobs),
  add(sealedTables, sealedGames),
  add(dataUses, {
    treatment: 'hr/lottery',
    why: { no: 'Dere trekker premier blant ansatte i Samspill.', en: 'You draw prizes among employees in Samspill.' },
    receivers: [],
    held: rowsOf('lottery_game'),
  }),
  add(takeoutShares, lotteryShare),
  // Whoever has the link watches; a message says that a game has changed, and nothing of it.
  add(loggedKinds, { entity: gameKind, area: 'lottery', nameField: 'name', activity: { level: 'lottery' }, tells: 'everybody' }),
  ...listenToLeavers,
]);
