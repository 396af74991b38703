import type { Services } from '#kernel/server/services.ts';
import { readWorkOf } from '#kernel/server/work/store-work.ts';
import { patienceSeconds } from '../contract/kinds.ts';

const [shortest, longest] = [100, 1000];

/** Waits until work about a record has ended, or takes longer than a call waits, outside any transaction. Answers how far it is; null when it has ended. */
export async function untilEnded(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { companyId, recordId }: { companyId: number; recordId: string },
): Promise<number | null> {
  let pause = shortest;
  for (let waited = 0; ; waited += pause) {
    const work = await database.forCompany(companyId, (company) => readWorkOf(company, [recordId]), { answersFirst: true });
    const { state = 'done', percent = 0 } = work.get(recordId) ?? {};
    if (state !== 'queued' && state !== 'running') return null;
    if (waited >= patienceSeconds * 1000) return percent;
    pause = Math.min(pause * 2, longest);
    await clock.pause(pause);
  }
}
