import { expect, test } from 'vitest';
import { getDocument, updateDocument } from '#features/employment/contract/endpoints.ts';
import { publishDocument } from '#features/employment/contract/endpoints-life.ts';
import { documentOf, filledDocument } from '#features/employment/testing/given.ts';
import type { Caller } from '#testing/caller.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import { getSigningRequest } from '../contract/endpoints.ts';
import type { SigningRequest } from '../contract/entities.ts';
import { createSigningRequest } from '../contract/endpoints-create.ts';
import { publishAndSendDocument } from '../contract/endpoints-publish.ts';

const server = await testServer();

const recipients = [
  { name: 'Kari Leder', email: 'kari.leder@example.com', language: 'no' },
  { name: 'Ola Nordmann', email: 'ola@example.com', language: 'no' },
];
const terms = { recipients, isInOrder: true, signingMethod: 'link', dueDate: null };
const publishAndSend = (caller: Caller, documentId: string, more: object = {}) =>
  caller.call(publishAndSendDocument, { body: { documentId, terms: { ...terms, ...more } } });
const stateOf = async (caller: Caller, documentId: string) => documentOf(await caller.call(getDocument, { query: { documentId } })).state;

test('publishes a contract, does what was chosen and sends it, the employer first', async () => {
  const { admin } = await server.newCompany();
  const { documentId } = await filledDocument(admin);
  const sent = await publishAndSend(admin, documentId);
  expect([sent.status, sent.json['code'], typeof sent.json['signingRequestId']]).toEqual([200, null, 'string']);
  expect(await stateOf(admin, documentId)).toBe(3);
  const document = documentOf(await admin.call(getDocument, { query: { documentId } }));
  expect(document.finishing.map(({ step, isDone }) => [step, isDone])).toEqual([
    ['createPerson', true],
    ['invitePerson', true],
  ]);
  const { signingRequest } = (await admin.call(getSigningRequest, { query: { signingRequestId: sent.json['signingRequestId'] } })).json as {
    signingRequest: SigningRequest;
  };
  expect(signingRequest.recipients.map(({ companyUserId }) => companyUserId)).toEqual([null, document.companyUserId]);
  const told = (await server.mails()).map(({ to }) => to);
  expect([told.includes('kari.leder@example.com'), told.filter((to) => to === 'ola@example.com')]).toEqual([true, ['ola@example.com']]);
});

test('keeps a contract published that cannot be sent, and sends it later', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  await limitCompany(server, company, { signatureLimit: 0 });
  const { documentId } = await filledDocument(admin);
  const half = await publishAndSend(admin, documentId);
  expect([half.status, half.json['code'], half.json['signingRequestId']]).toEqual([207, 'signing.OutOfSignatures', null]);
  expect(half.codes).toEqual(['signing.OutOfSignatures']);
  expect(await stateOf(admin, documentId)).toBe(2);
  await limitCompany(server, company, { signatureLimit: 1 });
  const later = await admin.call(createSigningRequest, { body: { documentId, ...terms } });
  expect([later.status, await stateOf(admin, documentId)]).toEqual([200, 3]);
});

test('sends no other version than the one that was seen', async () => {
  const { admin } = await server.newCompany();
  const { documentId, version } = await filledDocument(admin);
  const send = (seen: number) => admin.call(publishAndSendDocument, { body: { documentId, version: seen, terms } });
  // Changed by another before it is published.
  expect((await send(version - 1)).codes).toEqual(['common.Conflict']);
  // Changed and published by another.
  await admin.call(updateDocument, { body: { documentId, variables: [{ key: 'salaryAmount', value: 700_000 }] } });
  const { json } = await admin.call(publishDocument, { body: { documentId } });
  const late = await send(version);
  expect([late.status, late.codes, await stateOf(admin, documentId)]).toEqual([409, ['common.Conflict'], 2]);
  expect((await send(documentOf({ json }).version)).status).toBe(200);
});

test('publishes nothing when the terms are wrong or the draft lacks something', async () => {
  const { admin } = await server.newCompany();
  const { documentId } = await filledDocument(admin);
  const past = await publishAndSend(admin, documentId, { dueDate: '2020-01-01' });
  expect([past.status, past.json['fieldErrors']]).toEqual([400, [{ path: 'dueDate', code: 'dateInPast' }]]);
  const [first] = recipients;
  const twice = await publishAndSend(admin, documentId, { recipients: [first, first] });
  expect([twice.status, twice.codes]).toEqual([400, ['signing.SamePerson']]);
  await admin.call(updateDocument, { body: { documentId, variables: [{ key: 'startDate', value: null }] } });
  expect((await publishAndSend(admin, documentId)).codes).toEqual(['documents.Unresolved']);
  expect(await stateOf(admin, documentId)).toBe(1);
});
