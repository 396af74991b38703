import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import { deleteCompanyUser, deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { addPerson } from '#testing/people-of.ts';
import { testServer } from '#testing/server.ts';
import { updateProtocol } from '../../contract/endpoints-protocol.ts';
import {
  askTakeout,
  closeSubjectRequest,
  getSubjectRequests,
  releaseTakeout,
  reopenSubjectRequest,
  updateSubjectRequest,
  type SubjectRequest,
} from '../../contract/endpoints-requests.ts';
import { addedRequest, protocolOf } from '../../testing/given.ts';
import { notifyOfRequests } from './notify-requests.ts';

const server = await testServer();
const ask = (who: Caller, { subjectRequestId }: SubjectRequest) => who.call(askTakeout, { body: { subjectRequestId } });
const release = (who: Caller, { subjectRequestId }: SubjectRequest) => who.call(releaseTakeout, { body: { subjectRequestId } });
const reopen = (who: Caller, { subjectRequestId }: SubjectRequest, reason: string) =>
  who.call(reopenSubjectRequest, { body: { subjectRequestId, reason } });
const requestOf = ({ json }: { json: Record<string, unknown> }) => json['subjectRequest'] as SubjectRequest;
const told = async (who: Caller) =>
  ((await who.call(getUserNotifications, { query: { type: 7 } })).json['userNotifications'] as { sentence: string; target: unknown }[]).map(
    ({ target }) => target,
  );

/** It was checked who asks, without which nothing is released. */
const checked = { identityCheckedOn: '2026-11-21', identityHow: 'Logget inn' };

describe('the takeout of somebody who asks', () => {
  test('is asked for by the adviser and released by an administrator to the person', async () => {
    const { admin, person } = await server.newCompany();
    const [adviser, employee] = [await person('gdpr'), await person('employee')];
    const request = await addedRequest(adviser, { companyUserId: employee.companyUserId, ...checked });
    expect((await release(admin, request)).codes).toEqual(['gdpr.NotAsked']);
    const asked = requestOf(await ask(adviser, request));
    expect(asked.permissions).toMatchObject({ askTakeout: false, releaseTakeout: false });
    expect([asked.takeoutAskedBy, asked.takeoutReleasedAt]).toEqual([expect.stringMatching(/\S+ \S+/), null]);
    expect(await told(admin)).toEqual([{ path: '/gdpr/subject-requests', query: { request: request.subjectRequestId } }]);
    expect((await release(adviser, request)).status).toBe(403);
    const released = requestOf(await release(admin, request));
    expect(released.takeoutReleasedAt).toBe('2026-11-21T09:00:00.000Z');
    expect(await told(employee)).toEqual([{ path: '/my-settings', query: {} }]);
    // Again: nobody is told twice.
    expect(requestOf(await release(admin, request)).version).toBe(released.version);
  });

  test('is told by mail to somebody who has left, with the way to their own settings', async () => {
    const { admin, companyId, person } = await server.newCompany();
    const [adviser, employee] = [await person('gdpr'), await person('employee')];
    await admin.call(deactivateCompanyUser, { body: { companyUserId: employee.companyUserId } });
    const request = await addedRequest(adviser, { companyUserId: employee.companyUserId, ...checked });
    await ask(adviser, request);
    const mailed = async () => (await server.mails()).filter(({ to }) => to === `${employee.accountId}@example.no`);
    expect(await mailed()).toEqual([]);
    expect(requestOf(await release(admin, request)).takeoutReleasedAt).not.toBeNull();
    await release(admin, request);
    expect(await mailed()).toMatchObject([
      {
        subject: 'Personopplysningene dine fra Fjord og Fjell AS er klare',
        text: expect.stringContaining(`/no/my-settings?companyId=${companyId}`),
      },
    ]);
  });

  test('is said to reach nobody who has no account', async () => {
    const company = await server.newCompany();
    const { admin, person } = company;
    const [adviser, employee] = [await person('gdpr'), await person('employee')];
    const isTold = async (companyUserId: string | undefined) => {
      const request = await addedRequest(adviser, { companyUserId, ...checked });
      await ask(adviser, request);
      return (await release(admin, request)).json['isTold'];
    };
    const left = await addPerson(server, company, { state: 'inactive' });
    const here = await addPerson(server, company);
    expect([await isTold(employee.companyUserId), await isTold(left), await isTold(here)]).toEqual([true, false, false]);
  });

  test('is released by another than who asked for it, where there is another', async () => {
    const { admin, person } = await server.newCompany();
    const request = await addedRequest(admin, checked);
    await ask(admin, request);
    expect(requestOf(await release(admin, request)).takeoutReleasedAt).not.toBeNull();
    const reader = await person('hradmin');
    const next = await addedRequest(admin, checked);
    expect(requestOf(await ask(admin, next)).permissions.releaseTakeout).toBe(false);
    expect((await release(admin, next)).codes).toEqual(['gdpr.SomebodyElseReleases']);
    expect((await reader.call(getSubjectRequests)).json['subjectRequests']).toContainEqual(
      expect.objectContaining({ subjectRequestId: next.subjectRequestId, permissions: expect.objectContaining({ releaseTakeout: true }) }),
    );
    expect(requestOf(await release(reader, next)).takeoutReleasedBy).toMatch(/\S+ \S+/);
  });

  test('waits for nobody who cannot sign in, and is released by who asked when nobody else can', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const request = await addedRequest(admin, checked);
    await addPerson(server, company, { role: 'hradmin' });
    expect(requestOf(await ask(admin, request)).permissions.releaseTakeout).toBe(true);
    expect(requestOf(await release(admin, request)).takeoutReleasedAt).not.toBeNull();
  });

  test.each(['rectification', 'erasure', 'restriction', 'objection'])('is not asked for by a request of another kind: %s', async (kind) => {
    const { admin } = await server.newCompany();
    const request = await addedRequest(admin, { kind, ...checked });
    expect(request.permissions.askTakeout).toBe(false);
    expect((await ask(admin, request)).codes).toEqual(['gdpr.NoTakeout']);
    expect(await told(admin)).toEqual([]);
  });

  test('is not released before it is known who asks', async () => {
    const { admin } = await server.newCompany();
    const request = await addedRequest(admin);
    expect(requestOf(await ask(admin, request)).permissions.releaseTakeout).toBe(false);
    expect((await release(admin, request)).codes).toEqual(['gdpr.IdentityNotChecked']);
    await admin.call(updateSubjectRequest, { body: { subjectRequestId: request.subjectRequestId, ...checked } });
    expect((await release(admin, request)).status).toBe(200);
  });

  test('is asked for anew when the request is about another person or another right, and the check is made anew', async () => {
    const { admin, person } = await server.newCompany();
    const [adviser, employee, other] = [await person('gdpr'), await person('employee'), await person('employee')];
    const request = await addedRequest(adviser, { companyUserId: employee.companyUserId, ...checked });
    const change = (body: object) => adviser.call(updateSubjectRequest, { body: { subjectRequestId: request.subjectRequestId, ...body } });
    await ask(adviser, request);
    // As the form sends it: with the check of the former person.
    const changed = await change({ companyUserId: other.companyUserId, ...checked });
    expect(requestOf(changed)).toMatchObject({
      identity: null,
      takeoutAskedAt: null,
      takeoutAskedBy: null,
      permissions: { askTakeout: true },
    });
    expect((await release(admin, request)).codes).toEqual(['gdpr.NotAsked']);
    server.clock.advance(1000);
    await ask(adviser, request);
    expect((await release(admin, request)).codes).toEqual(['gdpr.IdentityNotChecked']);
    expect(await told(admin)).toHaveLength(2);
    await change({ ...checked, identityHow: 'Ringt opp' });
    expect(requestOf(await change({ kind: 'portability' }))).toMatchObject({ takeoutAskedAt: null, identity: { how: 'Ringt opp' } });
    await ask(adviser, request);
    expect((await release(admin, request)).status).toBe(200);
    const late = await change({ kind: 'access', companyUserId: employee.companyUserId });
    expect([late.codes, late.fields]).toEqual([['gdpr.AlreadyReleased'], { kind: 'invalid', companyUserId: 'invalid' }]);
    expect((await change({ description: 'Alt', companyUserId: other.companyUserId })).codes).toEqual([]);
  });

  test('needs a person of the company, and an open request', async () => {
    const { admin } = await server.newCompany();
    const stranger = await addedRequest(admin, { companyUserId: null });
    expect((await ask(admin, stranger)).codes).toEqual(['gdpr.NoPerson']);
    expect((await release(admin, stranger)).codes).toEqual(['gdpr.NoPerson']);
    await admin.call(closeSubjectRequest, { body: { subjectRequestId: stranger.subjectRequestId, state: 'withdrawn', text: 'Trukket' } });
    expect((await ask(admin, stranger)).codes).toEqual(['gdpr.NotOpen']);
    expect((await release(admin, stranger)).codes).toEqual(['gdpr.NotOpen']);
  });
});

