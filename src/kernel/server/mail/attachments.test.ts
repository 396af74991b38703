import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { movableClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createSecrets } from '../create-secrets.ts';
import { buildRegisters } from '../registers.ts';
import { deliverQueuedMail } from './deliver-mail.ts';
import { storedMail } from './outbox.ts';
import { createQueueMail } from './queue-mail.ts';
import type { MailRow } from './store-mail.ts';

const { database } = await testDatabase();
const { smtpUrl, received } = await mailServer();
const common = {
  database,
  clock: movableClock('2026-11-21T08:00:00Z'),
  secrets: createSecrets([{ id: 'test', key: randomBytes(32) }]),
  hooks: buildRegisters([]).hooks,
  jobs: { enqueue: async () => undefined },
  log: pino({ level: 'silent' }),
  printedLogo: async () => undefined,
};
/** Mail uses only these two settings. */
const withMailServer = (url: string | undefined) => ({
  ...common,
  config: { smtpUrl: url, mailFrom: 'Samspill <hei@samspill.example>' } as Config,
});
const bytes = Buffer.from('%PDF-1.7 hemmelig æ\u0000\u0001');
const file = { name: 'faktura-1.pdf', contentType: 'application/pdf', bytes };
const mail = { to: 'kari@example.no', subject: 'Faktura', text: 'Se vedlegget' };

test('files go with a mail, are sealed while it waits and cleared when it has gone', async () => {
  const services = withMailServer(smtpUrl);
  const row = () => database.transaction(async ({ tx }) => (await sql<MailRow>`select * from mail`.execute(tx)).rows[0]);
  await database.transaction((unit) => createQueueMail(services)(unit, { ...mail, attachments: [file] }));
  expect(JSON.stringify(await row())).not.toMatch(/hemmelig|faktura-1|JVBERi/);
  await deliverQueuedMail(services);
  expect(received[0]?.attachments).toMatchObject([{ filename: 'faktura-1.pdf', mimeType: 'application/pdf', disposition: 'attachment' }]);
  expect(Buffer.from(received[0]?.attachments[0]?.content as ArrayBuffer)).toEqual(bytes);
  expect(await row()).toMatchObject({ status: 'sent', attachments: null });
});

test('a mail that is kept shows its files, and none may have a name that is not plain', async () => {
  const queueMail = createQueueMail(withMailServer(undefined));
  const queue = (name: string) => database.transaction((unit) => queueMail(unit, { ...mail, attachments: [{ ...file, name }] }));
  await queue('a.pdf');
  const mails = await storedMail(common);
  expect(mails).toMatchObject([{ attachments: [{ name: 'a.pdf', contentType: 'application/pdf' }] }]);
  expect(mails[0]?.attachments[0]?.bytes).toEqual(bytes);
  for (const name of ['../a.pdf', 'a\r\nb', '']) await expect(queue(name)).rejects.toThrow('plain name');
});
