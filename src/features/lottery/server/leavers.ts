import {
  consequencesOf,
  employmentChanged,
  membersByPerson,
  personDeactivated,
  personErasing,
  personLeaving,
  recordsWanted,
  type PersonEvent,
} from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { on, type Contribution } from '#kernel/server/registers.ts';
import { changeOf } from './open-game.ts';
import { countGamesOf, findPlayers, clearContestant, handOverGames } from './store-people.ts';

/** Games of whoever leaves, or makes none by a new role, go to a system admin; an erased person’s tickets lose their name (lottery.6). */
export const listenToLeavers: readonly Contribution[] = [
  on(recordsWanted, ({ company, companyUserIds }) => findPlayers(company, companyUserIds)),
  on(personLeaving, async ({ company, companyUserId, purpose }) => {
    const { made, joined } = await countGamesOf(company, companyUserId);
    return consequencesOf({ lotteryGames: made, lotteryTickets: purpose === 'delete' ? joined : 0 });
  }),
  on(employmentChanged, async ({ company, services, companyUserIds, audit }) => {
    const players = await findPlayers(company, companyUserIds);
    if (players.length === 0) return;
    const members = await membersByPerson({ company, services }, players);
    for (const companyUserId of players)
      if (members.get(companyUserId)?.levels.lottery === 'none') await handOver({ company, companyUserId, audit });
  }),
  on(personDeactivated, handOver),
  on(personErasing, async (event) => {
    await handOver(event);
    await clearContestant(event.company, event.companyUserId);
  }),
];

type Leaver = Pick<PersonEvent, 'company' | 'companyUserId'> & { audit?: CallContext['audit'] | undefined };

async function handOver({ company, companyUserId, audit }: Leaver): Promise<void> {
  for (const { gameId, name, createdBy } of await handOverGames(company, companyUserId))
    audit?.(changeOf(gameId, { name, createdBy: companyUserId }, { name, createdBy }));
}
