import { describe, expect, test } from 'vitest';
import { afterTry, type ConnectionState, type Tries, type TryOutcome } from './connection-state.ts';

const start = Date.parse('2026-11-26T08:00:00Z');
const fresh: Tries = { state: 'ok', failedAt: [], refusals: 0 };

/** The states after tries, each with the hour at which it was made. */
function statesOf(tries: readonly (readonly [number, TryOutcome])[], from: Tries = fresh): ConnectionState[] {
  let known = from;
  return tries.map(([hour, outcome]) => {
    known = afterTry(known, outcome, new Date(start + hour * 3_600_000));
    return known.state;
  });
}
const failed = (...hours: number[]) => hours.map((hour) => [hour, 'unreachable'] as const);

describe('a connection', () => {
  test.each<[string, readonly (readonly [number, TryOutcome])[], ConnectionState]>([
    ['is ok after four failed tries in a row', failed(0, 0.1, 0.2, 0.3), 'ok'],
    ['fails after five', failed(0, 0.1, 0.2, 0.3, 0.4), 'failing'],
    ['is ok when a success came between', [...failed(0, 1, 2, 3), [4, 'success'], ...failed(5)], 'ok'],
    ['is ok when two tries failed within a day', failed(0, 23.9), 'ok'],
    ['fails when nothing has worked for 24 hours', failed(0, 24), 'failing'],
    ['is ok again by one success', [...failed(0, 1, 2, 3, 4), [5, 'success']], 'ok'],
    ['is ok when its key is refused once', [[0, 'keyRefused']], 'ok'],
    [
      'is disabled when its key is refused twice',
      [
        [0, 'keyRefused'],
        [48, 'keyRefused'],
      ],
      'disabled',
    ],
    ['is disabled though an outage came between', [[0, 'keyRefused'], ...failed(1), [2, 'keyRefused']], 'disabled'],
    [
      'is ok when a success came between two refusals',
      [
        [0, 'keyRefused'],
        [1, 'success'],
        [2, 'keyRefused'],
      ],
      'ok',
    ],
    ['that fails is disabled when its key is refused twice', [...failed(0, 1, 2, 3, 4), [5, 'keyRefused'], [6, 'keyRefused']], 'disabled'],
    ['that is disabled stays so through outages', [[0, 'keyRefused'], [1, 'keyRefused'], ...failed(2, 3, 4, 5, 30)], 'disabled'],
    [
      'that is disabled is ok with a new key',
      [
        [0, 'keyRefused'],
        [1, 'keyRefused'],
        [2, 'success'],
      ],
      'ok',
    ],
  ])('%s', (_what, tries, state) => {
    expect(statesOf(tries).at(-1)).toBe(state);
  });

  test('keeps the last five failed tries and forgets them by a success', () => {
    let known = fresh;
    for (let hour = 0; hour < 9; hour += 1) known = afterTry(known, 'unreachable', new Date(start + hour * 3_600_000));
    expect(known.failedAt.map((moment) => (moment.getTime() - start) / 3_600_000)).toEqual([4, 5, 6, 7, 8]);
    expect(afterTry({ ...known, refusals: 1 }, 'success', new Date(start))).toEqual(fresh);
  });
});
