import { parseArgs } from 'node:util';
import { renewKeys, rotateKeys } from '#identity/server/keys.ts';
import type { Config } from '#kernel/server/config.ts';
import { readConfig } from '#kernel/server/read-config.ts';
import { resealAll } from '#kernel/server/reseal.ts';
import type { Services } from '#kernel/server/services.ts';
import { openLog } from '../log.ts';
import { startProcess } from '../start-process.ts';

const renewed = 'The identity provider has new keys. Restart every process to use them.';

/**
 * `npm run --silent reseal-keys [-- --provider-only]`: seals everything with the newest key, and renews the embedded provider's keys when an
 * older one has sealed them; with the option it renews these whatever has sealed them, and nothing else. May be stopped and run again.
 */
export async function resealKeysCommand(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { 'provider-only': { type: 'boolean' } } });
  const config = readConfig(process.env, { demo: false, production: false });
  const running = await startProcess(config, openLog('error', 'stderr'), { web: false, work: false });
  try {
    if (!values['provider-only']) return await resealEverything(running.services, config);
    await rotateKeys(running.services);
    console.log(renewed);
  } finally {
    await running.stop();
  }
}

async function resealEverything(services: Services, config: Config): Promise<void> {
  // First, so that the former keys are sealed anew with the rest: they go on verifying for a time.
  const isRenewed = await renewKeys(services);
  const reports = await resealAll(services);
  for (const { table, resealed, unreadable } of reports) {
    if (resealed > 0) console.log(`${table}: ${resealed} values encrypted with the newest key.`);
    if (unreadable > 0)
      console.log(`${table}: ${unreadable} values CANNOT BE READ. Their key is not in the list, or they have been changed.`);
  }
  if (isRenewed) console.log(renewed);
  const [newest] = config.secretKeys;
  const isWhole = reports.every(({ unreadable }) => unreadable === 0);
  if (isWhole)
    console.log(`Everything is encrypted with the key "${newest?.id}". Keep the last key in the list: it is also used for digests.`);
  else process.exitCode = 1;
}
