/** What happens to games when somebody leaves. */
export const enLeaving = {
  consequences: {
    lotteryGames: '{count, plural, one {One lottery is handed over} other {# lotteries are handed over}} to a System Admin',
    lotteryTickets:
      '{count, plural, one {The tickets in one lottery are kept} other {The tickets in # lotteries are kept}} without the name',
  },
};
