import { renewKeys } from '#identity/server/keys.ts';
import { readConfig } from '#kernel/server/read-config.ts';
import { resealAll } from '#kernel/server/reseal.ts';
import { openLog } from '../log.ts';
import { startProcess } from '../start-process.ts';

/** `npm run --silent reseal-keys`: seals everything with the newest key, and renews the embedded provider's keys. May be stopped and run again. */
export async function resealKeysCommand(): Promise<void> {
  const config = readConfig(process.env, { demo: false, production: false });
  const running = await startProcess(config, openLog('error', 'stderr'), { web: false, work: false });
  try {
    // First, so that the former keys are sealed anew with the rest: they go on verifying for a time.
    const isRenewed = await renewKeys(running.services);
    const reports = await resealAll(running.services);
    for (const { table, resealed, unreadable } of reports) {
      if (resealed > 0) console.log(`${table}: ${resealed} values sealed anew.`);
      if (unreadable > 0) console.log(`${table}: ${unreadable} values CANNOT BE READ: their key is not in the list, or they were changed.`);
    }
    if (isRenewed) console.log('The identity provider has new keys. Restart every process, so that they sign with them.');
    const [newest] = config.secretKeys;
    const isWhole = reports.every(({ unreadable }) => unreadable === 0);
    if (isWhole) console.log(`Everything is sealed with the key "${newest?.id}". Keep the last key of the list: digests come from it.`);
    else process.exitCode = 1;
  } finally {
    await running.stop();
  }
}
