import { parseArgs } from 'node:util';
import { ConfigFault, readConfig } from '#kernel/server/read-config.ts';
import { signInLines } from '../demo/demo-greeting.ts';
import { makeDemo } from '../demo/make-demo.ts';
import { openLog } from '../log.ts';
import { startProcess } from '../start-process.ts';

/** `npm run demo -- --people 1000`: fills an empty database with fictional companies; `--without-absences` leaves the calendar closed, `--without-subscriptions` sells nothing. */
export async function demoCommand(args: readonly string[]): Promise<void> {
  const options = {
    people: { type: 'string', default: '300' },
    'without-absences': { type: 'boolean', default: false },
    'without-subscriptions': { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const people = Number(values.people);
  if (!Number.isInteger(people) || people < 8 || people > 20_000)
    throw new ConfigFault('Use: npm run demo -- --people NUMBER, from 8 to 20000.');
  const running = await startProcess(readConfig(process.env, { demo: true, production: false }), openLog('warn'), {
    web: false,
    work: false,
  });
  try {
    const signIns = await makeDemo(running.services, {
      people,
      absences: !values['without-absences'],
      subscriptions: !values['without-subscriptions'],
    });
    if (!signIns)
      throw new ConfigFault('There are already companies here. The demo needs an empty database. Set DATA_DIR to an empty folder.');
    console.log(signInLines(running.services, signIns).join('\n'));
  } finally {
    await running.stop();
  }
}
