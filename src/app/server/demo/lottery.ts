import type { Game } from '#features/lottery/contract/entities.ts';
import lottery from '#features/lottery/server/index.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import { callAs, type DemoContext } from './demo-context.ts';
import { momentAgo } from './recent-weeks.ts';

/** A lottery that is over, and one that waits for its first draw. */
export async function addLotteries({
  context,
  people,
  today,
}: {
  context: DemoContext;
  people: readonly PersonRecord[];
  today: string;
}): Promise<void> {
  const [director] = people;
  if (!director) return;
  const staff = people.filter(({ state, role }) => state === 'active' && !externalRoles.includes(role)).slice(0, 24);
  const contestants = staff.map(({ id }, place) => ({ companyUserId: id, tickets: (place % 4) + 1 }));
  const call = async (name: string, body: object): Promise<Game | undefined> =>
    // Typed by the contract of the answer.
    (await callAs(context, { by: director, feature: lottery, call: name, body }))?.['game'] as Game | undefined;

  context.moveTo(momentAgo(today, 7, '14:00'));
  const guest = { name: 'Vaktmesteren i Fjordgata 12', tickets: 2 };
  const prizes = ['Kinobilletter', 'Kake fra bakeriet', 'En time tidligere hjem'];
  let game = await call('createGame', { name: 'Fredagslotteri', contestants: [...contestants, guest], prizes });
  for (const [place] of prizes.entries()) {
    if (!game) return;
    const { gameId, commitment } = game;
    context.moveTo(momentAgo(today, 7, `14:0${place + 1}`));
    await call('drawWinner', { gameId, commitment, nonce: `${place}`.repeat(32) });
    game = await call('finishDraw', { gameId });
  }
  if (game) await call('endGame', { gameId: game.gameId });
  context.moveTo(momentAgo(today, 1, '10:00'));
  await call('createGame', { name: 'Julelotteri', contestants, prizes: ['Marsipangris', 'Gavekort'] });
}
