import { expect, test } from 'vitest';
import type { WorkState } from '../../contract/entities.ts';
import { endedIds, shownWork } from './shown-work.ts';

const work = (states: readonly WorkState[]) => states.map((state, place) => ({ workId: String(place), state }));
const shown = (before: readonly WorkState[], now: readonly WorkState[]) =>
  shownWork(work(now), endedIds(work(before))).map(({ workId }) => workId);

test.each<[string, WorkState[], WorkState[], string[]]>([
  ['what had ended before is hidden', ['done', 'failed', 'cancelled'], ['done', 'failed', 'cancelled'], []],
  ['what waits and what runs is shown', [], ['queued', 'running'], ['0', '1']],
  ['what ends while it is shown stays', ['running', 'queued'], ['done', 'failed'], ['0', '1']],
  ['what was started again is shown again', ['failed'], ['queued'], ['0']],
])('%s', (_name, before, now, expected) => {
  expect(shown(before, now)).toEqual(expected);
});
