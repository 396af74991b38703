import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { jobKinds } from '#kernel/server/jobs.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { extendSignatureDueDate, updateSigningRecipientInvitationEmail } from '../contract/endpoints-life.ts';
import { signDocument } from '../contract/endpoints-recipient.ts';
import { sentRequest } from '../testing/sent-request.ts';
import { signerOf } from '../testing/signer.ts';

const server = await testServer();
const usual = '2026-11-21T09:00:00Z';
afterEach(() => server.clock.set(usual));

const expire = async () => server.services.registers.of(jobKinds).get('signing.expire')?.run(server.services, {});
const statusOf = async ({ companyId }: TestCompany, requestId: string) => {
  const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
    sql<{ status: string }>`select status from signing_request where id = ${requestId}::uuid`.execute(tx),
  );
  return rows[0]?.status;
};
const liveIn = ({ companyId }: TestCompany, timeZone: string) =>
  server.database.forCompany(companyId, ({ tx }) =>
    sql`update company set time_zone = ${timeZone} where company_id = ${companyId}`.execute(tx),
  );

describe('a due date', () => {
  test.each([
    ['in winter', 'Europe/Oslo', '2027-01-10', '2027-01-10T23:00:00Z'],
    ['on the day summer time begins', 'Europe/Oslo', '2027-03-28', '2027-03-28T22:00:00Z'],
    ['on the day it ends', 'Europe/Oslo', '2027-10-31', '2027-10-31T23:00:00Z'],
    ['west of here', 'America/New_York', '2027-01-10', '2027-01-11T05:00:00Z'],
    ['in the far east', 'Pacific/Auckland', '2027-01-10', '2027-01-10T11:00:00Z'],
  ])('ends with its day %s', async (_case, timeZone, dueDate, end) => {
    const company = await server.newCompany();
    await liveIn(company, timeZone);
    const { requestId } = await sentRequest(server, company, { dueDate });
    server.clock.set(new Date(Date.parse(end) - 1000).toISOString());
    await expire();
    expect(await statusOf(company, requestId)).toBe('InProgress');
    server.clock.set(end);
    await expire();
    expect(await statusOf(company, requestId)).toBe('Expired');
  });

  test('takes no signature once its day has ended, also before anything has marked it as expired', async () => {
    const company = await server.newCompany();
    await liveIn(company, 'America/New_York');
    const { people, requestId } = await sentRequest(server, company, { dueDate: '2026-11-21' });
    const signer = await signerOf(server, people[0].email);
    server.clock.set('2026-11-22T04:59:00Z');
    await signer.read();
    expect((await signer.see()).state).toBe('open');
    const { consent } = await signer.see();
    server.clock.set('2026-11-22T05:00:00Z');
    expect((await signer.see()).state).toBe('expired');
    const late = await signer.call(signDocument, { body: { signature: { kind: 'typed', name: 'Kari Nordmann' }, consent } });
    expect([late.status, late.codes, late.json['details']]).toEqual([409, ['signing.NotOpen'], { state: 'expired' }]);
    expect((await signer.reject()).codes).toEqual(['signing.NotOpen']);
    expect(await statusOf(company, requestId)).toBe('InProgress');
  });

  test('that is moved after it has passed leaves no link behind that ends, but those that were replaced', async () => {
    const company = await server.newCompany();
    const { people, requestId } = await sentRequest(server, company, { people: [{}, {}], dueDate: '2026-11-21' });
    const [signed, other] = people;
    const links = [await signerOf(server, signed.email), await signerOf(server, other?.email ?? '')] as const;
    await links[0].read();
    await links[0].sign();
    server.clock.set('2026-11-22T09:00:00Z');
    await expire();
    expect(await links[0].see()).toMatchObject({ state: 'signed', mayBeExtended: true });
    const admin = await company.person('systemadmin');
    const body = { signingRequestId: requestId, extendedDueDate: '2027-03-01' };
    expect((await admin.call(extendSignatureDueDate, { body })).codes).toEqual([]);
    const corrected = { signingRequestId: requestId, recipientId: other?.recipientId, email: 'ny.adresse@example.no' };
    expect((await admin.call(updateSigningRecipientInvitationEmail, { body: corrected })).codes).toEqual([]);
    server.clock.set('2027-01-22T09:00:00Z');
    expect((await links[0].see()).state).toBe('signed');
    expect(await links[1].see()).toBeUndefined();
  });

  test('that cannot be dealt with keeps no other from it', async () => {
    const [broken, fine] = [await server.newCompany(), await server.newCompany()];
    const first = await sentRequest(server, broken, { dueDate: '2026-11-21' });
    const second = await sentRequest(server, fine, { dueDate: '2026-11-21' });
    // A status that its people cannot have.
    await server.database.forCompany(broken.companyId, ({ tx }) =>
      sql`update signing_recipient set status = 'Rejected' where request_id = ${first.requestId}::uuid`.execute(tx),
    );
    server.clock.set('2026-11-22T09:00:00Z');
    await expire();
    expect([await statusOf(broken, first.requestId), await statusOf(fine, second.requestId)]).toEqual(['InProgress', 'Expired']);
  });
});
