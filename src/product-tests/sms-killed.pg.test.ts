import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { readRecipients } from '#features/sms/server/store-recipients.ts';
import { sentMessage, setUpGateway } from '#features/sms/testing/given.ts';
import { deliverQueuedSms } from '#kernel/server/sms/deliver-sms.ts';
import { atRest } from '#kernel/testing/at-rest.ts';
import { isFaultRun } from '#kernel/testing/fault-run.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
const { clock, config, connection, database, services } = server;
const program = new URL('./sms-sending-process.ts', import.meta.url).pathname;
const minute = 60_000;

/** A worker that is killed once the gateway has this many messages; answers which it had. */
async function killAfter(count: number): Promise<string[]> {
  const [key] = config.secretKeys;
  const facts = [JSON.stringify(connection), Buffer.from(key?.key ?? []).toString('base64'), clock.now().toISOString()];
  const child = spawn(process.execPath, [program, ...facts], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (printed.split('\n').length > count) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return printed.trim().split('\n');
}

test.each(isFaultRun ? [1, 20, 80, 120, 170, 230, 280, 340, 400, 460] : [180])(
  'of 500 messages none is lost and none handed over twice, when the worker is killed after %i',
  async (count) => {
    const company = await server.newCompany();
    const gateway = setUpGateway(server);
    await limitCompany(server, company, { smsLimit: 1000 });
    const recipients = Array.from({ length: 500 }, (_unused, place) => ({ phoneNumber: String(91_000_000 + place) }));
    const { messageId } = await sentMessage(company.admin, { recipients });
    const before = await killAfter(count);
    await atRest(database);
    clock.set(new Date(clock.now().getTime() + 11 * minute).toISOString());
    await deliverQueuedSms(services);
    const after = gateway.taken.map(({ id }) => id);
    const rows = await database.forCompany(company.companyId, (unit) => readRecipients(unit, messageId));
    const handed = [...before, ...after];
    expect(new Set(handed).size).toBe(handed.length);
    const uncertain = rows.filter(({ status }) => status === 'uncertain').map(({ smsId }) => smsId);
    const sent = rows.filter(({ status }) => status === 'sent').map(({ smsId }) => smsId);
    expect(uncertain.length + sent.length).toBe(500);
    // At most those that four senders had in their hands; nobody else is without an answer.
    expect(uncertain.length).toBeLessThanOrEqual(4);
    expect(sent.filter((smsId) => !handed.includes(String(smsId)))).toEqual([]);
    expect(after.filter((id) => uncertain.includes(id))).toEqual([]);
  },
  60_000,
);
