import { randomUUID } from 'node:crypto';
import { addressOf } from '#app/server/demo/demo-people.ts';
import { demoPassword } from '#app/server/demo/make-demo.ts';
import { signInWithPassword } from '#identity/testing/browserless.ts';
import {
  documentsToLookAt,
  gamesAddress,
  gameToLookAt,
  type LookedAt,
  planToLookAt,
  plansAddress,
  protocolAddress,
  treatmentToLookAt,
  waitingAddress,
  waitingToLookAt,
} from './pages.ts';

/** Asks as a demo user of the first company, or sends what is given; the contract of each call says what it answers. */
export type Ask = <Answer>(path: string, json?: unknown, method?: 'POST' | 'PUT') => Promise<Answer>;

/** Who a demo user is, and a way to ask as them. */
export async function signInAsDemo(address: string, name: string): Promise<{ companyUserId: string; ask: Ask }> {
  const signedIn = await signInWithPassword(address, addressOf(name), demoPassword);
  const answer = await signedIn.request(`${address}/api/users/current-user`);
  // The contract of the call says so.
  const { user } = (await answer.json()) as { user: { companyUserId: string; companyId: number } };
  const headers = { 'x-account': String(user.companyId) };
  const ask: Ask = async <Answer>(path: string, json?: unknown, method: 'POST' | 'PUT' = 'POST') => {
    const sent = json === undefined ? { headers } : { method, headers: { ...headers, 'idempotency-key': randomUUID() }, json };
    const answered = await signedIn.request(`${address}/api${path}`, sent);
    if (!answered.ok) throw new Error(`${path} was refused: ${await answered.text()}`);
    // As above, and said where it is asked.
    return (await answered.json()) as Answer;
  };
  return { companyUserId: user.companyUserId, ask };
}

/** The records of the demo that pages about one of them show. */
export async function recordsToLookAt(address: string): Promise<LookedAt> {
  const [employee, { ask }] = await Promise.all([signInAsDemo(address, 'employee'), signInAsDemo(address, 'systemadmin')]);
  const { contracts } = await ask<{ contracts: { contractId: string }[] }>('/contracts/all?page=1&pageSize=1');
  const { documentListItems } = await ask<{ documentListItems: Parameters<typeof documentsToLookAt>[0] }>('/documents/all');
  return {
    personId: employee.companyUserId,
    contractId: contracts[0]?.contractId ?? '',
    ...documentsToLookAt(documentListItems),
    ...treatmentToLookAt(await ask(protocolAddress)),
    ...planToLookAt(await ask(plansAddress)),
    ...gameToLookAt(await ask(gamesAddress)),
    ...waitingToLookAt(await ask(waitingAddress)),
  };
}
