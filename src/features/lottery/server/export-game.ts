import { exportList, type Cells, type Headings } from '#features/people/server/public.ts';
import type { TextsLike } from '#kernel/contract/texts.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { exportGame as contract } from '../contract/endpoints.ts';
import { gameColumns } from '../contract/entities.ts';
import { enExport } from '../texts/en-export.ts';
import { noExport } from '../texts/no-export.ts';
import { openGame } from './open-game.ts';
import { actorOf } from './policy.ts';
import type { DrawRow } from './store-games.ts';

type Column = (typeof gameColumns)[number];
type Texts = TextsLike<typeof enExport>;

/** The winners of a game, as a file. */
export const exportGame: Handler<typeof contract> = async (context, { body }) => {
  const { game, contestants, draws } = await openGame(context, body.gameId);
  if (actorOf(context.actor.member, game) === 'watcher') context.fail('common.NotFound');
  if (draws.length === 0) context.fail('lottery.NothingDrawn', 409);
  const texts = context.call.language === 'no' ? noExport : enExport;
  const names = new Map(contestants.map(({ contestantId, fullName }) => [contestantId, fullName ?? texts.erased]));
  const cellsOf = (draw: DrawRow): Cells<Column> => ({
    number: draw.number,
    prize: game.prizes[draw.number - 1] ?? '',
    winner: names.get(draw.contestantId) ?? '',
    ticket: draw.ticket,
    date: draw.drawnAt.toISOString(),
  });
  const list = { name: 'lotteryWinners', title: game.name, fileName: texts.fileName, headings: headingsIn(texts), rows: draws, cellsOf };
  return exportList(context, list, { format: body.format, columns: [...gameColumns] });
};

const headingsIn = ({ columns }: Texts): Headings<Column> => ({
  ...columns,
  number: { header: columns.number, type: 'number' },
  ticket: { header: columns.ticket, type: 'number' },
  date: { header: columns.date, type: 'moment' },
});
