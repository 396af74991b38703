import type { Handler } from '#kernel/server/serve.ts';
import { readTeam } from '#features/people/server/public.ts';
import type { getAllGames as listContract, getGame as contract, getPossibleContestants as peopleContract } from '../contract/endpoints.ts';
import { openGame, presentGame, presentListed } from './open-game.ts';
import { readGames } from './store-games.ts';
import { readPossibleContestants } from './store-people.ts';

/** The games that the caller manages: all, or their own. */
export const getAllGames: Handler<typeof listContract> = async (context) => {
  const { levels, companyUserId } = context.actor.member;
  const games = await readGames(context.company, levels.lottery === 'full' ? 'all' : { createdBy: companyUserId });
  return { games: games.map((game) => presentListed(context, game)) };
};

/** One game, for everybody who works in the company (lottery.3); what was drawn can be checked without the plan, too (lottery.7). */
export const getGame: Handler<typeof contract> = async (context, { body }) => {
  const { actor, fail } = context;
  if (actor.member.isExternal) fail('common.Forbidden');
  const opened = await openGame(context, body.gameId);
  const isWithoutPlan = actor.member.subscription && !actor.member.subscription.has('winkit');
  if (isWithoutPlan && opened.draws.length === 0) fail('common.SubscriptionMissing');
  return { game: presentGame(context, opened) };
};

/** Everybody who works in the company; for a manager their own team and themselves. */
export const getPossibleContestants: Handler<typeof peopleContract> = async ({ company, actor: { member } }) => {
  const among = member.levels.lottery === 'full' ? 'everybody' : [member.companyUserId, ...(await readTeam(company, member.companyUserId))];
  return { people: await readPossibleContestants(company, among) };
};
