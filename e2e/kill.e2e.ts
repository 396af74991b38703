import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { fictionalStaff, officeWorkbook } from '#features/people/testing/staff-list.ts';
import { signInWithPassword, type Browserless } from '#identity/testing/browserless.ts';
import { isFaultRun } from '#kernel/testing/fault-run.ts';
import { startProduct, type Product } from './support/product.ts';

const kills = isFaultRun ? 50 : 2;

let product: Product;
let admin: Browserless;
beforeAll(async () => {
  product = await startProduct();
  admin = await signInWithPassword(product.address, 'systemadmin@example.no', 'samspill-demo');
});
afterAll(() => product.stop());

const header = { 'x-account': '1' };
const api = (path: string) => `${product.address}/api${path}`;

interface Listed {
  companyUsers: { lastName: string }[];
}

async function post<T>(path: string, json: unknown): Promise<T> {
  const answer = await admin.request(api(path), { json, headers: { ...header, 'idempotency-key': randomUUID() } });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  // Each caller names the type of its answer.
  return (await answer.json()) as T;
}

/** Adds people one after the other until the process is killed; collects those that were acknowledged. */
async function addPeople(round: number, acknowledged: string[]): Promise<void> {
  for (let number = 0; ; number += 1) {
    const lastName = `Rask ${letters(round)} ${letters(number)}`;
    try {
      await post('/companyusers/create-company-user', { companyId: 1, firstName: 'Kari', lastName });
    } catch {
      return;
    }
    acknowledged.push(lastName);
  }
}

const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

async function lastNames(search: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (let page = 1; ; page += 1) {
    const body = { pagination: { page, pageSize: 200 }, filter: { search } };
    const { companyUsers } = await post<Listed>('/companyusers/get-active-companyusers', body);
    for (const { lastName } of companyUsers) found.add(lastName);
    if (companyUsers.length < 200) return found;
  }
}

test(`every acknowledged person is there after ${kills} sudden ends`, { timeout: 120_000 + kills * 40_000 }, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < kills; round += 1) {
    const before = acknowledged.length;
    const adding = addPeople(round, acknowledged);
    // On a slow machine the first answers after a start take long; without an answer nothing could be lost.
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 1);
    await pause(Math.random() * 900);
    await product.kill();
    await adding;
    await product.restart();
  }
  expect(acknowledged.length).toBeGreaterThan(kills);
  const there = await lastNames('rask');
  expect(acknowledged.filter((name) => !there.has(name))).toEqual([]);
});

interface Status {
  progress: { state: string; written: number; failed: number; total: number };
}

test('an import that is cut off goes on by itself and ends whole', async () => {
  const form = new FormData();
  const staff = fictionalStaff(1500);
  form.append('file', new Blob([Buffer.from(await officeWorkbook(staff))]), 'liste.xlsx');
  const sent = await fetch(api('/companyusers/validate-import'), {
    method: 'POST',
    body: form,
    headers: { ...header, cookie: admin.cookieHeader(), 'sec-fetch-site': 'same-origin' },
  });
  expect(sent.status).toBe(200);
  // Typed by the contract of the answer.
  const { planId, plan } = (await sent.json()) as { planId: string; plan: { total: number } };
  expect(plan.total).toBeGreaterThan(1400);
  const { importId } = await post<{ importId: string }>('/companyusers/import', { planId });
  await product.kill();
  await product.restart();
  const status = async () => {
    const answer = await admin.request(api(`/companyusers/import-status?importId=${importId}`), { headers: header });
    return ((await answer.json()) as Status).progress;
  };
  await expect.poll(async () => (await status()).state, { timeout: 120_000, interval: 500 }).toBe('done');
  expect(await status()).toMatchObject({ written: plan.total, failed: 0 });
  const there = await post<{ totalEntries: number }>('/companyusers/get-active-companyusers', { filter: { search: 'fjordlys' } });
  const withEmail = staff.filter(({ email }) => email !== undefined).length;
  // Refused rows were not imported, and nobody was added twice.
  expect(there.totalEntries).toBeGreaterThan(withEmail - (staff.length - plan.total) - 1);
  expect(there.totalEntries).toBeLessThanOrEqual(withEmail);
});
