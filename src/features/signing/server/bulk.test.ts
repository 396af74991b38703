import { describe, expect, test } from 'vitest';
import { limitCompany } from '#testing/limit-company.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { createSigningRequests } from '../contract/endpoints-create.ts';
import { getSigningOptions } from '../contract/endpoints.ts';
import { listed, requestOf, somebody } from '../testing/requests.ts';

const server = await testServer();
const { database } = server;

interface PersonResult {
  email: string;
  signingRequestId: string | null;
  code: string | null;
}
const resultsIn = ({ json }: { json: Record<string, unknown> }) => json['results'] as PersonResult[];

async function bulkOf(who: Caller, people: readonly object[], more: object = {}) {
  const { recipients: _people, ...rest } = await requestOf(server, who, more);
  return { ...rest, people };
}

describe('one document for many', () => {
  test('takes as many statements for each of thirty as for each of ten', async () => {
    const { admin } = await server.newCompany();
    const costOf = async (count: number) => {
      const body = await bulkOf(
        admin,
        Array.from({ length: count }, () => somebody()),
      );
      const before = database.statements();
      expect((await admin.call(createSigningRequests, { body })).status).toBe(200);
      return database.statements() - before;
    };
    const [none, ten, thirty] = [await costOf(1), await costOf(10), await costOf(30)];
    // What open pages are told may be counted here or there.
    expect(Math.abs((thirty - none) / 29 - (ten - none) / 9)).toBeLessThan(1);
  });

  test('takes few statements for each of whom there is no signature', async () => {
    const company = await server.newCompany();
    await limitCompany(server, company, { signatureLimit: 1 });
    const costOf = async (count: number) => {
      const body = await bulkOf(
        company.admin,
        Array.from({ length: count }, () => somebody()),
      );
      const before = database.statements();
      await company.admin.call(createSigningRequests, { body });
      return database.statements() - before;
    };
    await costOf(1);
    const [ten, thirty] = [await costOf(10), await costOf(30)];
    // The quota is not asked for the words of a refusal that is not shown.
    expect((thirty - ten) / 20).toBeLessThan(8);
  });

  test('sent again under the same key is sent once, and answers the same', async () => {
    const company = await server.newCompany();
    await limitCompany(server, company, { signatureLimit: 2 });
    const { admin } = company;
    const body = await bulkOf(admin, [somebody(), somebody(), somebody()]);
    const send = () => admin.call(createSigningRequests, { body }, { 'idempotency-key': 'one-opening-of-a-form' });
    const [first, again] = [await send(), await send()];
    expect(resultsIn(first).map(({ code }) => code)).toEqual([null, null, 'signing.OutOfSignatures']);
    expect(resultsIn(again)).toEqual(resultsIn(first));
    expect(await listed(admin)).toHaveLength(2);
    expect((await admin.call(getSigningOptions)).json['limit']).toEqual({ used: 2, limit: 2 });
    // Whoever got none is tried again with the same document.
    await limitCompany(server, company, { signatureLimit: 3 });
    const left = { ...body, people: body.people.slice(2) };
    expect((await admin.call(createSigningRequests, { body: left })).status).toBe(200);
    expect(await listed(admin)).toHaveLength(3);
  });

  test('stays for those who are asked later, and else is gone', async () => {
    const { admin } = await server.newCompany();
    const body = await bulkOf(admin, [somebody()], { keepsUploads: true });
    expect((await admin.call(createSigningRequests, { body })).status).toBe(200);
    const last = { ...body, people: [somebody()], keepsUploads: false };
    expect((await admin.call(createSigningRequests, { body: last })).status).toBe(200);
    const gone = await admin.call(createSigningRequests, { body: { ...last, people: [somebody()] } });
    expect(gone.codes).toEqual(['signing.UnknownFile']);
  });

  test('is one request for one person, however their address is written and whichever they have', async () => {
    const company = await server.newCompany();
    const { companyUserId } = await company.person('employee');
    const person = somebody({ companyUserId });
    const people = [person, { ...person, email: somebody().email }, somebody({ email: person.email.toUpperCase() })];
    const answer = await company.admin.call(createSigningRequests, { body: await bulkOf(company.admin, people) });
    expect(resultsIn(answer).map(({ code }) => code)).toEqual([null, 'signing.SamePerson', 'signing.SamePerson']);
  });
});
