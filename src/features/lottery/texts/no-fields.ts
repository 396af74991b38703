import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { noExport } from './no-export.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: { lotteryContestant: 'Lodd i lotterier', lotteryDraw: 'Premier i lotterier' },
  fieldsOf: {
    lotteryGame: {
      name: 'Navn',
      contestants: 'Antall deltakere',
      tickets: 'Antall lodd',
      prizes: 'Antall premier',
      wins: 'Lodd trukket',
      isDrawing: 'Trekning pågår',
      isFinished: 'Avsluttet',
      createdBy: 'Opprettet av',
    },
    lotteryContestant: { gameId: 'Lotteri', place: 'Plass i listen', tickets: 'Lodd', name: 'Navn' },
    lotteryDraw: {
      gameId: 'Lotteri',
      number: 'Trekning',
      contestantId: 'Deltaker',
      ticket: 'Lodd',
      nonce: 'Tallet fra nettleseren',
      isNonceOfBrowser: 'Tallet er valgt av nettleseren',
      drawnAt: 'Trukket',
      startsAt: 'Vist fra',
    },
  },
  values: { area: { lottery: 'Lotteri' } },
  valuesOf: { lotteryWinners: { columns: noExport.columns } },
};
