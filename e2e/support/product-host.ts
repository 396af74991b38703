import { demoGreeting } from '#app/server/demo/demo-greeting.ts';
import { openLog } from '#app/server/log.ts';
import { startProcess, type RunningProcess } from '#app/server/start-process.ts';
import { readConfig } from '#kernel/server/read-config.ts';

/** A product to start, by its environment, or the end of the one that runs. */
export type ToHost = { start: Readonly<Record<string, string>> } | { stop: true };

export interface FromHost {
  failure?: string;
}

// Of this process, which runs one product after the other.
let running: RunningProcess | undefined;

process.on('message', (message) => {
  // `shared-process.ts` sends nothing else.
  const asked = message as ToHost;
  const done = 'start' in asked ? start(asked.start) : stop();
  const answered = done.then(
    (): FromHost => ({}),
    (error: unknown): FromHost => ({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  void answered.then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());

/** As `npm start` does it, with nothing left to do for the demo. */
async function start(variables: Readonly<Record<string, string>>): Promise<void> {
  const config = readConfig({ ...process.env, ...variables }, { demo: true, production: false });
  running = await startProcess(config, openLog('warn'), { web: true, work: true });
  await demoGreeting(running.services, new AbortController().signal);
}

async function stop(): Promise<void> {
  await running?.stop();
  running = undefined;
}
