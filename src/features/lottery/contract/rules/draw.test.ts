import { describe, expect, test } from 'vitest';
import {
  checkGame,
  commitmentOf,
  drawKey,
  drawTicket,
  placeOf,
  ticketList,
  ticketsLeft,
  type DrawInput,
  type Ticket,
  type Tickets,
} from './draw.ts';

const secret = 'a'.repeat(64);
const key = await drawKey(secret);
const three: Tickets[] = [
  { contestantId: 'kari', tickets: 2 },
  { contestantId: 'ola', tickets: 1 },
  { contestantId: 'nils', tickets: 3 },
];

/** All draws of a game until no ticket is left. */
async function playedOut(contestants: readonly Tickets[], nonce = (number: number) => `n${number}`): Promise<(DrawInput & Ticket)[]> {
  const draws: (DrawInput & Ticket)[] = [];
  for (let left = ticketsLeft(contestants, draws); left.length > 0; left = ticketsLeft(contestants, draws)) {
    const draw = { number: draws.length + 1, nonce: nonce(draws.length + 1) };
    draws.push({ ...draw, ...(await drawTicket(key, draw, left)) });
  }
  return draws;
}

/** Chi-square of counts that should be alike. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('the commitment', () => {
  test('is SHA-256 of the secret and a line for each contestant', async () => {
    expect(ticketList(three)).toBe('kari 2\nola 1\nnils 3\n');
    // echo -en 'aaa…\nkari 2\nola 1\nnils 3\n' | sha256sum
    expect(await commitmentOf(secret, three)).toBe('42bbccce77549c372f0bcb51747bafe24366c32f8cf01899e8e8863cc3daebd6');
  });

  test.each<[string, string, Tickets[]]>([
    ['another secret', 'b'.repeat(64), three],
    ['another number of tickets', secret, [{ contestantId: 'kari', tickets: 3 }, ...three.slice(1)]],
    ['another order', secret, three.toReversed()],
    ['one more contestant', secret, [...three, { contestantId: 'liv', tickets: 1 }]],
  ])('is another one for %s', async (_what, other, contestants) => {
    expect(await commitmentOf(other, contestants)).not.toBe(await commitmentOf(secret, three));
  });
});

describe('a draw', () => {
  test('takes a place by HMAC-SHA-256 of its number and the browser’s number', async () => {
    // echo -n '1 n1 0' | openssl dgst -sha256 -hmac aaa…: its first 32 bits, modulo 6
    expect(await placeOf(key, { number: 1, nonce: 'n1' }, 6)).toBe(2);
  });

  test('depends on its number, the browser’s number and the secret', async () => {
    const places = await Promise.all([
      placeOf(key, { number: 1, nonce: 'n' }, words),
      placeOf(key, { number: 2, nonce: 'n' }, words),
      placeOf(key, { number: 1, nonce: 'm' }, words),
      placeOf(await drawKey('b'.repeat(64)), { number: 1, nonce: 'n' }, words),
    ]);
    expect(new Set(places).size).toBe(4);
  });

  // printf '6 n 0' | openssl dgst -sha256 -hmac aaa…, in words of 32 bits: of a count above half of all words only those below it are taken.
  test.each<[string, number, number, number]>([
    ['the first of a draw', 6, 2 ** 31 + 1, 1_206_685_310],
    ['one that is the first above the last multiple', 6, 3_227_390_809, 1_206_685_310],
    ['all eight of the first round', 12, 2 ** 31 + 1, 2_052_177_753],
  ])('passes over words that would make some places likelier: %s', async (_what, number, count, place) => {
    expect(await placeOf(key, { number, nonce: 'n' }, count)).toBe(place);
  });

  test('takes the only ticket that is left', async () => {
    expect(await drawTicket(key, { number: 9, nonce: '' }, [{ contestantId: 'ola', ticket: 1 }])).toEqual({
      contestantId: 'ola',
      ticket: 1,
    });
  });

  test('takes none when none is left', async () => {
    await expect(drawTicket(key, { number: 1, nonce: '' }, [])).rejects.toThrow('No ticket is left');
  });

  test('takes each ticket once, until none is left', async () => {
    const draws = await playedOut(three);
    expect(draws.map(({ contestantId, ticket }) => `${contestantId} ${ticket}`).toSorted()).toEqual(
      ['kari 1', 'kari 2', 'nils 1', 'nils 2', 'nils 3', 'ola 1'].toSorted(),
    );
  });

  // The bounds are those that one honest draw in 10,000 exceeds (chi-square with 2 and 9,999 degrees of freedom).
  test.each([
    [3, 18.42],
    [10_000, 10_535],
  ])('takes each of %i tickets as often as the others in 100,000 draws', { timeout: 60_000 }, async (count, bound) => {
    const counts = Array.from({ length: count }, () => 0);
    for (let first = 1; first <= 100_000; first += 1_000) {
      const numbers = Array.from({ length: 1_000 }, (_unused, place) => first + place);
      for (const place of await Promise.all(numbers.map((number) => placeOf(key, { number, nonce: 'fair' }, count))))
        counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(bound);
  });
});

const words = 2 ** 31;

describe('a check of a finished game', () => {
  const revealed = async () => ({
    commitment: await commitmentOf(secret, three),
    secret,
    contestants: three,
    draws: await playedOut(three),
  });
  const allRight = { isCommitted: true, draws: [true, true, true, true, true, true] };

  test('finds an honest game right', async () => {
    expect(await checkGame(await revealed())).toEqual(allRight);
  });

  test('finds another secret', async () => {
    const { isCommitted } = await checkGame({ ...(await revealed()), secret: 'b'.repeat(64) });
    expect(isCommitted).toBe(false);
  });

  test('finds another winner, and only that one as long as the tickets are the same', async () => {
    const game = await revealed();
    const [first, ...others] = game.draws;
    const swapped = three.find(({ contestantId }) => contestantId !== first?.contestantId)?.contestantId ?? '';
    const checked = await checkGame({ ...game, draws: [{ number: 1, nonce: 'n1', contestantId: swapped, ticket: 1 }, ...others] });
    expect([checked.isCommitted, checked.draws[0]]).toEqual([true, false]);
  });

  test('finds another number of the browser', async () => {
    const game = await revealed();
    const checked = await checkGame({ ...game, draws: game.draws.map((draw) => ({ ...draw, nonce: `${draw.nonce}x` })) });
    expect(checked.draws).toContain(false);
  });

  test('finds another ticket of the one who won', async () => {
    const game = await revealed();
    const changed = game.draws.map((draw, place) => (place === 0 ? { ...draw, ticket: draw.ticket + 1 } : draw));
    expect((await checkGame({ ...game, draws: changed })).draws[0]).toBe(false);
  });

  test('finds a draw after the last ticket', async () => {
    const game = await revealed();
    const [first] = game.draws;
    const extra = { number: 7, nonce: 'n7', contestantId: first?.contestantId ?? '', ticket: 1 };
    expect((await checkGame({ ...game, draws: [...game.draws, extra] })).draws).toEqual([...allRight.draws, false]);
  });

  test('finds a draw that was left out', async () => {
    const game = await revealed();
    expect((await checkGame({ ...game, draws: game.draws.slice(1) })).draws).not.toContain(true);
  });
});
