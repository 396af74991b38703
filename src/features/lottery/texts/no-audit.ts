import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { lotteryGame: 'Lotteri' },
  changed: { lotteryGame: '{actor} endret lotteriet «{what}»' },
  actions: {
    createGame: '{actor} opprettet lotteriet «{what}»',
    updateGame: '{actor} endret lotteriet «{what}»',
    drawWinner: '{actor} trakk en vinner i lotteriet «{what}»',
    finishDraw: '{actor} viste vinneren av en trekning i lotteriet «{what}»',
    endGame: '{actor} avsluttet lotteriet «{what}»',
    deleteGame: '{actor} slettet lotteriet «{what}»',
    'delete-old-games': 'Lotteriet «{what}» ble slettet etter 24 måneder',
  },
};
