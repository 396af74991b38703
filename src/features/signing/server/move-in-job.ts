import type { Change } from '#kernel/server/audit.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import type { MoveCall } from './move-request.ts';

interface JobMove {
  company: Company;
  services: Services;
  now: Date;
  /** The job, as the log names it. */
  action: string;
  /** What its lines of the log belong together by. */
  requestId: string;
}

/** Changes requests in a job, and writes what changed to the log of the company in the same transaction. */
export async function moveInJob<Result>(
  { company, services, now, action, requestId }: JobMove,
  move: (call: MoveCall) => Promise<Result>,
): Promise<Result> {
  const changes: Change[] = [];
  const result = await move({ company, services, now, audit: (change) => void changes.push(change) });
  if (changes.length > 0) await writeAudit(company, systemCaller(action, { at: now, requestId }), changes);
  return result;
}
