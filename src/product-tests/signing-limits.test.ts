import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { updateCompanySettings } from '#features/company/contract/endpoints.ts';
import { createSigningRequest } from '#features/signing/contract/endpoints-create.ts';
import { cancelSigningRequest, deleteSigningRequest, sendSigningReminderMail } from '#features/signing/contract/endpoints-life.ts';
import { getInvitation, getRecipientFile, requestNewLink, signDocument } from '#features/signing/contract/endpoints-recipient.ts';
import { annulSigningRequest, retrySealing } from '#features/signing/contract/endpoints-seal.ts';
import { getFile } from '#features/signing/contract/endpoints-files.ts';
import { getSigningRequest } from '#features/signing/contract/endpoints.ts';
import { completedRequest, failedRequest } from '#features/signing/testing/completed-request.ts';
import { listed, requestOf, seenBy, sent, somebody } from '#features/signing/testing/requests.ts';
import { signAs } from '#features/signing/testing/sealed-request.ts';
import { sentRequest } from '#features/signing/testing/sent-request.ts';
import { signerOf } from '#features/signing/testing/signer.ts';
import { enterAsSupport } from '#features/support/contract/endpoints.ts';
import { cancelDelete, deleteCompany } from '#features/takeout/contract/endpoints.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { ExampleInput } from '#testing/caller.ts';
import { doWork } from '#testing/do-work.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';

// Signing in a company that others limit: its deletion, a visit of support, its plan.
const helper = 'hjelp@samspill.example';
const server = await testServer({ supportEmails: [helper] });

// A new window of tries for each test.
beforeEach(() => server.clock.advance(3_600_000));

describe('in a company that is going to be deleted', () => {
  const name = 'Fjord og Fjell AS';

  test('nobody signs, refuses or asks for a link, until the deletion is cancelled', async () => {
    const company = await server.newCompany(name);
    const { people, requestId } = await sentRequest(server, company);
    const signer = await signerOf(server, people[0].email);
    await signer.read();
    const { consent, document } = await signer.see();
    expect((await company.admin.call(deleteCompany, { body: { name } })).codes).toEqual([]);
    expect(await signer.see()).toMatchObject({ state: 'companyEnding', document: null, consent: null, recipient: { status: 'Opened' } });
    const tries = [
      signer.call(getRecipientFile, { params: { fileName: 'x' }, query: { fileId: document?.fileId } }),
      signer.call(signDocument, { body: { signature: { kind: 'typed', name: 'Kari Nordmann' }, consent } }),
      signer.reject(),
    ];
    for (const refused of await Promise.all(tries)) {
      expect([refused.status, refused.codes, refused.json['details']]).toEqual([409, ['signing.NotOpen'], { state: 'companyEnding' }]);
    }
    const asked = await signer.call(requestNewLink);
    expect([asked.status, asked.codes]).toEqual([403, ['common.CompanyEnding']]);
    const body = { signingRequestId: requestId, reason: 'Feil' };
    expect((await company.admin.call(cancelSigningRequest, { body })).codes).toEqual(['common.CompanyEnding']);
    await company.admin.call(cancelDelete);
    expect((await signer.see()).state).toBe('open');
    expect((await signer.sign()).codes).toEqual([]);
  });

  test('a look leaves no mark', async () => {
    const company = await server.newCompany(name);
    const { people, requestId } = await sentRequest(server, company);
    const signer = await signerOf(server, people[0].email);
    await company.admin.call(deleteCompany, { body: { name } });
    await signer.see();
    expect((await seenBy(company.admin, requestId)).recipients[0]?.status).toBe('Notified');
  });

  test('whoever has signed still fetches the finished file', async () => {
    const company = await server.newCompany(name);
    const { people } = await completedRequest(server, company);
    await company.admin.call(deleteCompany, { body: { name } });
    const signer = await signerOf(server, people[0].email);
    const { state, signedDocument } = await signer.see();
    expect([state, signedDocument?.name]).toEqual(['completed', 'Arbeidsavtale.pdf']);
    expect((await signer.read()).status).toBe(200);
  });
});

