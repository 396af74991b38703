import { expect, test } from 'vitest';
import { cardDeclined } from '#features/invoicing/server/public.ts';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { sql } from 'kysely';
import { sell } from '../../testing/sell-plans.ts';

const server = await testServer();
const { services, database, clock } = server;

test.each([
  {
    what: 'the day of the next try',
    how: { fault: 'declined', nextTry: '2026-11-24' },
    subject: 'Kortet til Fjord og Fjell AS ble avvist',
    said: 'Vi prøver igjen 24. november 2026.',
    told: 'Kortet ble avvist for faktura 42. Vi prøver igjen 24. november.',
  },
  {
    what: 'that it was the last one',
    how: { fault: 'declined', nextTry: null },
    subject: 'Kortet til Fjord og Fjell AS ble avvist for siste gang',
    said: 'Betal den som en vanlig faktura',
    told: 'Kortet ble avvist for faktura 42, og vi prøver ikke igjen. Betal den som en vanlig faktura.',
  },
  {
    what: 'that there is none',
    how: { fault: 'missing', nextTry: null },
    subject: 'Fjord og Fjell AS har ikke noe kort å betale med',
    said: 'Betal den som en vanlig faktura',
    told: 'Det finnes ikke noe kort å trekke for faktura 42. Betal den som en vanlig faktura.',
  },
] as const)(
  'every systemadmin is told of a card that did not pay with $what, by mail and in the product',
  async ({ how, subject, said, told }) => {
    const { companyId, person, admin } = await server.newCompany();
    const [other, employee] = [await person('systemadmin'), await person('employee')];
    const before = (await server.mails()).length;
    const invoice = { invoiceId: crypto.randomUUID(), number: 42 };
    await database.forCompany(companyId, (company) =>
      services.hooks.tell(cardDeclined, { company, services, now: clock.now(), invoice, ...how }),
    );
    const mails = (await server.mails()).slice(0, -before || undefined);
    expect(mails.map((mail) => mail.subject)).toEqual([subject, subject]);
    for (const { text } of mails) expect(text).toMatch(/faktura 42/i);
    for (const { text } of mails) expect(text).toContain(said);
    const bell = async (caller: Caller) =>
      getUserNotifications.answer.parse((await caller.call(getUserNotifications)).json).userNotifications;
    expect((await bell(admin)).map(({ reason, notificationReasonDescription: sentence }) => [reason, sentence])).toEqual([
      ['CompanyReport', told],
    ]);
    expect([(await bell(other)).length, await bell(employee)]).toEqual([1, []]);
  },
);

/** A company whose invoices go to an address, and the mails about a card that is tried again. */
async function declinedFor(recipientOf: (email: string) => string) {
  const { companyId, admin } = await server.newCompany();
  await sell(server, [companyId]);
  const email = `${admin.accountId}@example.no`;
  const before = (await server.mails()).length;
  await database.forCompany(companyId, async (company) => {
    await sql`
      update subscription set recipient_name = 'Regnskap', recipient_email = ${recipientOf(email)} where company_id = ${companyId}
    `.execute(company.tx);
    const told = { company, services, now: clock.now(), invoice: { invoiceId: crypto.randomUUID(), number: 42 } };
    await services.hooks.tell(cardDeclined, { ...told, fault: 'declined', nextTry: '2026-11-24' });
  });
  return { email, mails: (await server.mails()).slice(0, -before || undefined) };
}

test('the recipient of invoices is told that a card is tried again, without a way to pages that they may not open', async () => {
  const { email, mails } = await declinedFor(() => 'faktura@firma.no');
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['faktura@firma.no', email].toSorted());
  const [told] = mails.filter(({ to }) => to === 'faktura@firma.no');
  expect(told).toMatchObject({ subject: 'Kortet til Fjord og Fjell AS ble avvist' });
  expect(told?.text).toContain('Vi prøver igjen 24. november 2026, og du trenger ikke å betale noe ennå.');
  expect(told?.text).not.toContain('/organisation/subscription');
});

test('a recipient who is a systemadmin is told once', async () => {
  const { email, mails } = await declinedFor((address) => address.toUpperCase());
  expect(mails.map(({ to }) => to)).toEqual([email]);
});
