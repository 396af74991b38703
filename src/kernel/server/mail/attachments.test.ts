import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { mailServer } from '#testing/mail-server.ts';
import { testServer } from '#testing/server.ts';
import { deliverQueuedMail } from './deliver-mail.ts';
import type { MailRow } from './store-mail.ts';

const { smtpUrl, received } = await mailServer();
const bytes = Buffer.from('%PDF-1.7 hemmelig æ\u0000\u0001');
const file = { name: 'faktura-1.pdf', contentType: 'application/pdf', bytes };
const mail = { to: 'kari@example.no', subject: 'Faktura', text: 'Se vedlegget' };

test('files go with a mail, are sealed while it waits and cleared when it has gone', async () => {
  const { services, database } = await testServer({ smtpUrl });
  const row = () => database.transaction(async ({ tx }) => (await sql<MailRow>`select * from mail`.execute(tx)).rows[0]);
  await database.transaction((unit) => services.queueMail(unit, { ...mail, attachments: [file] }));
  expect(JSON.stringify(await row())).not.toMatch(/hemmelig|faktura-1|JVBERi/);
  await deliverQueuedMail(services);
  expect(received[0]?.attachments).toMatchObject([{ filename: 'faktura-1.pdf', mimeType: 'application/pdf', disposition: 'attachment' }]);
  expect(Buffer.from(received[0]?.attachments[0]?.content as ArrayBuffer)).toEqual(bytes);
  expect(await row()).toMatchObject({ status: 'sent', attachments: null });
});

test('a mail that is kept shows its files, and none may have a name that is not plain', async () => {
  const { services, database, mails } = await testServer();
  const queue = (name: string) => database.transaction((unit) => services.queueMail(unit, { ...mail, attachments: [{ ...file, name }] }));
  await queue('a.pdf');
  expect(await mails()).toMatchObject([{ attachments: [{ name: 'a.pdf', contentType: 'application/pdf' }] }]);
  expect((await mails())[0]?.attachments[0]?.bytes).toEqual(bytes);
  for (const name of ['../a.pdf', 'a\r\nb', '']) await expect(queue(name)).rejects.toThrow('plain name');
});
