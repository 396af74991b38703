import type { FieldWords } from '#kernel/contract/texts.ts';
import { enExport } from './en-export.ts';

/** Words for what is kept about games, in the log and in takeouts. */
export const enFields = {
  records: { lotteryContestant: 'Tickets in lotteries', lotteryDraw: 'Prizes in lotteries' },
  fieldsOf: {
    lotteryGame: {
      name: 'Name',
      contestants: 'Number of contestants',
      tickets: 'Number of tickets',
      prizes: 'Number of prizes',
      wins: 'Tickets drawn',
      isDrawing: 'Draw under way',
      isFinished: 'Finished',
      createdBy: 'Created by',
    },
    lotteryContestant: { gameId: 'Lottery', place: 'Place in the list', tickets: 'Tickets', name: 'Name' },
    lotteryDraw: {
      gameId: 'Lottery',
      number: 'Draw',
      contestantId: 'Contestant',
      ticket: 'Ticket',
      nonce: 'Number from the browser',
      isNonceOfBrowser: 'Number chosen by the browser',
      drawnAt: 'Drawn',
      startsAt: 'Shown from',
    },
  },
  values: { area: { lottery: 'Lottery' } },
  valuesOf: { lotteryWinners: { columns: enExport.columns } },
} satisfies FieldWords;
