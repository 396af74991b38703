import type { IncomingMessage } from 'node:http';
import { sql } from 'kysely';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { beginElectronicId, completeElectronicId, sendCode } from '../../contract/endpoints-recipient.ts';
import { sentRequest } from '../../testing/sent-request.ts';
import { signerOf, type Signer } from '../../testing/signer.ts';
import { readEvents } from '../store-events.ts';

// A provider that shares no code with our client: the client knows only issuer, client and secret.
const provider = new OAuth2Server();
const high = 'urn:example:high';
const person = { sub: 'subject-7', name: 'Kari Nordmann', acr: high, pid: '01019012345', birthdate: '1990-01-01' };
let claims: Record<string, unknown> = person;
await provider.issuer.keys.generate('RS256');
await provider.start(0, '127.0.0.1');
provider.service.on('beforeUserinfo', (response: { body: unknown }) => (response.body = claims));
provider.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => Object.assign(token.payload, claims));
afterAll(() => provider.stop());

const signingIdentity = {
  issuer: provider.issuer.url ?? '',
  clientId: 'signing',
  clientSecret: 'secret',
  acrValues: [high],
  name: 'BankID',
};
const server = await testServer({ signingIdentity });

beforeEach(() => {
  // A new window of tries, and tokens that are valid by the clock of the provider.
  server.clock.set(new Date().toISOString());
  claims = person;
});

async function asked() {
  const company = await server.newCompany();
  const request = await sentRequest(server, company, { method: 'electronicId' });
  return { company, ...request, signer: await signerOf(server, request.people[0].email) };
}

/** Goes to the provider and comes back with what it sends. */
async function away(signer: Signer): Promise<Record<string, string>> {
  const { status, json } = await signer.call(beginElectronicId);
  expect(status).toBe(200);
  const answer = await fetch(String(json['address']), { redirect: 'manual' });
  return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);
}

const back = (signer: Signer, answer: Record<string, string>) => signer.call(completeElectronicId, { body: answer });

describe('with an electronic ID', () => {
  test('a signer reads and signs, and subject, name and class are kept with the signature', async () => {
    const { signer, company, requestId } = await asked();
    expect(await signer.see()).toMatchObject({ isConfirmed: false, electronicIdName: 'BankID' });
    expect((await back(signer, await away(signer))).json['invitation']).toMatchObject({
      isConfirmed: true,
      document: { name: 'avtale.pdf' },
    });
    await signer.read();
    expect((await signer.sign()).status).toBe(200);
    const { rows } = await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`select identity_subject as subject, identity_name as name, identity_acr as acr, identity_issuer as issuer
        from signing_recipient where request_id = ${requestId}`.execute(tx),
    );
    expect(rows).toEqual([{ subject: 'subject-7', name: 'Kari Nordmann', acr: high, issuer: signingIdentity.issuer }]);
    const events = await server.database.forCompany(company.companyId, (own) => readEvents(own, requestId));
    expect(events.find(({ kind }) => kind === 'confirmed')).toMatchObject({ facts: { acr: high }, personal: { name: 'Kari Nordmann' } });
  });

  test('a national number is written nowhere, also when it is the subject', async () => {
    const { signer, company } = await asked();
    claims = { ...person, sub: person.pid };
    await back(signer, await away(signer));
    await signer.read();
    await signer.sign();
    const holding = await server.database.forCompany(company.companyId, async ({ tx }) => {
      const found = [];
      for (const table of ['signing_recipient', 'signing_confirmation', 'signing_event', 'audit_log'])
        found.push(...(await sql`select 1 from ${sql.table(table)} held where position(${person.pid} in held::text) > 0`.execute(tx)).rows);
      return found;
    });
    expect(holding).toEqual([]);
  });

  test('the class that the installation wants is asked for, and nothing less is taken', async () => {
    const { signer } = await asked();
    const { json } = await signer.call(beginElectronicId);
    expect(new URL(String(json['address'])).searchParams.get('acr_values')).toBe(high);
    for (const acr of ['urn:example:low', undefined]) {
      claims = { ...person, acr };
      expect((await back(signer, await away(signer))).codes).toEqual(['signing.ElectronicIdFailed']);
    }
    expect((await signer.see()).isConfirmed).toBe(false);
  });

  test('the name may be given by the other page of claims', async () => {
    const { signer, company, requestId } = await asked();
    const { name: _name, ...tokenClaims } = person;
    claims = tokenClaims;
    provider.service.once('beforeUserinfo', (response: { body: unknown }) => (response.body = { sub: person.sub, name: 'Kari N.' }));
    expect((await back(signer, await away(signer))).status).toBe(200);
    const events = await server.database.forCompany(company.companyId, (own) => readEvents(own, requestId));
    expect(events.at(-1)?.personal).toEqual({ name: 'Kari N.' });
  });
});

describe('what the provider sent back is good', () => {
  test('only in the browser that went there', async () => {
    const { signer, people } = await asked();
    const answer = await away(signer);
    const elsewhere = await signerOf(server, people[0].email);
    expect((await back(elsewhere, answer)).codes).toEqual(['signing.ElectronicIdFailed']);
    expect((await back(signer, answer)).status).toBe(200);
  });

  test('only for the request that it was asked for', async () => {
    const [one, other] = [await asked(), await asked()];
    const answer = await away(one.signer);
    const secretOfOther = { ...answer, secret: other.signer.secret };
    expect((await one.signer.call(completeElectronicId, { body: secretOfOther })).codes).toEqual(['signing.ElectronicIdFailed']);
  });

  test('only once, and only with its state', async () => {
    const { signer } = await asked();
    const answer = await away(signer);
    expect((await back(signer, { ...answer, state: 'another' })).codes).toEqual(['signing.ElectronicIdFailed']);
    expect((await back(signer, answer)).status).toBe(200);
    expect((await back(signer, answer)).codes).toEqual(['signing.ElectronicIdFailed']);
  });

  test('for a quarter of an hour', async () => {
    const { signer } = await asked();
    const answer = await away(signer);
    server.clock.advance(15 * 60_000);
    expect((await back(signer, answer)).codes).toEqual(['signing.ElectronicIdFailed']);
  });

  test('not when its token is not for us', async () => {
    const { signer } = await asked();
    claims = { ...person, aud: 'another client' };
    expect((await back(signer, await away(signer))).codes).toEqual(['signing.ElectronicIdFailed']);
  });
});

test('a code does not stand in the place of an electronic ID', async () => {
  const { signer } = await asked();
  expect((await signer.call(sendCode)).codes).toEqual(['signing.NoCodeNeeded']);
});

test('a provider that does not answer is said to be unavailable', async () => {
  const { signer } = await asked();
  const answer = await away(signer);
  provider.service.once('beforeResponse', (response: { statusCode: number; body: unknown }, _request: IncomingMessage) => {
    response.statusCode = 503;
    response.body = {};
  });
  const { status, codes } = await back(signer, answer);
  expect([status, codes]).toEqual([503, ['signing.ElectronicIdUnavailable']]);
});