test('a request of somebody who is erased keeps how it was answered and not who asked', async () => {
  const { admin, person } = await server.newCompany();
  const employee = await person('employee');
  const closed = await addedRequest(admin, { companyUserId: employee.companyUserId, requesterContact: 'kari@example.no' });
  await admin.call(closeSubjectRequest, {
    body: { subjectRequestId: closed.subjectRequestId, state: 'refused', text: 'Kari fikk svar i går' },
  });
  await reopen(admin, closed, 'Kari ringte');
  await admin.call(closeSubjectRequest, {
    body: { subjectRequestId: closed.subjectRequestId, state: 'refused', text: 'Kari fikk et nytt svar' },
  });
  const open = await addedRequest(admin, { companyUserId: employee.companyUserId, kind: 'erasure' });
  await admin.call(deactivateCompanyUser, { body: { companyUserId: employee.companyUserId } });
  expect((await admin.call(deleteCompanyUser, { body: { companyUserId: employee.companyUserId } })).status).toBe(200);
  const rows = (await admin.call(getSubjectRequests)).json['subjectRequests'] as SubjectRequest[];
  expect(rows.find(({ subjectRequestId }) => subjectRequestId === closed.subjectRequestId)).toMatchObject({
    companyUserId: null,
    requesterName: '',
    requesterContact: '',
    state: 'refused',
    answer: { answeredOn: '2026-11-21', text: '' },
    reopenings: [{ reason: '', text: '' }],
    permissions: { reopen: false },
  });
  expect((await reopen(admin, closed, 'Igjen')).codes).toEqual(['gdpr.NotOpen']);
  // Until the open one is answered, one must know whom to answer.
  expect(rows.find(({ subjectRequestId }) => subjectRequestId === open.subjectRequestId)).toMatchObject({
    companyUserId: null,
    requesterName: 'Kari Moe',
  });
});

