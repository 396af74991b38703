import { readConfig } from '#kernel/server/read-config.ts';
import { openLog } from '../log.ts';
import { demoGreeting } from '../demo/greet.ts';
import type { Duties } from '../running.ts';
import { run } from '../running.ts';

/** `npm start`: everything on embedded defaults, with a demo company when there is no other. */
export async function startCommand(): Promise<void> {
  await serve({ demo: true, production: false }, { web: true, work: true });
}

/** `npm run serve`: production. No demo; unsafe settings are refused. */
export async function serveCommand(): Promise<void> {
  await serve({ demo: false, production: true }, { web: true, work: true });
}

/** `npm run worker`: jobs only. */
export async function workerCommand(): Promise<void> {
  await serve({ demo: false, production: true }, { web: false, work: true });
}

async function serve(command: { demo: boolean; production: boolean }, duties: Duties): Promise<void> {
  const config = readConfig(process.env, command);
  const log = openLog(process.env['LOG_LEVEL'] ?? (config.demo ? 'warn' : 'info'));
  const running = await run(config, log, duties);
  log.info({ address: running.address, web: duties.web }, 'started');
  if (config.demo) console.log(await demoGreeting(running.services));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'closing');
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'did not close cleanly');
          process.exit(1);
        },
      );
    });
  }
}
