import { expect, test } from 'vitest';
import { Failure } from './failure.ts';
import { openTurns } from './turns.ts';

const settled = () => new Promise((go) => setImmediate(go));

/** Asks for turns in this order, `kari 1` being Kari's first, and tells who has begun. */
function started(limits: Parameters<typeof openTurns>[0], wishes: readonly string[]) {
  const turns = openTurns(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: string[] = [];
  const wait = async (wish: string) => {
    try {
      const end = await turns.enter(wish.split(' ')[0]);
      begun.push(wish);
      ends.set(wish, end);
    } catch (error) {
      refused.push(`${wish}: ${error instanceof Failure ? error.code : String(error)}`);
    }
  };
  for (const wish of wishes) void wait(wish);
  return { begun, refused, end: (wish: string) => ends.get(wish)?.() };
}

test('begins no more at once than the process bears, first come first served', async () => {
  const { begun, end } = started({ atOnce: 2 }, ['a 1', 'b 1', 'c 1', 'd 1']);
  await settled();
  expect(begun).toEqual(['a 1', 'b 1']);
  end('b 1');
  await settled();
  expect(begun).toEqual(['a 1', 'b 1', 'c 1']);
});

test('lets others pass an account that has its share', async () => {
  const { begun, end } = started({ atOnce: 2, atOnceForOne: 1 }, ['a 1', 'a 2', 'a 3', 'b 1', 'c 1']);
  await settled();
  expect(begun).toEqual(['a 1', 'b 1']);
  end('a 1');
  end('b 1');
  await settled();
  expect(begun).toEqual(['a 1', 'b 1', 'a 2', 'c 1']);
});

test('lets whoever aborts leave the queue, and the next one begin', async () => {
  const turns = openTurns({ atOnce: 1 });
  const end = await turns.enter();
  const leaving = new AbortController();
  const left = turns.enter(undefined, leaving.signal);
  const next = turns.enter();
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  expect(turns.waiting()).toBe(1);
  end();
  await next;
  await expect(turns.enter(undefined, leaving.signal)).rejects.toThrow('gone');
});

test('refuses what would wait behind too many, of one account or of all', async () => {
  const limits = { atOnce: 1, maxWaiting: 3, maxWaitingForOne: 2 };
  const { begun, refused } = started(limits, ['a 1', 'a 2', 'a 3', 'a 4', 'b 1', 'c 1']);
  await settled();
  expect([begun, refused]).toEqual([['a 1'], ['a 4: common.TooManyWaiting', 'c 1: common.TooManyWaiting']]);
});
