import type { Logger } from 'pino';
import { readConfig } from '#kernel/server/read-config.ts';
import type { Services } from '#kernel/server/services.ts';
import { openLog } from '../log.ts';
import { demoGreeting } from '../demo/greet.ts';
import type { Duties, Running } from '../running.ts';
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
  let greeting = '';
  const beforeListening = async (services: Services) => void (config.demo && (greeting = await demoGreeting(services)));
  const starting = run(config, log, duties, { beforeListening });
  stopOnSignals(starting, log);
  const { address } = await starting;
  log.info({ address, web: duties.web }, 'started');
  if (greeting) console.log(greeting);
}

/** A signal that comes while starting is heeded as soon as there is something to stop. */
function stopOnSignals(starting: Promise<Running>, log: Logger): void {
  const close = async (signal: string) => {
    log.info({ signal }, 'closing');
    try {
      await (await starting).stop();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'did not close cleanly');
      process.exit(1);
    }
  };
  let isClosing = false;
  // npm and the terminal may both send it; the second must not end the process before it has closed.
  const heed = (signal: string) => {
    if (!isClosing) void close(signal);
    isClosing = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, heed);
}
