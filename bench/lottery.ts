import { join } from 'node:path';
import { drawWinner, finishDraw, getAllGames, getGame } from '#features/lottery/contract/endpoints.ts';
import type { Game } from '#features/lottery/contract/entities.ts';
import { gameKind } from '#features/lottery/contract/kinds.ts';
import { readGames } from '#features/lottery/server/store-games.ts';
import { serverFolders } from '#kernel/server/database/embedded/server-folders.ts';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { newId } from '#kernel/server/id.ts';
import { statementsOf } from './kept-statements.ts';
import { invoke, opened, signIn, type ReceivedMessage } from './live-connections.ts';
import { withOneProduct } from './one-product.ts';
import { analyze } from './pgbench.ts';
import type { Server } from './product.ts';
import { sideBySide, timed } from './side-by-side.ts';

const watchers = 500;
const watchersOfOne = 20;
const draws = 40;
/** Draws that are not measured, while the server's code is compiled. */
const warmUp = 10;
const games = 200;

type Post = (path: string, body: object) => Promise<Game>;

/** `node bench/lottery.ts`: draws of 10,000 tickets, how soon 500 watchers are told of them, and the list of 200 games beside a bare route. */
async function measureLottery(product: Server, dataDir: string, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, 'x-account': '1' };
  const post: Post = async (path, body) => {
    const sent = { ...headers, 'content-type': 'application/json', 'idempotency-key': newId() };
    const answer = await fetch(`${product.address}/api${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    // Typed by the contract of the answers.
    return ((await answer.json()) as { game: Game }).game;
  };
  const game = await post('/winkit/create-game', { name: 'Alle', contestants: contestants(500, 20) });
  printMilliseconds('A draw of 10,000 tickets', await drawnTimes(game, post), 30);
  const told = await toldTimes({ product, dataDir, post });
  printMilliseconds(`From the request of a draw until ${watchers} watchers are told`, told, 300);
  for (let made = 0; made < games; made += 1)
    await post('/winkit/create-game', { name: `Lotteri ${made}`, contestants: contestants(25, 2) });
  await analyze(dataDir);
  const statements = await statementsOf(1, (company) => readGames(company, 'all'));
  await sideBySide(product, dataDir, [
    { name: `The list of ${games} games`, target: { path: `/api${getAllGames.path}`, headers }, statements },
  ]);
}

const contestants = (count: number, tickets: number) => Array.from({ length: count }, (_, at) => ({ name: `Deltaker ${at}`, tickets }));

async function drawnTimes(game: Game, post: Post): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < warmUp + draws; number += 1) {
    times.push(await timed(() => drawOnce(game, post)));
    await post(finishDraw.path, { gameId: game.gameId });
  }
  return times.slice(warmUp);
}

const drawOnce = ({ gameId, commitment }: Game, post: Post): Promise<Game> =>
  post(drawWinner.path, { gameId, commitment, nonce: newId().replaceAll('-', '') });

/** Opens the pages of the watchers, draws, and returns for each page and draw how long it took. */
async function toldTimes({ product, dataDir, post }: { product: Server; dataDir: string; post: Post }): Promise<number[]> {
  const place = serverFolders(join(dataDir, 'postgres'));
  const database = await connectDatabase({ host: place.socketFolder, port: 5432, user: 'samspill', database: 'samspill' });
  const { gameId } = await post('/winkit/create-game', { name: 'Fredag', contestants: contestants(100, 2) });
  // All watchers are the user of the key, whose pass this is.
  const game = await post(getGame.path, { gameId });
  const heard: ReceivedMessage[] = [];
  const cookies = await signIn(database, watchers / watchersOfOne);
  const sockets = await Promise.all(
    Array.from({ length: watchers }, (_, at) => opened(product.address, cookies[Math.floor(at / watchersOfOne)] ?? '', heard)),
  );
  await Promise.all(sockets.map((socket) => invoke(socket, 'Watch', [1, gameKind, gameId, game.watch])));
  const times: number[] = [];
  for (let number = 1; number <= draws; number += 1) {
    const began = performance.now();
    await drawOnce(game, post);
    await new Promise((done) => setTimeout(done, 500));
    const told = heard.splice(0).filter(({ text }) => text.includes('"target":"told"'));
    if (told.length < watchers) throw new Error(`Only ${told.length} of ${watchers} were told`);
    times.push(...told.map(({ at }) => at - began));
    await post(finishDraw.path, { gameId });
  }
  for (const socket of sockets) socket.terminate();
  await database.close();
  return times;
}

function printMilliseconds(what: string, times: readonly number[], goal: number): void {
  const ordered = times.toSorted((one, other) => one - other);
  const share = (part: number): string => (ordered[Math.floor((ordered.length - 1) * part)] ?? Number.NaN).toFixed(1);
  console.log(`${what}: ${share(0.5)} ms median, ${share(0.95)} ms p95, ${share(1)} ms at most (goal: ${goal} ms)`);
}

await withOneProduct(measureLottery);
