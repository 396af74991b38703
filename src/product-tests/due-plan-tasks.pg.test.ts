import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { evaluateCompanies } from '#features/notifications/server/engine/evaluate.ts';
import { manyPeople, engineServices, type EngineSetting } from '#features/notifications/testing/engine-world.ts';
import { planReason } from '#features/onoffboarding/server/notify.ts';
import { fillDueTasks } from '#features/onoffboarding/testing/due-tasks.ts';
import { atRest } from '#kernel/testing/at-rest.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import { isFaultRun } from '#kernel/testing/fault-run.ts';

const { database, connection } = await testDatabase({ poolSize: 4 });
const setting: EngineSetting = { key: randomBytes(32).toString('base64'), now: '2026-11-21T09:00:00Z' };
const rule = {
  reason: 'OnOffBoardingTaskResponsible',
  recipients: ['relatedUser'],
  difference: { direction: 'before', days: 3 },
  channels: [1, 2],
} as const;

/** A worker in a separate process. */
function worker() {
  const program = new URL('./due-plan-tasks-process.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, JSON.stringify(connection), JSON.stringify(setting)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, begun: once(child.stdout, 'data'), ended: once(child, 'close') };
}

async function companyWith(tasks: number): Promise<number> {
  const id = await manyPeople(database, 20, [{ ...rule, recipients: [...rule.recipients], channels: [...rule.channels] }]);
  await database.forCompany(id, (company) => fillDueTasks(company, tasks, '2026-11-24'));
  return id;
}

async function countTold(id: number): Promise<{ told: number; tasks: number; mails: number }> {
  const [row] = await database.forCompany(id, async ({ tx }) => {
    const { rows } = await sql<{ told: number; tasks: number; mails: number }>`
      select count(*)::integer as told, count(distinct affected_id)::integer as tasks,
        (select count(*) from notification_delivery)::integer as mails from notification`.execute(tx);
    return rows;
  });
  if (!row) throw new Error('Nothing was counted');
  return row;
}

test.each(isFaultRun ? [20, 80, 150, 300, 500] : [80])(
  'of 1,000 due tasks each is told once by two workers of which one is killed, after %i ms',
  async (milliseconds) => {
    const companies: number[] = [];
    for (let count = 0; count < 4; count += 1) companies.push(await companyWith(250));
    const [killed, other] = [worker(), worker()];
    await Promise.all([killed.begun, other.begun]);
    await wait(milliseconds);
    killed.child.kill('SIGKILL');
    await Promise.all([killed.ended, other.ended]);
    // Otherwise its companies would be skipped.
    await atRest(database);
    const { services, clock } = engineServices(database, setting, { source: planReason });
    await Promise.all([evaluateCompanies(services), evaluateCompanies(services)]);
    clock.set('2026-11-21T10:00:00Z');
    await evaluateCompanies(services);
    expect(await Promise.all(companies.map(countTold))).toEqual(companies.map(() => ({ told: 250, tasks: 250, mails: 250 })));
  },
  60_000,
);