describe('a visit of support', () => {
  async function visit() {
    const company = await server.newCompany();
    const registryId = String(900_000_000 + company.companyId);
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`insert into company_registry_number (registry_id, company_id) values (${registryId}, ${company.companyId})`.execute(tx),
    );
    await company.admin.call(updateCompanySettings, { body: { allowSupport: true } });
    await server.database.transaction(({ tx }) =>
      sql`update account set email = gen_random_uuid()::text where email = ${helper}`.execute(tx),
    );
    const support = await server.stranger({ email: helper });
    const viewId = String((await support.call(enterAsSupport, { body: { registryId } })).json['viewId']);
    const headers = { 'x-view-as': viewId };
    const inside = support.with({ companyId: company.companyId });
    const call = (endpoint: Endpoint, input: ExampleInput = {}) => inside.call(endpoint, input, headers);
    return { company, support, call };
  }

  test('sees a request as an administrator does, and the company sees that it did', async () => {
    const { company, call } = await visit();
    const { requestId, documentId } = await sentRequest(server, company);
    const { json } = await call(getSigningRequest, { query: { signingRequestId: requestId } });
    const seen = json['signingRequest'] as { name: string; permissions: Record<string, boolean> };
    expect(seen.name).toBe('Arbeidsavtale');
    expect(Object.values(seen.permissions).some(Boolean)).toBe(false);
    const file = await call(getFile, { params: { fileName: 'avtale.pdf' }, query: { fileId: documentId } });
    expect(file.status).toBe(200);
    const lines = (await logLines(company.admin)).map(({ sentence }) => sentence);
    expect(lines.filter((line) => line.includes('Arbeidsavtale')).length).toBeGreaterThan(0);
  });

  test('changes no request', async () => {
    const { company, call } = await visit();
    const { requestId: signingRequestId } = await sentRequest(server, company);
    const completed = await completedRequest(server, company);
    const failed = await failedRequest(server, company);
    const reason = 'Feil';
    const refused = [
      await call(cancelSigningRequest, { body: { signingRequestId, reason } }),
      await call(sendSigningReminderMail, { body: { signingRequestId } }),
      await call(retrySealing, { body: { signingRequestId: failed.requestId } }),
      await call(annulSigningRequest, { body: { signingRequestId: completed.requestId, reason, dueDate: null } }),
      await call(deleteSigningRequest, { body: { signingRequestId: completed.requestId, name: 'Arbeidsavtale' } }),
      await call(createSigningRequest, { body: await requestOf(server, company.admin) }),
    ];
    for (const { status, codes } of refused) expect([status, codes]).toEqual([403, ['common.ReadOnly']]);
    expect((await listed(company.admin)).map(({ status }) => status).toSorted()).toEqual(['Error', 'InProgress']);
  });

  test('signs nothing, not even what support itself was asked to sign', async () => {
    const { company, support, call } = await visit();
    const { requestId } = await sentRequest(server, company, { people: [{ email: helper }] });
    const query = { signingRequestId: requestId };
    expect((await call(getInvitation, { query })).codes).toEqual(['common.ReadOnly']);
    // Outside the visit they are one of the people.
    expect((await support.call(getInvitation, { query })).status).toBe(200);
  });
});

test('what was sent is signed to its end when the plan has no signatures any more, and nothing new is sent', async () => {
  const company = await server.newCompany();
  const [first, second] = [somebody({ name: 'Anne Li' }), somebody({ name: 'Bo Moe' })];
  const { signingRequestId } = await sent(server, company.admin, { recipients: [first, second], isInOrder: true });
  await limitCompany(server, company, { signatureLimit: 0 });
  const refused = await company.admin.call(createSigningRequest, { body: await requestOf(server, company.admin) });
  // Without a plan no signatures are counted: those of before are nothing of what is left (subscription.18).
  expect([refused.status, refused.codes, refused.json['details']]).toEqual([403, ['signing.OutOfSignatures'], { limit: 0, used: 0 }]);
  await signAs(server, first.email);
  server.clock.advance(3_600_000);
  expect((await company.admin.call(sendSigningReminderMail, { body: { signingRequestId } })).codes).toEqual([]);
  await signAs(server, second.email);
  await doWork(server, company.companyId);
  expect((await seenBy(company.admin, signingRequestId)).status).toBe('Completed');
});