test('whoever is responsible is reminded before the last day and after it, in the morning and once', async () => {
  // The 24th, at six in the morning in Norway.
  server.clock.advance(68 * 3_600_000);
  const { admin, person, companyId } = await server.newCompany();
  const adviser = await person('gdpr');
  const own = { responsibleId: adviser.companyUserId };
  const last = await addedRequest(admin, { ...own, receivedOn: '2026-10-24' });
  const late = await addedRequest(admin, { ...own, receivedOn: '2026-10-23' });
  await addedRequest(admin, { ...own, receivedOn: '2026-10-26' });
  const tell = () => server.database.forCompany(companyId, (company) => notifyOfRequests(company, server.services));
  await tell();
  expect(await told(adviser)).toHaveLength(0);
  server.clock.advance(3_600_000);
  await tell();
  await tell();
  const pages = [last, late].map(({ subjectRequestId }) => ({ path: '/gdpr/subject-requests', query: { request: subjectRequestId } }));
  expect(await told(adviser)).toHaveLength(2);
  expect(await told(adviser)).toEqual(expect.arrayContaining(pages));
  expect(await told(admin)).toHaveLength(0);
  const { json } = await adviser.call(getUserNotifications, { query: { type: 7 } });
  const said = JSON.stringify(json['userNotifications']);
  expect(said).toContain('må besvares i dag');
  expect(said).toContain('skulle vært besvart innen 23. november');
});

test('a responsible person whose access has ended is told nothing; those who keep the area are told instead', async () => {
  const { admin, companyId, person } = await server.newCompany();
  const adviser = await person('gdpr');
  await addedRequest(adviser, { responsibleId: adviser.companyUserId, receivedOn: '2026-10-23' });
  await addedRequest(adviser, { receivedOn: '2026-10-22' });
  const { protocolId } = await protocolOf(admin);
  await admin.call(updateProtocol, { body: { protocolId, responsible: adviser.companyUserId } });
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company_user set account_id = null, has_access = false where company_id = ${companyId} and id = ${adviser.companyUserId}::uuid`.execute(
      tx,
    ),
  );
  server.clock.advance(3_600_000);
  await server.database.forCompany(companyId, (company) => notifyOfRequests(company, server.services));
  expect(await told(admin)).toHaveLength(2);
});

test('a responsible person without access to the area is told, and those who keep it', async () => {
  const { admin, companyId, person } = await server.newCompany();
  const clerk = await person('employee');
  await addedRequest(admin, { responsibleId: clerk.companyUserId, receivedOn: '2026-10-23' });
  server.clock.advance(3_600_000);
  await server.database.forCompany(companyId, (company) => notifyOfRequests(company, server.services));
  expect([await told(clerk), await told(admin)]).toMatchObject([[{}], [{}]]);
});
