import type { Consequence, LeavingCode, Obstacle } from '../../contract/life.ts';
import type { Findings, Leaving } from './life-hooks.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { personLeaving } from './life-hooks.ts';

/** What all features report about a person who may leave; counts of the same kind are added up. */
export async function findingsOf(leaving: Leaving): Promise<{ obstacles: Obstacle[]; consequences: Consequence[] }> {
  const found: Findings[] = await leaving.services.hooks.tell(personLeaving, leaving);
  const counts = new Map<Consequence['key'], number>();
  for (const { key, count } of found.flatMap(({ consequences }) => consequences)) counts.set(key, (counts.get(key) ?? 0) + count);
  return {
    obstacles: found.flatMap(({ obstacles }) => obstacles),
    consequences: [...counts].map(([key, count]) => ({ key, count })),
  };
}

/** Refuses with the first obstacle, and lists all of them in the details. The result holds only under the lock of `lockReportingLines`. */
export async function refuseObstacles(fail: Fail<LeavingCode>, leaving: Leaving): Promise<void> {
  const { obstacles } = await findingsOf(leaving);
  const [first] = obstacles;
  if (first) fail(first.code, 400, { details: { ...first.details, obstacles } });
}
