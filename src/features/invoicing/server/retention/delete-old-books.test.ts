import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { readAccounts } from '../../testing/ledger.ts';
import { draft, inBooks, line, setTestSeller } from '../../testing/draft.ts';
import { issueInvoice } from '../issuing/issue-invoice.ts';
import { findInvoice } from '../issuing/store-invoices.ts';
import { earnRevenue } from '../ledger/earn-revenue.ts';
import { readBalance } from '../ledger/store-customers.ts';
import { settleInvoice } from '../paying/settle-invoice.ts';
import { deleteOldBooks } from './delete-old-books.ts';

const server = await testServer();
const { services, database, clock } = server;
await setTestSeller(services);

const issue = (companyId: number, ...lines: Parameters<typeof draft>[1]) =>
  inBooks(services, (books) => issueInvoice(books, draft(companyId, lines)));
const pay = (invoiceId: string, amount: number, day: string) =>
  inBooks(services, (books) => settleInvoice(books, { invoiceId, source: 'bank', reference: invoiceId, amount, day }));
/** An entry of a file of the bank, booked on an invoice or on none. */
const tell = (day: string, invoiceId: string | null) =>
  database.transaction(({ tx }) =>
    sql`insert into bank_entry (id, message_id, entry_reference, account, day, amount, currency, outcome, invoice_id, read_at)
      values (gen_random_uuid(), gen_random_uuid()::text, '1', '86011117947', ${day}, 100, 'NOK', ${invoiceId ? 'booked' : 'noKid'}, ${invoiceId}, now())`.execute(
      tx,
    ),
  );
const told = async () => {
  const { rows } = await database.transaction(({ tx }) => sql<{ day: string }>`select day from bank_entry order by day`.execute(tx));
  return rows.map(({ day }) => day);
};
const isThere = async (invoiceId: string) => (await database.transaction((unit) => findInvoice(unit, invoiceId))) !== undefined;
const days = async () => {
  const { rows } = await database.transaction(({ tx }) =>
    sql<{ day: string }>`select distinct day from ledger_posting order by 1`.execute(tx),
  );
  return rows.map(({ day }) => day);
};

test('books are deleted when five years have passed since the end of their year, and every balance stays', async () => {
  clock.set('2026-12-10T10:00:00Z');
  const paidInTime = await issue(1, line(1000));
  await pay(paidInTime.invoiceId, 1250, '2026-12-20');
  const paidNextYear = await issue(1, line(2000));
  const unpaid = await issue(2, line(3000));
  const advance = await issue(4, line(36_500, { revenue: { from: '2026-12-10', to: '2027-12-09' } }));
  await pay(advance.invoiceId, 45_625, '2026-12-21');
  await issue(3, line(-4000));
  clock.set('2027-01-05T10:00:00Z');
  await pay(paidNextYear.invoiceId, 2500, '2027-01-05');
  await earnRevenue(services, '2027-12-31');
  await tell('2026-12-20', paidInTime.invoiceId);
  await tell('2026-12-21', null);
  await tell('2026-12-21', advance.invoiceId);
  await tell('2027-01-05', null);
  const balances = await readAccounts(database);
  const unbroken = { before: await days() };

  clock.set('2031-12-31T20:00:00Z');
  await deleteOldBooks(services);
  expect(await days()).toEqual(unbroken.before);

  clock.set('2032-01-04T03:20:00Z');
  await deleteOldBooks(services);
  expect(await days()).toEqual(['2027-01-01', '2027-01-05', '2027-12-31']);
  expect(await readAccounts(database)).toEqual(balances);
  expect(await isThere(paidInTime.invoiceId)).toBe(false);
  expect(await told()).toEqual(['2026-12-21', '2027-01-05']);
  expect(await isThere(paidNextYear.invoiceId), 'its payment must be kept for another year').toBe(true);
  expect(await isThere(unpaid.invoiceId)).toBe(true);
  expect(await database.transaction((unit) => findInvoice(unit, unpaid.invoiceId))).toMatchObject({ unpaid: 3750 });
  expect(await isThere(advance.invoiceId), 'it was earned in a year that must be kept').toBe(true);
  expect(await database.transaction((unit) => readBalance(unit, 3))).toBe(5000);

  clock.set('2033-01-04T03:20:00Z');
  await deleteOldBooks(services);
  await deleteOldBooks(services);
  expect(await days()).toEqual(['2028-01-01']);
  expect(await told()).toEqual([]);
  expect(await readAccounts(database)).toEqual(balances);
  expect([await isThere(paidNextYear.invoiceId), await isThere(advance.invoiceId)]).toEqual([false, false]);
  expect(await isThere(unpaid.invoiceId)).toBe(true);
  const { rows } = await database.transaction(({ tx }) =>
    sql<{ id: number }>`select company_id as id from invoice_customer order by 1`.execute(tx),
  );
  expect(rows.map(({ id }) => id)).toEqual([2, 3]);
});

test('nothing is deleted beyond the day that is named', async () => {
  clock.set('2033-02-01T10:00:00Z');
  const { invoiceId } = await issue(5, line(1000));
  const deleting = database.transaction(async ({ tx }) => {
    await sql`select set_config('app.books_end', '2032-12-31', true)`.execute(tx);
    await sql`delete from invoice where id = ${invoiceId}`.execute(tx);
  });
  await expect(deleting).rejects.toThrow('only added to');
});
