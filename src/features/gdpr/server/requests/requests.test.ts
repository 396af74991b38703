import { afterEach, describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import {
  closeSubjectRequest,
  createSubjectRequest,
  extendSubjectRequest,
  getSubjectRequests,
  reopenSubjectRequest,
  updateSubjectRequest,
  type SubjectRequest,
} from '../../contract/endpoints-requests.ts';
import { addedRequest } from '../../testing/given.ts';

const server = await testServer();
const usual = '2026-11-21T09:00:00Z';
afterEach(() => server.clock.set(usual));

const requestOf = ({ json }: { json: Record<string, unknown> }) => json['subjectRequest'] as SubjectRequest;
const listed = async (who: Caller) => (await who.call(getSubjectRequests)).json['subjectRequests'] as SubjectRequest[];
const change = (who: Caller, { subjectRequestId }: SubjectRequest, body: object) =>
  who.call(updateSubjectRequest, { body: { subjectRequestId, ...body } });
const close = (who: Caller, { subjectRequestId }: SubjectRequest, state = 'answered') =>
  who.call(closeSubjectRequest, { body: { subjectRequestId, state, text: 'Her er alt vi har om deg.' } });
const extend = (who: Caller, { subjectRequestId }: SubjectRequest, toldOn: string) =>
  who.call(extendSubjectRequest, { body: { subjectRequestId, reason: 'Opplysningene står i mange systemer.', toldOn } });
const reopen = (who: Caller, { subjectRequestId }: SubjectRequest, more: object = {}) =>
  who.call(reopenSubjectRequest, { body: { subjectRequestId, reason: 'Svaret gjaldt en annen', ...more } });
const checked = { identityCheckedOn: '2026-11-21', identityHow: 'Ringte nummeret vi hadde fra før' };
const nobody = '00000000-0000-4000-8000-000000000000';

describe('a request', () => {
  test('is registered with its last day, a month after it came', async () => {
    const { admin, person } = await server.newCompany();
    const { companyUserId: responsibleId } = await person('gdpr');
    const added = await addedRequest(admin, { responsibleId, description: 'Alt om meg', requesterContact: 'kari@example.no' });
    expect(added).toMatchObject({
      kind: 'access',
      state: 'open',
      requesterName: 'Kari Moe',
      requesterContact: 'kari@example.no',
      companyUserId: admin.companyUserId,
      description: 'Alt om meg',
      receivedOn: '2026-11-20',
      // The 20th of December is a Sunday.
      dueDate: '2026-12-21',
      firstDueDate: '2026-12-21',
      isOverdue: false,
      daysLeft: 30,
      extension: null,
      identity: null,
      answer: null,
      responsibleId,
      version: 1,
      permissions: { update: true, extend: true, askTakeout: true, releaseTakeout: false },
    });
    expect(added.responsible).toMatch(/\S+ \S+/);
    expect(await listed(admin)).toEqual([added]);
  });

  test('is late the day after its last day, and stands first then', async () => {
    const { admin } = await server.newCompany();
    const closed = await addedRequest(admin, { requesterName: 'Avsluttet', receivedOn: '2026-10-01' });
    await close(admin, closed, 'withdrawn');
    await addedRequest(admin, { requesterName: 'Senere' });
    // A month from the 21st of October is a Saturday: until Monday the 23rd.
    await addedRequest(admin, { requesterName: 'Snart', receivedOn: '2026-10-21' });
    await addedRequest(admin, { requesterName: 'For sent', receivedOn: '2026-10-20' });
    const rows = (await listed(admin)).map(({ requesterName, dueDate, isOverdue, daysLeft }) => [
      requesterName,
      dueDate,
      isOverdue,
      daysLeft,
    ]);
    expect(rows).toEqual([
      ['For sent', '2026-11-20', true, -1],
      ['Snart', '2026-11-23', false, 2],
      ['Senere', '2026-12-21', false, 30],
      ['Avsluttet', '2026-11-02', false, -19],
    ]);
  });

  test('is answered once it is known who asks, by whom that was checked, and never again', async () => {
    const { admin, person } = await server.newCompany();
    const adviser = await person('gdpr');
    const request = await addedRequest(adviser);
    expect((await close(adviser, request)).codes).toEqual(['gdpr.IdentityNotChecked']);
    const known = requestOf(await change(adviser, request, checked));
    expect(known.identity).toMatchObject({ checkedOn: '2026-11-21', how: checked.identityHow });
    // Somebody else who changes the request has not checked it again.
    const again = requestOf(await change(admin, request, { description: 'Alt om meg' }));
    expect(again.identity).toEqual(known.identity);
    const answered = requestOf(await close(adviser, request));
    expect(answered).toMatchObject({
      state: 'answered',
      answer: { answeredOn: '2026-11-21', text: 'Her er alt vi har om deg.' },
      version: 4,
    });
    expect(answered.permissions).toEqual({ update: false, extend: false, reopen: true, askTakeout: false, releaseTakeout: false });
    expect((await close(adviser, request)).codes).toEqual(['gdpr.NotOpen']);
    expect((await change(adviser, request, {})).codes).toEqual(['gdpr.NotOpen']);
    expect((await extend(adviser, request, '2026-11-21')).codes).toEqual(['gdpr.NotOpen']);
  });

  test.each([
    ['answered after its last day', '2026-10-01', 'answered', { dueDate: '2026-11-02', isOverdue: true }],
    ['withdrawn', '2026-10-21', 'withdrawn', { dueDate: '2026-11-23', isOverdue: false }],
    ['refused in time', '2026-10-21', 'refused', { dueDate: '2026-12-21', isOverdue: false }],
  ])('that was %s is due by what it was then, when it is opened again', async (_, receivedOn, state, due) => {
    const { admin } = await server.newCompany();
    const request = await addedRequest(admin, { receivedOn, ...checked });
    await close(admin, request, state);
    expect(requestOf(await reopen(admin, request))).toMatchObject({ state: 'open', ...due });
  });

  test('that is closed is opened again with a reason, keeps what was answered, and is answered anew', async () => {
    const { admin, person } = await server.newCompany();
    const request = await addedRequest(admin, { receivedOn: '2026-10-21', ...checked, identityCheckedOn: '2026-10-22' });
    expect((await reopen(admin, request)).codes).toEqual(['gdpr.NotClosed']);
    const closed = requestOf(await close(admin, request));
    expect(closed.permissions).toMatchObject({ update: false, reopen: true });
    expect((await reopen(await person('hradmin'), request)).codes).toEqual(['gdpr.ForbiddenAccess']);
    expect((await reopen(admin, request, { version: 1 })).codes).toEqual(['common.Conflict']);
    const reopened = requestOf(await reopen(admin, request));
    // A month from the day on which it was opened again, since it was answered in the first month, which ends on the 23rd of November.
    expect(reopened).toMatchObject({ state: 'open', answer: null, dueDate: '2026-12-21', isOverdue: false, version: closed.version + 1 });
    expect(reopened.reopenings).toEqual([
      {
        at: '2026-11-21T09:00:00.000Z',
        by: expect.stringMatching(/\S+ \S+/),
        reason: 'Svaret gjaldt en annen',
        state: 'answered',
        answeredOn: '2026-11-21',
        text: 'Her er alt vi har om deg.',
      },
    ]);
    expect(requestOf(await change(admin, request, { description: 'Rettet' })).description).toBe('Rettet');
    expect(requestOf(await close(admin, request, 'refused'))).toMatchObject({ state: 'refused', reopenings: [{ state: 'answered' }] });
  });

  test.each(['refused', 'withdrawn'])('may be %s without knowing who asks', async (state) => {
    const { admin } = await server.newCompany();
    expect(requestOf(await close(admin, await addedRequest(admin), state))).toMatchObject({ state, identity: null });
  });

  test('is extended once, to three months after it came', async () => {
    const { admin } = await server.newCompany();
    const request = await addedRequest(admin);
    const extended = requestOf(await extend(admin, request, '2026-11-21'));
    expect(extended).toMatchObject({
      dueDate: '2027-02-22',
      firstDueDate: '2026-12-21',
      extension: { extendedOn: '2026-11-21', reason: 'Opplysningene står i mange systemer.' },
      permissions: { extend: false },
    });
    expect((await extend(admin, request, '2026-11-21')).codes).toEqual(['gdpr.AlreadyExtended']);
  });

  test('is not extended after the first month, also when the person was told in it', async () => {
    const { admin } = await server.newCompany();
    const late = await addedRequest(admin, { receivedOn: '2026-10-20' });
    expect(late.permissions.extend).toBe(false);
    expect((await extend(admin, late, '2026-11-20')).codes).toEqual(['gdpr.TooLate']);
    // A month from the 21st of October is a Saturday: until Monday the 23rd.
    const request = await addedRequest(admin, { receivedOn: '2026-10-21' });
    expect((await extend(admin, request, '2026-10-20')).fields).toEqual({ toldOn: 'endBeforeStart' });
    expect((await extend(admin, request, '2026-11-22')).fields).toEqual({ toldOn: 'dateInFuture' });
    expect(requestOf(await extend(admin, request, '2026-11-20'))).toMatchObject({ dueDate: '2027-01-21', isOverdue: false });
  });

  test('refuses days that have not come, a check of who asks that is half or too early, and people who are not there', async () => {
    const { admin, person } = await server.newCompany();
    const request = await addedRequest(admin);
    const fields = async (body: object) => (await change(admin, request, body)).fields;
    expect(await fields({ receivedOn: '2026-11-22' })).toEqual({ receivedOn: 'dateInFuture' });
    expect(await fields({ receivedOn: '2017-12-31' })).toEqual({ receivedOn: 'dateTooEarly' });
    expect(await fields({ receivedOn: '2018-01-01' })).toEqual({});
    expect(await fields({ receivedOn: '2026-11-20' })).toEqual({});
    expect(await fields({ ...checked, identityCheckedOn: '2026-11-22' })).toEqual({ identityCheckedOn: 'dateInFuture' });
    expect(await fields({ ...checked, identityCheckedOn: '2026-11-19' })).toEqual({ identityCheckedOn: 'endBeforeStart' });
    expect(await fields({ identityCheckedOn: '2026-11-21' })).toEqual({ identityHow: 'required' });
    expect(await fields({ identityHow: 'Pass' })).toEqual({ identityCheckedOn: 'required' });
    expect((await change(admin, request, { companyUserId: nobody })).codes).toEqual(['gdpr.CouldNotFindUser']);
    const left = await person('employee', { state: 'inactive' });
    expect((await change(admin, request, { responsibleId: left.companyUserId })).codes).toEqual(['gdpr.CouldNotFindUser']);
    expect((await change(admin, request, { companyUserId: left.companyUserId })).status).toBe(200);
  });

  test('keeps a day that fits when its deadline was extended and when it was answered earlier', async () => {
    const { admin } = await server.newCompany();
    const receivedOn = async (request: SubjectRequest, day: string) => {
      const { codes, fields } = await change(admin, request, { receivedOn: day });
      return codes.length > 0 ? [codes, fields] : [];
    };
    const refused = [['gdpr.DayDoesNotFit'], { receivedOn: 'invalid' }];
    const extended = await addedRequest(admin, { receivedOn: '2026-10-25' });
    expect((await extend(admin, extended, '2026-11-20')).codes).toEqual([]);
    // A month from the 19th of October ends before the 20th of November.
    expect(await receivedOn(extended, '2026-10-19')).toEqual(refused);
    expect(await receivedOn(extended, '2026-11-21')).toEqual(refused);
    expect(await receivedOn(extended, '2026-11-20')).toEqual([]);
    server.clock.set('2026-11-20T20:00:00Z');
    const other = (await server.newCompany()).admin;
    const answered = await addedRequest(other, { receivedOn: '2026-10-21', ...checked, identityCheckedOn: '2026-11-20' });
    await close(other, answered);
    await reopen(other, answered);
    server.clock.set('2026-11-21T01:00:00Z');
    expect((await change(other, answered, { receivedOn: '2026-11-21' })).codes).toEqual(['gdpr.DayDoesNotFit']);
  });

  test('that somebody else changed is refused with what is stored', async () => {
    const { admin } = await server.newCompany();
    const request = await addedRequest(admin);
    await change(admin, request, { description: 'Nytt' });
    const stale = await change(admin, request, { description: 'Gammelt', version: 1 });
    expect([stale.status, stale.codes]).toEqual([409, ['common.Conflict']]);
    expect(stale.json['details']).toMatchObject({ subjectRequest: { description: 'Nytt', version: 2 } });
  });

  test('is read and not changed by those who may only look', async () => {
    const { admin, person } = await server.newCompany();
    const request = await addedRequest(admin);
    const reader = await person('hradmin');
    const { json } = await reader.call(getSubjectRequests);
    expect(json).toMatchObject({
      permissions: { create: false },
      subjectRequests: [{ permissions: { update: false, askTakeout: false } }],
    });
    const body = { kind: 'access', requesterName: 'Kari Moe', receivedOn: '2026-11-20' };
    expect((await reader.call(createSubjectRequest, { body })).codes).toEqual(['gdpr.ForbiddenAccess']);
    expect((await change(reader, request, {})).codes).toEqual(['gdpr.ForbiddenAccess']);
    expect((await close(reader, request)).codes).toEqual(['gdpr.ForbiddenAccess']);
    expect((await extend(reader, request, '2026-11-21')).codes).toEqual(['gdpr.ForbiddenAccess']);
  });
});
