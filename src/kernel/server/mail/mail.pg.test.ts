import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { movableClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createSecrets } from '../create-secrets.ts';
import { countOutbox, sweepOutbox } from '../outbox/maintain-outbox.ts';
import { claimNext, writeOutcome } from '../outbox/store-outbox.ts';
import { buildRegisters } from '../registers.ts';
import { newCompany } from '../store-companies.ts';
import type { Mail } from '../services.ts';
import { deliverQueuedMail } from './deliver-mail.ts';
import { mailBody } from './mail-body.ts';
import { storedMail } from './outbox.ts';
import { createQueueMail } from './queue-mail.ts';
import type { ClaimedMail, MailRow } from './store-mail.ts';

const { database } = await testDatabase();
const { smtpUrl, received, refuseNext, vanishAfterNext } = await mailServer();
const secrets = createSecrets([{ id: 'test', key: randomBytes(32) }]);
const log = pino({ level: 'silent' });
const minute = 60_000;

const setUp = (url: string | undefined = smtpUrl) => {
  const clock = movableClock('2026-11-21T08:00:00Z');
  const jobNames: string[] = [];
  const jobs = { enqueue: async (_unit: unknown, name: string) => void jobNames.push(name) };
  // Mail uses only these two settings.
  const config = { smtpUrl: url, mailFrom: 'Samspill <hei@samspill.example>' } as Config;
  const printedLogo = async () => undefined;
  const { hooks } = buildRegisters([]);
  const services = { clock, config, database, hooks, jobs, log, printedLogo, secrets };
  const queueMail = createQueueMail(services);
  return {
    clock,
    services,
    jobNames,
    queueMail,
    queue: (mail: Partial<Mail> = {}) =>
      database.transaction((unit) => queueMail(unit, { to: 'kari@example.no', subject: 'Hei', text: 'Hei på deg', ...mail })),
  };
};
const rows = () =>
  database.transaction(async ({ tx }) => (await sql<MailRow>`select * from mail order by created_at, id`.execute(tx)).rows);
const row = async () => (await rows())[0];

beforeEach(async () => {
  received.length = 0;
  await database.transaction(({ tx }) => sql`delete from mail`.execute(tx));
});

