import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { Subject, Telling } from '../public.ts';

export async function raiseSubjects(_company: Company, _services: Services, _reason: Reason, _subjects: readonly Subject[]): Promise<void> {
  await Promise.resolve();
}

export async function tellOne(_company: Company, _services: Services, _telling: Telling): Promise<void> {
  await Promise.resolve();
}
