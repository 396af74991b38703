import { ProviderRefusal, type RefusalKind } from '../accounting/provider.ts';
import { noteFailure } from '../connections/note-tries.ts';
import { inSync, SyncStopped, type RunningSync } from './running-sync.ts';

/** How often a question is asked again after each kind of refusal before the sync stops. */
const maxTries: Partial<Record<RefusalKind, number>> = { limited: 12, unavailable: 6, uncertain: 6, invalidKey: 1, noPermission: 1 };
const longestPause = 60;
/** Several within the time after which a silent try counts as lost. */
const aliveMilliseconds = 30_000;

const stops: Partial<Record<RefusalKind, SyncStopped['code']>> = {
  invalidKey: 'integrations.InvalidToken',
  noPermission: 'integrations.NoPermission',
};

/**
 * Asks the other system, outside any transaction. Slows down when it is asked too often, waits through short outages, asks once more with a key that was
 * refused, and then stops the sync (integrations.46). What is about one person is thrown on, and after a change that may have been made so is `uncertain`.
 */
export async function ask<T>(running: RunningSync, question: () => Promise<T>, { isChange = false } = {}): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await sayingAlive(running, question);
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      await afterRefusal(running, error, { tries, isChange });
    }
  }
}

/** Says that this try is alive for as long as a question is open, so that no other one takes over and sends somebody twice. */
async function sayingAlive<T>(running: RunningSync, question: () => Promise<T>): Promise<T> {
  const { services, work } = running;
  const say = (): void =>
    void inSync(running, async () => undefined).catch((error: unknown) => {
      // Whether the sync was lost shows when the answer is to be written.
      services.log.warn({ err: error, companyId: work.companyId }, 'a sync could not say that it is alive');
    });
  const saying = setInterval(say, aliveMilliseconds);
  try {
    return await question();
  } finally {
    clearInterval(saying);
  }
}

async function afterRefusal(
  running: RunningSync,
  refusal: ProviderRefusal,
  { tries, isChange }: { tries: number; isChange: boolean },
): Promise<void> {
  const { kind, more } = refusal;
  const most = maxTries[kind];
  if (most === undefined || (kind === 'uncertain' && isChange)) throw refusal;
  // Each refused key counts; an outage only when it does not pass.
  if (kind !== 'limited' && (kind in stops || tries >= most)) await noteTry(running, kind);
  if (tries >= most) throw new SyncStopped(stops[kind] ?? 'integrations.ProviderUnavailable');
  // Says that this try is alive.
  await inSync(running, async () => undefined);
  await running.services.clock.pause(1000 * Math.min(more.waitSeconds ?? 2 ** tries, longestPause));
}

/** Stops a sync when nobody learns again and again what became of a change; the connection counts it like any outage (integrations.4). */
export async function stopUncertain(running: RunningSync): Promise<never> {
  await noteTry(running, 'uncertain');
  throw new SyncStopped('integrations.ProviderUnavailable');
}

function noteTry({ services, work, connection }: RunningSync, kind: RefusalKind): Promise<void> {
  return services.database.forCompany(work.companyId, (company) => noteFailure({ company, services, connection }, kind));
}
