import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readWork } from '#kernel/server/work/store-work.ts';
import { atRest } from '#kernel/testing/at-rest.ts';
import { doWork } from '#testing/do-work.ts';
import { isFaultRun } from '#kernel/testing/fault-run.ts';
import { testServer } from '#testing/server.ts';
import type { SealProcessOrder } from '../../testing/seal-process.ts';
import { fileOf, signedRequest } from '../../testing/sealed-request.ts';
import { runWork } from '#kernel/server/work/run-work.ts';
import { sealWork } from './seal-work.ts';
import { readKnownCertificates } from '../verify/store-proof.ts';
import { verifyPdf } from '../verify/verify-pdf.ts';

const server = await testServer();
const program = fileURLToPath(new URL('../../testing/seal-process.ts', import.meta.url));

const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email);

/** A request that waits for its seal, and stays with itself when it is sealed. */
async function waiting() {
  const company = await server.newCompany();
  const { requestId, people } = await signedRequest(server, company);
  const { email } = people[0];
  const former = (await mailsTo(email)).length;
  const workId = await server.database.forCompany(company.companyId, async (unit) => {
    await sql`update signing_request set location = null where id = ${requestId}::uuid`.execute(unit.tx);
    return (await readWork(unit, 1))[0]?.workId ?? '';
  });
  return { company, requestId, email, former, place: { companyId: company.companyId, workId, recordId: requestId } };
}

/** Lets a process seal until a step, and kills it there; answers whether it came so far. */
async function killedAt(stopAt: number | undefined, place: SealProcessOrder['place']): Promise<boolean> {
  const { publicUrl, mailFrom, dataDir, secretKeys } = server.config;
  const [{ id, key }] = secretKeys as [{ id: string; key: Uint8Array }];
  const secretKey = { id, key: Buffer.from(key).toString('base64') };
  const now = server.clock.now().toISOString();
  const order: SealProcessOrder = { connection: server.connection, dataDir, publicUrl, mailFrom, secretKey, place, now, stopAt };
  const child = spawn(process.execPath, [program, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  let last = '';
  for await (const line of createInterface(child.stdout)) {
    last = line;
    if (line === String(stopAt)) child.kill('SIGKILL');
  }
  await exit;
  await atRest(server.database);
  return last !== 'done';
}

interface Found {
  status: string;
  sealed: number;
  files: number;
  proofs: number;
  work: string;
  mails: number;
}

async function look({ company, requestId, email, former }: Awaited<ReturnType<typeof waiting>>): Promise<Found | undefined> {
  const mails = (await mailsTo(email)).length - former;
  return server.database.forCompany(company.companyId, async ({ tx }) => {
    const { rows } = await sql<Omit<Found, 'mails'>>`
      select status, (select count(*)::integer from signing_event where request_id = request.id and kind = 'sealed') as sealed,
        (select count(*)::integer from signing_file where request_id = request.id and kind = 'signed') as files,
        (select count(*)::integer from signing_proof where request_id = request.id) as proofs,
        (select state from work where record_id = request.id) as work
      from signing_request request where id = ${requestId}::uuid
    `.execute(tx);
    return rows[0] && { ...rows[0], mails };
  });
}

const whole = { status: 'Completed', sealed: 1, files: 1, proofs: 1, work: 'done', mails: 1 };
const none = { status: 'Sealing', sealed: 0, files: 0, proofs: 0, mails: 0 };
/** Within and after each of its transactions (try, facts, progress, announcement, completion), and after the file is stored. */
const steps = Array.from({ length: 11 }, (_unused, step) => step + 1);
/** The end of the last transaction. */
const committed = 11;
const rounds = isFaultRun
  ? steps.flatMap((step) => Array.from({ length: 20 }, (_unused, round): [number, number] => [step, round]))
  : // Between two transactions nothing is done that they do not show.
    [1, 3, 5, 7, 9, 10, 11].map((step): [number, number] => [step, 0]);

test.each(rounds)('killed at step %i, sealing leaves nothing half done and is done once, round %i', async (step) => {
  const request = await waiting();
  expect(await killedAt(step, request.place)).toBe(true);
  expect(await look(request)).toMatchObject(step < committed ? none : whole);
  await doWork(server, request.company.companyId);
  if (step < committed) await runWork(server.services, sealWork, request.place);
  expect(await look(request)).toEqual(whole);
  const certificates = await server.database.read(readKnownCertificates);
  expect(verifyPdf({ bytes: await fileOf(server, request.company, request), certificates, isKnownFile: false }).result).toBe('ours');
});

test('it has no more steps than these', async () => {
  const request = await waiting();
  expect(await killedAt(committed + 1, request.place)).toBe(false);
  expect(await look(request)).toEqual(whole);
});

test('two that seal at once seal once', async () => {
  const request = await waiting();
  const results = await Promise.allSettled([1, 2, 3].map(() => runWork(server.services, sealWork, request.place)));
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(await look(request)).toEqual(whole);
});