describe('queued mail', () => {
  test('arrives with its letters, both bodies and a sender, at the punycode of the domain', async () => {
    const { queue, services } = setUp();
    const body = mailBody({ language: 'no', heading: 'Velkommen, Åse', paragraphs: ['Blåbær & rømme'], footer: 'Fjord AS' });
    await queue({ to: 'ase.odegard@blåbær.no', subject: 'Fraværet ditt er godkjent – gå på påskeferie, Åse Ødegård!', ...body });
    expect(await deliverQueuedMail(services)).toBe(1);
    expect(received).toMatchObject([
      {
        subject: 'Fraværet ditt er godkjent – gå på påskeferie, Åse Ødegård!',
        from: { name: 'Samspill', address: 'hei@samspill.example' },
        to: [{ address: 'ase.odegard@xn--blbr-roah.no' }],
        text: expect.stringContaining('Blåbær & rømme'),
        html: expect.stringContaining('Blåbær &amp; rømme'),
      },
    ]);
    expect(received[0]?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect([await deliverQueuedMail(services), (await row())?.recipient]).toEqual([0, 'ase.odegard@blåbær.no']);
  });

  test('says to mail programs where it is ended, and nothing where it is not', async () => {
    const { queue, services } = setUp();
    await queue({ subject: 'Varsel', unsubscribeUrl: 'https://samspill.example/api/end?secret=a.b' });
    await queue({ subject: 'Kode' });
    expect(JSON.stringify(await rows())).not.toContain('samspill.example/api/end');
    await deliverQueuedMail(services);
    const listed = (subject: string) =>
      received.find((mail) => mail.subject === subject)?.headers.filter(({ key }) => key.startsWith('list-unsub'));
    expect(listed('Varsel')?.map(({ key, value }) => [key, value])).toEqual([
      ['list-unsubscribe', '<https://samspill.example/api/end?secret=a.b>'],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ]);
    expect(listed('Kode')).toEqual([]);
    expect((await rows()).map(({ unsubscribe_url }) => unsubscribe_url)).toEqual([null, null]);
    await expect(queue({ unsubscribeUrl: 'javascript:alert(1)' })).rejects.toThrow('plain address');
  });

  test('exists only if the transaction commits', async () => {
    const { queueMail, services } = setUp();
    const failing = database.transaction(async (unit) => {
      await queueMail(unit, { to: 'kari@example.no', subject: 'Hei', text: 'Hei' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await deliverQueuedMail(services)).toBe(0);
  });

  test('asks for one delivery job in a transaction, however many mails it queues', async () => {
    const { queueMail, jobNames, services } = setUp();
    await database.transaction(async (unit) => {
      for (const name of ['a', 'b', 'c']) await queueMail(unit, { to: `${name}@example.no`, subject: 'Hei', text: 'Hei' });
    });
    expect(jobNames).toEqual(['mail.deliver']);
    expect(await deliverQueuedMail(services)).toBe(3);
  });

  test('is sealed while it waits and emptied when it has gone', async () => {
    const { queue, services } = setUp();
    await queue({ subject: 'Koden er 314159', text: 'hemmelig lenke', html: '<p>hemmelig lenke</p>' });
    expect(JSON.stringify(await rows())).not.toMatch(/314159|hemmelig/);
    await deliverQueuedMail(services);
    expect(received[0]).toMatchObject({ subject: 'Koden er 314159', text: expect.stringContaining('hemmelig lenke') });
    expect(await row()).toMatchObject({ status: 'sent', text: null, html: null });
  });

  test('remembers the company whose transaction queued it', async () => {
    const { queueMail } = setUp();
    const id = await database.transaction(async (unit) => {
      const company = await newCompany(database, unit);
      await queueMail(company, { to: 'kari@example.no', subject: 'Hei', text: 'Hei' });
      return company.id;
    });
    expect(await row()).toMatchObject({ company_id: id });
  });

  test('is sent once when several processes deliver at the same time', async () => {
    const { queue, services } = setUp();
    for (let count = 0; count < 20; count += 1) await queue({ subject: `Nummer ${count}` });
    const counts = await Promise.all([1, 2, 3].map(() => deliverQueuedMail(services)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(new Set(received.map(({ subject }) => subject)).size).toBe(20);
    expect(received).toHaveLength(20);
  });

  test.each([
    ['a line break in the subject', { subject: 'Hei\r\nBcc: alle@example.no' }],
    ['a bare line feed in the subject', { subject: 'Hei\nX: y' }],
    ['no subject', { subject: '  ' }],
    ['a subject without end', { subject: 'a'.repeat(251) }],
    ['a line break in the recipient', { to: 'kari@example.no\r\nBcc: alle@example.no' }],
    ['two recipients', { to: 'kari@example.no,ola@example.no' }],
    ['a recipient with a name', { to: 'Kari <kari@example.no>' }],
    ['no recipient', { to: '' }],
  ])('with %s is refused', async (_case, wrong) => {
    await expect(setUp().queue(wrong)).rejects.toThrow(/subject|address/);
    expect(await rows()).toEqual([]);
  });
});

describe('a mail that is not accepted', () => {
  test.each(['recipient', 'data'] as const)('for now at the %s stage is tried again with the same Message-ID', async (at) => {
    const { clock, queue, services } = setUp();
    await queue();
    refuseNext({ at, code: 451 });
    expect(await deliverQueuedMail(services)).toBe(0);
    expect(await row()).toMatchObject({ status: 'queued', attempts: 1, last_error: expect.stringContaining('451'), is_uncertain: false });
    expect(await deliverQueuedMail(services)).toBe(0);
    clock.advance(minute);
    expect(await deliverQueuedMail(services)).toBe(1);
    expect(received[0]?.messageId).toBe((await row())?.message_id);
    expect(await row()).toMatchObject({ status: 'sent', attempts: 2, last_error: null });
  });

  test.each(['recipient', 'data'] as const)('for good at the %s stage stays visible as failed', async (at) => {
    const { clock, queue, services } = setUp();
    await queue();
    refuseNext({ at, code: 550 });
    await deliverQueuedMail(services);
    clock.advance(1000 * minute);
    expect(await deliverQueuedMail(services)).toBe(0);
    expect(await row()).toMatchObject({ status: 'failed', attempts: 1, last_error: expect.stringContaining('550') });
    expect(await countOutbox(services, 'mail')).toEqual({ failed: 1 });
  });

  test('is tried eight times, with longer and longer pauses', async () => {
    const { clock, queue, services } = setUp('smtp://127.0.0.1:1');
    await queue();
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await deliverQueuedMail(services);
      const due = (await row())?.next_attempt_at ?? clock.now();
      pauses.push((due.getTime() - clock.now().getTime()) / minute);
      clock.set(due.toISOString());
    }
    expect(pauses.slice(0, 7)).toEqual([1, 3, 9, 27, 81, 243, 729]);
    expect(await row()).toMatchObject({
      status: 'failed',
      attempts: 8,
      is_uncertain: false,
      last_error: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test('does not keep others from leaving', async () => {
    const { queue, services } = setUp();
    await queue({ subject: 'Første' });
    await queue({ subject: 'Andre' });
    refuseNext({ at: 'data', code: 550 });
    expect(await deliverQueuedMail(services)).toBe(1);
    expect(await countOutbox(services, 'mail')).toEqual({ failed: 1, sent: 1 });
  });
});

describe('a mail in flight', () => {
  const crash = (now: Date) => {
    const claim = { outbox: 'mail', columns: ['id', 'message_id'], now, abandonedBefore: new Date(now.getTime() - 10 * minute) } as const;
    return database.transaction((unit) => claimNext<ClaimedMail>(unit, claim));
  };

  test('when the process ends is marked uncertain and sent once more, as the same mail', async () => {
    const { clock, queue, services } = setUp();
    await queue();
    const claimed = await crash(clock.now());
    clock.advance(9 * minute);
    expect(await deliverQueuedMail(services)).toBe(0);
    clock.advance(2 * minute);
    expect(await deliverQueuedMail(services)).toBe(1);
    expect(received.map(({ messageId }) => messageId)).toEqual([claimed?.message_id]);
    expect(await row()).toMatchObject({ status: 'sent', attempts: 2, is_uncertain: true });
  });

  test('when the process ends twice is given up and visible', async () => {
    const { clock, queue, services } = setUp();
    await queue();
    for (let times = 0; times < 2; times += 1) {
      await crash(clock.now());
      clock.advance(11 * minute);
    }
    expect(await deliverQueuedMail(services)).toBe(0);
    expect(await row()).toMatchObject({ status: 'failed', attempts: 2, last_error: expect.stringContaining('it may have arrived') });
    expect(received).toEqual([]);
  });

  test('when the connection breaks after it was handed over is uncertain, and no mail is lost', async () => {
    const { clock, queue, services } = setUp();
    await queue();
    vanishAfterNext();
    expect(await deliverQueuedMail(services)).toBe(0);
    expect(await row()).toMatchObject({ status: 'queued', is_uncertain: true });
    clock.advance(minute);
    expect(await deliverQueuedMail(services)).toBe(1);
    expect(received.map(({ messageId }) => messageId)).toEqual([(await row())?.message_id, (await row())?.message_id]);
  });

  test('that another process has taken over is not written back by the first', async () => {
    const { clock, queue } = setUp();
    await queue();
    const first = await crash(clock.now());
    clock.advance(11 * minute);
    await crash(clock.now());
    expect(first).toBeDefined();
    await database.transaction((unit) =>
      writeOutcome(unit, 'mail', { id: first?.id ?? '', attempts: 1 }, { status: 'sent', last_error: null }),
    );
    expect(await row()).toMatchObject({ status: 'sending', attempts: 2 });
  });
});

test('a mail whose key is missing waits for the key', async () => {
  const { queue, services, clock } = setUp();
  await queue();
  const others = { ...services, secrets: createSecrets([{ id: 'other', key: randomBytes(32) }]) };
  expect(await deliverQueuedMail(others)).toBe(0);
  expect(await row()).toMatchObject({ status: 'queued', last_error: expect.stringContaining('"test" is missing') });
  clock.advance(minute);
  expect(await deliverQueuedMail(services)).toBe(1);
});

describe('without a mail server', () => {
  test('mail is kept where the demo can show it, and never sent later', async () => {
    const { queue, services, jobNames } = setUp('');
    await queue({ subject: 'Bekreft adressen din', text: 'Koden er 314159' });
    expect(await deliverQueuedMail(services)).toBe(0);
    expect(jobNames).toEqual([]);
    expect(await storedMail(services)).toMatchObject([{ to: 'kari@example.no', subject: 'Bekreft adressen din', text: 'Koden er 314159' }]);
    expect(await deliverQueuedMail(setUp().services)).toBe(0);
  });

  test('the newest mail comes first', async () => {
    const { clock, queue, services } = setUp('');
    await queue({ subject: 'Først' });
    clock.advance(1000);
    await queue({ subject: 'Sist' });
    expect((await storedMail(services)).map(({ subject }) => subject)).toEqual(['Sist', 'Først']);
  });
});

test('mail that is done is forgotten after thirty days, mail that waits is not', async () => {
  const { clock, queue, services } = setUp();
  await queue();
  await deliverQueuedMail(services);
  clock.advance(60 * minute);
  await queue();
  clock.advance(31 * 24 * 60 * minute);
  expect(await sweepOutbox(services, 'mail')).toBe(1);
  expect(await row()).toMatchObject({ status: 'queued' });
});
