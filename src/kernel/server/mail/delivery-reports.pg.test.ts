import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { movableClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createSecrets } from '../create-secrets.ts';
import { buildRegisters } from '../registers.ts';
import { deliverQueuedMail } from './deliver-mail.ts';
import { createQueueMail } from './queue-mail.ts';

const { database } = await testDatabase();
const { smtpUrl, refuseNext } = await mailServer();

test('the job that asked is told what became of a mail, once nothing more is tried', async () => {
  const clock = movableClock('2026-11-21T08:00:00Z');
  const reports: unknown[] = [];
  const jobs = { enqueue: async (_unit: unknown, name: string, facts: unknown) => void (name === 'told' && reports.push(facts)) };
  // Mail uses only these two settings.
  const config = { smtpUrl, mailFrom: 'Samspill <hei@samspill.example>' } as Config;
  const secrets = createSecrets([{ id: 'test', key: randomBytes(32) }]);
  const { hooks } = buildRegisters([]);
  const services = { clock, config, database, hooks, jobs, log: pino({ level: 'silent' }), printedLogo: async () => undefined, secrets };
  const queueMail = createQueueMail(services);
  const queue = (more: object = {}) =>
    database.transaction((unit) => queueMail(unit, { to: 'kari@example.no', subject: 'Hei', text: 'Hei', ...more }));
  const report = { job: 'told', facts: { company: 7, of: 'kari' } };

  refuseNext({ at: 'recipient', code: 451 });
  await queue({ report });
  await deliverQueuedMail(services);
  expect(reports).toEqual([]);
  clock.advance(120_000);
  await deliverQueuedMail(services);
  expect(reports).toEqual([{ company: 7, of: 'kari', outcome: 'accepted' }]);

  refuseNext({ at: 'recipient', code: 550 });
  await queue({ report });
  await deliverQueuedMail(services);
  // Nobody asked what became of this one.
  await queue();
  await deliverQueuedMail(services);
  expect(reports).toEqual([expect.anything(), { company: 7, of: 'kari', outcome: 'refused', reason: expect.stringContaining('550') }]);
});
