import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { camtFile } from '#features/invoicing/testing/camt.ts';
import { draft, line, testSeller } from '#features/invoicing/testing/draft.ts';
import { bookCredit, insertSeller, issueInvoice } from '#features/invoicing/server/public.ts';
import type { ProviderName } from '#features/payment/server/provider.ts';
import { insertCharge, writeAnswer, writeSent } from '#features/payment/server/charges/store-charges.ts';
import { systemClock } from '#kernel/server/clock.ts';
import { newId } from '#kernel/server/id.ts';
import { buildRegisters } from '#kernel/server/registers.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import { billingCommand } from './billing.ts';

const { database, connection } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'billing-'));
let said: string[] = [];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  const { host = '', port = 5432, user = '', password, database: name = '' } = connection;
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  vi.stubEnv('DATABASE_URL', `postgres://${user}${secret}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`);
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('SECRET_KEYS', `test:${randomBytes(32).toString('base64')}`);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function run(...args: string[]): Promise<string> {
  said = [];
  await billingCommand(args);
  return said.join('\n');
}
function fileOf(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}
const issue = (companyId: number, net: number) =>
  database.transaction(async (company) => {
    await insertSeller(company, testSeller, systemClock.now());
    const services = { hooks: buildRegisters([]).hooks, jobs: { enqueue: async () => undefined, backlog: async () => [] } };
    return issueInvoice({ company, services, now: systemClock.now() }, draft(companyId, [line(net)]));
  });

/** A payment that was ended because its provider is no longer there; answers its id. */
async function sentToFormer(companyId: number, invoiceId: string, { provider = 'stripe', isSent = true }: Partial<FormerPayment> = {}) {
  const [chargeId, now] = [newId(), systemClock.now()];
  const charge = { chargeId, companyId, invoiceId, tryNumber: 0, provider, customerRef: 'cus_1', cardRef: 'pm_1', amount: 12_500 };
  await database.transaction(async (unit) => {
    await insertCharge(unit, { ...charge, description: 'Faktura', isPresent: false, returnPath: '/', createdAt: now });
    if (isSent) await writeSent(unit, chargeId, now);
    const answer = {
      state: 'declined',
      chargeRef: 'pi_1',
      reason: 'provider_changed',
      actionUrl: null,
      refunded: 0,
      settledAt: now,
    } as const;
    await writeAnswer(unit, chargeId, answer);
  });
  return chargeId;
}
interface FormerPayment {
  provider: ProviderName;
  isSent: boolean;
}

const catalogue = {
  from: '2026-01-01',
  vatPercent: 25,
  yearDiscountPercent: 20,
  plans: [
    { planId: 'free', charged: 'flat', fewestUsers: 0, features: [], limits: { userLimit: 4 }, signaturesPerUser: 0, tiers: [] },
    {
      planId: 'hr',
      charged: 'perUser',
      fewestUsers: 4,
      features: ['absencecalendar'],
      limits: { userLimit: null },
      signaturesPerUser: 5,
      tiers: [{ tierId: 'hr', monthlyPrice: 4900 }],
    },
  ],
  products: [],
};

