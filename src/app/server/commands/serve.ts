import type { Logger } from 'pino';
import { missingSettings, readConfig } from '#kernel/server/read-config.ts';
import { openLog } from '../log.ts';
import { demoGreeting } from '../demo/demo-greeting.ts';
import type { ProcessRoles, RunningProcess } from '../start-process.ts';
import { startProcess } from '../start-process.ts';

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

async function serve(command: { demo: boolean; production: boolean }, duties: ProcessRoles): Promise<void> {
  const config = readConfig(process.env, command);
  const log = openLog(process.env['LOG_LEVEL'] ?? (config.demo ? 'warn' : 'info'));
  for (const sentence of missingSettings(config)) log.warn(sentence);
  const stopping = new AbortController();
  const starting = startProcess(config, log, duties);
  stopOnSignals({ starting, stopping, log });
  const running = await starting;
  if (stopping.signal.aborted) return;
  log.info({ address: running.address, web: duties.web }, 'started');
  if (config.demo) await greet(running, stopping.signal);
}

/** The demo is created while the server already answers, so that the first page can load. */
async function greet({ services, stop }: RunningProcess, stopping: AbortSignal): Promise<void> {
  try {
    console.log(await demoGreeting(services, stopping));
  } catch (error) {
    // A process that is told to stop leaves the demo to the next start.
    if (stopping.aborted) return;
    await stop();
    throw error;
  }
}

interface StopInput {
  starting: Promise<RunningProcess>;
  stopping: AbortController;
  log: Logger;
}

/** A signal during the start is handled as soon as there is something to stop. */
function stopOnSignals({ starting, stopping, log }: StopInput): void {
  const close = async (signal: string) => {
    log.info({ signal }, 'closing');
    stopping.abort();
    try {
      await (await starting).stop();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'did not close cleanly');
      process.exit(1);
    }
  };
  // npm and the terminal may both send it; the second must not end the process before it has closed.
  const handleSignal = (signal: string) => {
    if (!stopping.signal.aborted) void close(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, handleSignal);
}
