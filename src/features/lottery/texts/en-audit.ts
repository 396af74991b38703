/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: { lotteryGame: 'Lottery' },
  changed: { lotteryGame: '{actor} changed the lottery “{what}”' },
  actions: {
    createGame: '{actor} created the lottery “{what}”',
    updateGame: '{actor} changed the lottery “{what}”',
    drawWinner: '{actor} drew a winner in the lottery “{what}”',
    finishDraw: '{actor} showed the winner of a draw in the lottery “{what}”',
    endGame: '{actor} ended the lottery “{what}”',
    deleteGame: '{actor} deleted the lottery “{what}”',
    'delete-old-games': 'The lottery “{what}” was deleted after 24 months',
  },
} as const;