describe('npm run billing', () => {
  test('names its commands, and says what is wrong with an option in a sentence', async () => {
    await expect(run()).rejects.toThrow('seller | plans | codes');
    await expect(run('toString')).rejects.toThrow('Use: npm run');
    await expect(run('credit')).rejects.toThrow('--invoice must be a whole number');
    await expect(run('credit', '--invoice', '1', '--amount', 'much')).rejects.toThrow('--amount must be an amount in kroner');
    await expect(run('journal', '--from', '2026-02-30', '--to', '2026-03-01')).rejects.toThrow('--from must be a date');
    await expect(run('balances', '--format', 'pdf')).rejects.toThrow('--format must be xlsx or csv');
    await expect(run('seller', '--file', join(folder, 'none.json'))).rejects.toThrow('cannot be read as JSON');
  });

  test('sells nothing before the seller and prices are set, and says which is missing', async () => {
    expect(await run('seller')).toContain('There is no seller');
    await expect(run('on')).rejects.toThrow('Missing: plans with prices (billing plans --file), who sells (billing seller --file).');
    await expect(run('seller', '--file', fileOf('wrong.json', { ...testSeller, accountNumber: '86011117948' }))).rejects.toThrow(
      'accountNumber: is no account number',
    );
    expect(await run('seller', '--file', fileOf('seller.json', testSeller))).toContain('Samspill Drift AS is the seller from now on');
    expect(JSON.parse(await run('seller'))).toEqual(testSeller);
    await expect(run('on')).rejects.toThrow(/^Missing: plans with prices/);
    await expect(run('plans', '--file', fileOf('none.json', { ...catalogue, plans: [] }))).rejects.toThrow('The free plan is missing');
    expect(await run('plans', '--file', fileOf('plans.json', catalogue))).toContain('version 1, sold from 2026-01-01');
    expect(JSON.parse(await run('plans'))).toMatchObject([{ version: 1, vatPercent: 25 }]);
    expect(await run('on')).toContain('is on');
    expect(await run('status')).toContain('is on');
    const unregistered = fileOf('unregistered.json', { ...testSeller, isVatRegistered: false });
    await expect(run('seller', '--file', unregistered)).rejects.toThrow('Missing: a seller that is registered for VAT');
    expect(JSON.parse(await run('seller'))).toEqual(testSeller);
    expect(await run('off')).toContain('is off');
    expect(await run('status')).toContain('is off');
  });

  test('adds discount codes, each once', async () => {
    expect(await run('codes')).toBe('There are no codes.');
    await run(
      'codes',
      '--add',
      'host-26',
      '--percent',
      '20',
      '--months',
      '3',
      '--plans',
      'hr,unlimited',
      '--to',
      '2027-06-30',
      '--uses',
      '10',
    );
    await run('codes', '--add', 'KRONER', '--amount', '100', '--from', '2026-02-01', '--months', 'always');
    await run('codes', '--add', 'ONCE', '--percent', '10');
    await expect(run('codes', '--add', 'Host-26', '--percent', '10')).rejects.toThrow('already exists');
    const shown = await run('codes');
    expect(shown).toMatch(/^HOST-26: 20 %, 3 months, hr, unlimited, .* to 2027-06-30, used 0 of 10\.$/m);
    expect(shown).toMatch(/^ONCE: 10 %, once, all plans, /m);
    expect(shown).toMatch(/^KRONER: NOK 100\.00, always, all plans, from 2026-02-01 until further notice, used 0\.$/m);
    await expect(run('codes', '--add', 'both', '--percent', '1', '--amount', '1')).rejects.toThrow('either --percent or --amount');
    await expect(run('codes', '--add', 'much', '--percent', '101')).rejects.toThrow('at most 100');
    await expect(run('codes', '--add', 'plan', '--percent', '10', '--plans', 'gold')).rejects.toThrow('gold is not a plan');
  });

  test('credits, books payments and losses, and pays out', async () => {
    const first = await issue(11, 100_000);
    const second = await issue(12, 20_000);
    expect(await run('credit', '--invoice', String(first.number), '--amount', '1 000,00')).toContain('NOK 1250.00 with VAT');
    await expect(run('credit', '--invoice', String(first.number))).rejects.toThrow('has less left');
    const payment = [
      '--invoice',
      String(second.number),
      '--amount',
      '300',
      '--day',
      '2026-11-20',
      '--source',
      'bank',
      '--reference',
      'hånd 1',
    ];
    expect(await run('pay', ...payment)).toBe(`Booked on invoice ${second.number}.`);
    expect(await run('pay', ...payment)).toContain('already booked');
    await expect(run('pay', ...payment, '--invoice', '9999')).rejects.toThrow('There is no invoice 9999');
    expect(await run('pay-out', '--company', '12', '--amount', '50', '--reference', 'ut 1')).toBe('Booked.');
    await expect(run('pay-out', '--company', '12', '--amount', '0,01', '--reference', 'ut 2')).rejects.toThrow(
      'does not have that much credit',
    );
    const third = await issue(13, 1000);
    expect(await run('write-off', '--invoice', String(third.number))).toContain('NOK 12.50');
    expect(await run('write-off', '--invoice', String(third.number))).toContain('nothing unpaid to write off');
    const refund = ['--source', 'bank', '--reference', 'hånd 1', '--day', '2026-11-25'];
    expect(await run('refund', ...refund)).toBe(`Booked. NOK 250.00 of invoice ${second.number} is unpaid again.`);
    expect(await run('refund', ...refund)).toContain('already booked');
    await expect(run('refund', ...refund, '--reference', 'hånd 2')).rejects.toThrow('no payment with this reference');
  });

  test('lists what deleted companies are owed and what a former provider may have been paid, until it is settled', async () => {
    expect(await run('to-settle')).toBe('There is nothing to settle.');
    const bookings = { services: { hooks: buildRegisters([]).hooks, jobs: { enqueue: async () => undefined, backlog: async () => [] } } };
    await database.transaction((company) =>
      bookCredit(
        { company, ...bookings, now: systemClock.now() },
        { companyId: 14, name: 'Fjord AS', amount: 360_000, reference: 'ch-14' },
      ),
    );
    const { invoiceId, number } = await issue(15, 10_000);
    const [ofInvoice, ofPurchase] = [await sentToFormer(15, invoiceId), await sentToFormer(16, newId())];
    await sentToFormer(17, newId(), { provider: 'builtIn' });
    await sentToFormer(17, newId(), { isSent: false });
    const listed = await run('to-settle');
    expect(listed.match(/^company \d+/gm)).toEqual(['company 14', 'company 15', 'company 16']);
    expect(listed).toMatch(/^company 14 Fjord AS, deleted {2}NOK 3600.00 to its credit since \d{4}-\d\d-\d\d$/m);
    expect(listed).toContain('pay-out --company 14 --amount 3600.00 --reference R');
    expect(listed).toMatch(/NOK 3600.00 of it was taken from its card on .*, payment ch-14: pay it back at the provider/);
    expect(listed).toContain(`company 15 Kunde 15 AS  NOK 125.00 for invoice ${number}, sent to stripe on `);
    const pay = `pay --invoice ${number} --amount 125.00 --day D --source card --reference ${ofInvoice}`;
    expect(listed).toContain(`payment ${ofInvoice} (pi_1 there)\n  Check there whether it was paid. If it was: ${pay}. If not: to-settle`);
    expect(listed).toContain(`If it was: pay it back there. Then: to-settle --charge ${ofPurchase} --note N`);
    await run('pay-out', '--company', '14', '--amount', '3600.00', '--reference', 'ut 14');
    await run(...pay.replace('D', '2026-11-27').split(' '));
    await expect(run('to-settle', '--charge', ofPurchase)).rejects.toThrow('--note is missing');
    expect(await run('to-settle', '--charge', ofPurchase, '--note', 'not paid there')).toBe('Marked as settled.');
    await expect(run('to-settle', '--charge', ofPurchase, '--note', 'twice')).rejects.toThrow('nothing to settle with this id');
    expect(await run('to-settle')).toBe('There is nothing to settle.');
  });

  test('writes the journal and the balances, and in both debit and credit are the same', async () => {
    for (let companyId = 21; companyId < 29; companyId += 1) await issue(companyId, companyId * 101);
    const journal = join(folder, 'journal.csv');
    expect(await run('journal', '--from', '2026-01-01', '--to', '2999-12-31', '--format', 'csv', '--file', journal)).toBe(
      `Written: ${journal}`,
    );
    const rows = readFileSync(journal, 'utf8')
      .trim()
      .split('\r\n')
      .map((row) => row.split(';'));
    expect(rows[0]).toContain('Bilag');
    const sumOf = (header: string) => {
      const place = rows[0]?.indexOf(header) ?? -1;
      return rows.slice(1).reduce((sum, row) => sum + Math.round(Number((row[place] ?? '').replace(',', '.')) * 100), 0);
    };
    expect(rows.length).toBeGreaterThan(20);
    expect(sumOf('Debet')).toBeGreaterThan(0);
    expect(sumOf('Debet')).toBe(sumOf('Kredit'));
    const balances = join(folder, 'balances.csv');
    await run('balances', '--day', '2999-12-31', '--format', 'csv', '--language', 'en', '--file', balances);
    expect(readFileSync(balances, 'utf8')).toMatch(/^2700,Output VAT,,,-/m);
    const book = join(folder, 'balances.xlsx');
    await run('balances', '--file', book);
    expect(readFileSync(book).subarray(0, 2).toString()).toBe('PK');
  });

  test('skips numbers that a restore lost, and stops the charging of cards meanwhile', async () => {
    expect(await run('pause', '--reason', 'restored from a backup')).toContain('Automatic card charges are paused');
    expect(await run('pause', '--reason', 'again')).toContain('already paused');
    const { number } = await issue(11, 100);
    await expect(run('skip-numbers', '--last-invoice', String(number), '--reason', 'restored')).rejects.toThrow(
      'already passed that number',
    );
    expect(await run('skip-numbers', '--last-invoice', String(number + 4), '--reason', 'restored')).toContain(`The next is ${number + 5}`);
    expect((await issue(11, 100)).number).toBe(number + 5);
    expect(await run('skip-numbers', '--last-voucher', '5000', '--reason', 'restored')).toContain('The next is 5001');
    expect(await run('resume')).toContain('charges are on again');
    expect(await run('resume')).toContain('were not paused');
  });

  test('books what the bank tells, and by hand what fits no invoice', async () => {
    const { kid, number } = await issue(41, 10_000);
    const file = join(folder, 'camt.xml');
    const payments = [
      { kid, amount: '125.00' },
      { kid: '12344', amount: '99.50' },
    ];
    writeFileSync(file, camtFile({ messageId: 'M1', payments }));
    const first = await run('payments', '--file', file);
    expect(first).toContain('1 payments booked, 0 already booked, 1 do not match an invoice.');
    expect(first).toContain('NOK 99.50  no invoice has this KID');
    expect(await run('payments', '--file', file)).toContain('0 payments booked, 2 already booked, 0 do not match');
    const listed = await run('payments');
    const entryId = listed.slice(0, 36);
    await expect(run('payments', '--entry', entryId, '--invoice', '9999')).rejects.toThrow('There is no invoice 9999');
    await expect(run('payments', '--entry', 'E2', '--invoice', String(number))).rejects.toThrow('an id from the list');
    expect(await run('payments', '--entry', entryId, '--invoice', String(number))).toBe(`Booked on invoice ${number}.`);
    await expect(run('payments', '--entry', entryId, '--invoice', String(number))).rejects.toThrow('already booked');
    expect(await run('payments')).toBe('Every payment matches an invoice.');
    writeFileSync(file, '<Document/>');
    await expect(run('payments', '--file', file)).rejects.toThrow('cannot be read as a camt.054 file');
    await expect(run('payments', '--file', join(folder, 'none.xml'))).rejects.toThrow('cannot be read');
  });

  test('shows a company’s invoices, what is unpaid, and a document as it was sent', async () => {
    expect(await run('invoices', '--company', '51')).toBe('There are no invoices.');
    const { number, kid } = await issue(51, 10_000);
    await run('credit', '--invoice', String(number), '--amount', '50');
    const [credit, invoice] = (await run('invoices', '--company', '51')).split('\n');
    expect(credit).toContain(`${number + 1}  credit note of`);
    expect(invoice).toMatch(
      new RegExp(`^${number}  invoice of .*, due .* company 51 Kunde 51 AS  NOK 125.00, unpaid 62.50  open  KID ${kid}$`),
    );
    expect((await run('invoices')).split('\n')).toContain(invoice);
    await run('write-off', '--invoice', String(number));
    expect(await run('invoices')).toContain('unpaid 0.00  open, written off');
    const file = join(folder, 'faktura.pdf');
    expect(await run('document', '--invoice', String(number), '--file', file)).toBe(`Written: ${file}`);
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(run('document', '--invoice', '9999')).rejects.toThrow('There is no invoice 9999');
  });
});
