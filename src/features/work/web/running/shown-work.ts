import type { Work } from '../../contract/entities.ts';

type State = Pick<Work, 'workId' | 'state'>;

export function isUnderWay({ state }: Pick<Work, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** What has ended. */
export function endedIds(work: readonly State[]): ReadonlySet<string> {
  return new Set(work.filter((one) => !isUnderWay(one)).map(({ workId }) => workId));
}

/** What runs, and what has ended since it was last hidden; work that was started again is shown again. */
export function shownWork<Shown extends State>(work: readonly Shown[], hidden: ReadonlySet<string>): readonly Shown[] {
  return work.filter((one) => isUnderWay(one) || !hidden.has(one.workId));
}
