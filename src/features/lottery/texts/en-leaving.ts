/** What happens to games when somebody leaves. */
export const enLeaving = {
  consequences: {
    lotteryGames: '{count, plural, one {A lottery goes} other {# lotteries go}} to a system administrator',
    lotteryTickets: '{count, plural, one {The tickets in a lottery stay} other {The tickets in # lotteries stay}} without the name',
  },
};
