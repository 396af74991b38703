import { expect, test } from 'vitest';
import { cardDeclined } from '#features/invoicing/server/public.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
const { services, database, clock } = server;

test.each([
  ['the day of the next try', '2026-11-24', 'Kortet til Fjord og Fjell AS ble avvist', 'Vi prøver igjen 24. november 2026.'],
  ['that it was the last one', null, 'Kortet til Fjord og Fjell AS ble avvist for siste gang', 'skal nå betales som faktura'],
])('every systemadmin is told of a declined card with %s', async (_name, nextTry, subject, said) => {
  const { companyId, person } = await server.newCompany();
  await person('systemadmin');
  await person('employee');
  const before = (await server.mails()).length;
  const invoice = { invoiceId: crypto.randomUUID(), number: 42 };
  await database.forCompany(companyId, (company) =>
    services.hooks.tell(cardDeclined, { company, services, now: clock.now(), invoice, nextTry }),
  );
  const mails = (await server.mails()).slice(0, -before || undefined);
  expect(mails.map((mail) => mail.subject)).toEqual([subject, subject]);
  for (const { text } of mails) expect(text).toMatch(/Faktura 42/);
  for (const { text } of mails) expect(text).toContain(said);
});
