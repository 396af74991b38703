import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { Services } from '#kernel/server/services.ts';
import type { RunningWork } from '#kernel/server/work/work-kind.ts';
import type { HaltCode } from '../../contract/kinds.ts';
import type { OpenConnection } from '../connections/open-connection.ts';
import { lockSync, writeRunner } from './store-sync.ts';

/** A try that is silent for so long has lost its process: longer than any question to another system and any pause between two. */
const silentSeconds = 150;

/** The sync ended, was taken over by another try, or was erased: this one stops and leaves everything as it is. */
export class SyncLost extends Error {
  override name = 'SyncLost';
}

type StopCode =
  | HaltCode
  | 'integrations.CompanyConnectionNotFound'
  | 'integrations.InvalidToken'
  | 'integrations.NoPermission'
  | 'integrations.ProviderUnavailable';

/** The sync cannot go on now; whoever waits goes on waiting. */
export class SyncStopped extends Error {
  override name = 'SyncStopped';
  readonly code: StopCode;

  constructor(code: StopCode) {
    super(code);
    this.code = code;
  }
}

/** One try of a sync. */
export interface RunningSync {
  services: Services;
  work: RunningWork;
  syncId: string;
  runner: string;
  /** Who started it; null once they have been erased. */
  startedBy: string | null;
  connection: OpenConnection;
  /** People who have their fate, of how many. */
  progress: { done: number; total: number };
}

/** Takes a sync over; undefined while another try does it. */
export function takeOver(services: Services, { companyId, recordId: syncId }: RunningWork) {
  return services.database.forCompany(companyId, async (company) => {
    const found = await lockSync(company, syncId);
    if (found?.state !== 'running') throw new SyncLost();
    const now = services.clock.now();
    const silentSince = new Date(now.getTime() - silentSeconds * 1000);
    if (found.runner !== null && found.runnerSeenAt !== null && found.runnerSeenAt > silentSince) return undefined;
    const runner = newId();
    await writeRunner(company, syncId, { runner, now });
    return { runner, system: found.system, startedBy: found.startedBy };
  });
}

type SyncHandle = Pick<RunningSync, 'services' | 'work' | 'syncId' | 'runner'>;

/** A transaction of the sync, as long as this try still does it. It also says that the try is alive. */
export function inSync<T>({ services, work, syncId, runner }: SyncHandle, part: (company: Company) => Promise<T>): Promise<T> {
  return services.database.forCompany(work.companyId, async (company) => {
    const found = await lockSync(company, syncId);
    if (found?.state !== 'running' || found.runner !== runner) throw new SyncLost();
    await writeRunner(company, syncId, { runner, now: services.clock.now() });
    return part(company);
  });
}

/** Lets the next try begin at once. */
export function releaseSync(held: SyncHandle): Promise<void> {
  return inSync(held, (company) => writeRunner(company, held.syncId, { runner: null, now: held.services.clock.now() }));
}
