import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createAddendum } from '#features/employment/contract/endpoints-addendum.ts';
import { change, publish } from '#features/employment/testing/calls.ts';
import { documentOf, publishedDocument } from '#features/employment/testing/given.ts';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { doWork } from '#testing/do-work.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import { createSigningRequest } from '../contract/endpoints-create.ts';
import { annulSigningRequest } from '../contract/endpoints-seal.ts';
import { requestIn, seenBy, somebody } from '../testing/requests.ts';
import { signAs } from '../testing/sealed-request.ts';

const server = await testServer();

/** The annulment of somebody's contract that everybody has signed, and the older request of an addendum that goes with it. */
async function signedAnnulment() {
  const company = await server.newCompany();
  const { admin, companyId } = company;
  await limitCompany(server, company, { employmentContractLimit: 20 });
  const { companyUserId } = await company.person('employee');
  const people = [somebody({ name: 'Daglig Leder' }), somebody({ companyUserId })];
  const signAll = async () => {
    for (const { email } of people) await signAs(server, email);
  };
  const sent = async (documentId: string, recipients: object[]) => {
    const body = { documentId, recipients, signingMethod: 'link', dueDate: null };
    return requestIn(await admin.call(createSigningRequest, { body })).signingRequestId;
  };
  const { documentId } = await publishedDocument(admin, { companyUserId });
  const annulled = await sent(documentId, people);
  await signAll();
  await doWork(server, companyId);
  const { documentId: addendumId } = documentOf(await admin.call(createAddendum, { body: { documentId } }));
  await change(admin, addendumId, { salaryAmount: 655_000, effectiveDate: '2027-03-01' });
  await publish(admin, addendumId);
  const addendum = await sent(addendumId, [somebody()]);
  const annulling = { signingRequestId: annulled, reason: 'Feil', dueDate: null };
  const annulment = requestIn(await admin.call(annulSigningRequest, { body: annulling })).signingRequestId;
  await signAll();
  await admin.call(deactivateCompanyUser, { body: { companyUserId } });
  return { admin, companyId, companyUserId, annulled, addendum, annulment };
}

test.each(['annulment', 'addendum'] as const)(
  'an annulment is completed while its person is erased, after both waited for the %s',
  async (which) => {
    const { admin, companyId, companyUserId, ...requests } = await signedAnnulment();
    const person = { companyUserId };
    const { begun } = await server.database.forCompany(companyId, async ({ tx }) => {
      await sql`select from signing_request where id = ${requests[which]}::uuid for no key update`.execute(tx);
      const erasing = admin.call(deleteCompanyUser, { body: person, query: person });
      await untilWaiting(server.database, 1);
      const sealing = doWork(server, companyId);
      await untilWaiting(server.database, 2);
      return { begun: Promise.allSettled([erasing, sealing]) };
    });
    const [erased, sealed] = await begun;
    expect(erased).toMatchObject({ status: 'fulfilled', value: { codes: [] } });
    expect(sealed).toMatchObject({ status: 'fulfilled' });
    expect((await seenBy(admin, requests.annulment)).status).toBe('Completed');
    expect((await seenBy(admin, requests.addendum)).status).toBe('Canceled');
  },
);
