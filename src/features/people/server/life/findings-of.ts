import type { Consequence, LeavingCode, Obstacle } from '../../contract/life.ts';
import type { Findings, Leaving } from '../public.ts';
import type { FailureExtra } from '#kernel/server/failure.ts';
import { personLeaving } from './life-hooks.ts';

/** What all features say of somebody who may leave; counts of the same kind are added up. */
export async function findingsOf(leaving: Leaving): Promise<{ obstacles: Obstacle[]; consequences: Consequence[] }> {
  const found: Findings[] = await personLeaving.tell(leaving);
  const counts = new Map<Consequence['key'], number>();
  for (const { key, count } of found.flatMap(({ consequences }) => consequences)) counts.set(key, (counts.get(key) ?? 0) + count);
  return {
    obstacles: found.flatMap(({ obstacles }) => obstacles),
    consequences: [...counts].map(([key, count]) => ({ key, count })),
  };
}

type Fail = (code: LeavingCode, status: number, extra: FailureExtra) => never;

/** Refuses with the first thing in the way, naming all of them. Only under the lock of `lockReportingLines` does the answer hold. */
export async function refuseObstacles(fail: Fail, leaving: Leaving): Promise<void> {
  const { obstacles } = await findingsOf(leaving);
  const [first] = obstacles;
  if (first) fail(first.code, 400, { details: { ...first.details, obstacles } });
}
