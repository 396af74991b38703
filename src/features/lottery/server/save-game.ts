import { randomBytes } from 'node:crypto';
import { readTeam, viewPeople } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { createGame as contract, updateGame as updateContract } from '../contract/endpoints.ts';
import type { NewContestant } from '../contract/entities.ts';
import { maxTickets } from '../contract/kinds.ts';
import { commitmentOf } from '../contract/rules/draw.ts';
import { changeOf, loggedGame, openFor, openGame, presentGame, secretPlace } from './open-game.ts';
import { insertGame, writeContestants, writeGame, type GameContent, type NewContestantRow } from './store-games.ts';

type SaveCall = Pick<
  CallContext<'lottery.NotContestant' | 'lottery.ContestantTwice' | 'lottery.OnlyNTickets'>,
  'company' | 'actor' | 'services' | 'fail'
>;

/** Makes a game; its secret is chosen and committed to at once (lottery.10). */
export const createGame: Handler<typeof contract> = async (context, { body }) => {
  const { company, actor, now, audit } = context;
  const gameId = newId();
  const contestants = await validateContestants(context, body.contestants);
  await insertGame(company, await newContent(context, { gameId, ...body }, contestants), { by: actor.member.companyUserId, now });
  await writeContestants(company, gameId, contestants);
  const saved = await openGame(context, gameId);
  audit(changeOf(gameId, undefined, loggedGame(saved)));
  return { game: presentGame(context, saved) };
};

/** Changes a game that nothing has been drawn in. Whoever saw the former commitment learns that it is another game now. */
export const updateGame: Handler<typeof updateContract> = async (context, { body }) => {
  const { company, audit, fail } = context;
  const { gameId, version } = body;
  const opened = await openFor<'lottery.AlreadyDrawn' | 'lottery.DrawInProgress'>(context, gameId, 'update');
  await refuseStale(fail, { read: version, stored: opened.game.version }, () => ({ game: presentGame(context, opened) }));
  const contestants = await validateContestants(context, body.contestants);
  await writeGame(company, await newContent(context, body, contestants));
  await writeContestants(company, gameId, contestants);
  const saved = await openGame(context, gameId);
  audit(changeOf(gameId, loggedGame(opened), loggedGame(saved)));
  return { game: presentGame(context, saved) };
};

async function newContent(
  { company, services }: Pick<SaveCall, 'company' | 'services'>,
  { gameId, name, prizes }: { gameId: string; name: string; prizes: readonly string[] },
  contestants: readonly NewContestantRow[],
): Promise<GameContent> {
  const secret = randomBytes(32).toString('hex');
  const commitment = await commitmentOf(secret, contestants);
  return { gameId, name, prizes, commitment, secret: services.secrets.encrypt(secret, secretPlace(company.id, gameId)) };
}

/** Contestants with ids: people whom the caller may choose, each once, and names; together no more tickets than a game holds. */
async function validateContestants({ company, actor, fail }: SaveCall, inputs: readonly NewContestant[]): Promise<NewContestantRow[]> {
  const { member } = actor;
  const ids = inputs.flatMap((one) => ('companyUserId' in one ? one.companyUserId : []));
  if (new Set(ids).size < ids.length) fail('lottery.ContestantTwice');
  const people = await viewPeople(
    company,
    ids.map((companyUserId) => ({ member, companyUserId })),
  );
  const team =
    member.levels.lottery === 'full' ? undefined : new Set([member.companyUserId, ...(await readTeam(company, member.companyUserId))]);
  const mayPlay = (id: string, place: number): boolean => {
    const person = people[place];
    return person?.state === 'active' && !person.isExternal && (team?.has(id) ?? true);
  };
  if (!ids.every(mayPlay)) fail('lottery.NotContestant');
  const tickets = inputs.reduce((sum, one) => sum + one.tickets, 0);
  if (tickets > maxTickets) fail('lottery.OnlyNTickets', 400, { details: { count: maxTickets, over: tickets - maxTickets } });
  return inputs.map((one) => ({
    contestantId: newId(),
    companyUserId: 'companyUserId' in one ? one.companyUserId : null,
    name: 'name' in one ? one.name : null,
    tickets: one.tickets,
  }));
}
