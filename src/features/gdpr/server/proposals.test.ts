import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { profileTools } from '#features/people/testing/profile.ts';
import { dismissProposal, getProposals } from '../contract/endpoints-flows.ts';
import { createTreatment, updateTreatment } from '../contract/endpoints-treatments.ts';
import { addedSoftware, protocolOf } from '../testing/given.ts';

const server = await testServer({ smtpUrl: 'smtp://smtp.sendgrid.net:587' });
const { add } = profileTools(server);

interface Proposal {
  proposalId: string;
  name: string;
  why: string;
  isDismissed: boolean;
  treatment: object & { softwareIds: string[] };
}

async function proposalsOf(who: Caller, language: 'no' | 'en' = 'no') {
  const { json } = await who.call(getProposals, { query: { language } });
  return json as unknown as { proposals: Proposal[]; differences: { treatmentId: string; what: string }[] };
}

test('what the company does in the product is proposed until the protocol has it', async () => {
  const { admin } = await server.newCompany();
  await protocolOf(admin);
  const { proposals } = await proposalsOf(admin);
  expect(proposals.map(({ proposalId }) => proposalId)).toEqual(['hr/personnelFile', 'it/userAccounts', 'it/logs']);
  const [file] = proposals;
  expect(file).toMatchObject({ name: 'Personalmappe', why: 'Dere har opplysninger om ansatte i Samspill.', isDismissed: false });
  expect((await admin.call(createTreatment, { body: file?.treatment ?? {} })).status).toBe(200);
  expect((await proposalsOf(admin, 'en')).proposals.map(({ name }) => name)).toEqual(['User accounts and access', 'Logs']);
});

test('a proposal uses the product where the company has it as software', async () => {
  const { admin } = await server.newCompany();
  const { softwareId } = await addedSoftware(admin, 'Samspill');
  const { proposals } = await proposalsOf(admin);
  expect(new Set(proposals.flatMap(({ treatment }) => treatment.softwareIds))).toEqual(new Set([softwareId]));
});

test('a proposal that does not fit is left out, and offered again', async () => {
  const { admin, person } = await server.newCompany();
  const leave = (who: Caller, isDismissed: boolean, proposalId = 'it/logs') =>
    who.call(dismissProposal, { body: { proposalId, isDismissed } });
  const leftOut = async () =>
    (await proposalsOf(admin)).proposals.filter(({ isDismissed }) => isDismissed).map(({ proposalId }) => proposalId);
  expect((await leave(admin, true)).status).toBe(200);
  expect((await leave(admin, true)).status).toBe(200);
  expect(await leftOut()).toEqual(['it/logs']);
  expect((await leave(admin, false)).status).toBe(200);
  expect(await leftOut()).toEqual([]);
  expect((await leave(admin, true, 'it/nothing')).codes).toEqual(['gdpr.NotFound']);
  expect((await leave(await person('hradmin'), true)).codes).toEqual(['gdpr.ForbiddenAccess']);
});

test('is told where the protocol says something else than what is done', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  await protocolOf(admin);
  const [file] = (await proposalsOf(admin)).proposals;
  const { json } = await admin.call(createTreatment, { body: { ...file?.treatment, dataCategories: ['identity'] } });
  const { treatmentId } = json['treatment'] as { treatmentId: string };
  const mail = '«Personalmappe» nevner ikke smtp.sendgrid.net. E-post fra Samspill går gjennom den.';
  expect((await proposalsOf(admin)).differences).toEqual([{ treatmentId, what: mail }]);
  await add(company, { salaryAmount: '500000', socialSecurityNumber: null, salaryAccountNumber: null, allergies: 'Nøtter' });
  const categories = '«Personalmappe» nevner ikke bank og lønn og helse. Det har dere i Samspill.';
  expect((await proposalsOf(admin)).differences.map(({ what }) => what)).toEqual([categories, mail]);
  const dataCategories = ['identity', 'health', 'bankAndPay'];
  const mended = { treatmentId, dataCategories, art9Basis: 'b', recipients: 'SendGrid sender e-posten' };
  expect((await admin.call(updateTreatment, { body: mended })).status).toBe(200);
  expect((await proposalsOf(admin)).differences).toEqual([]);
});
