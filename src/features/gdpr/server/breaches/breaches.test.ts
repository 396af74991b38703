import { describe, expect, test } from 'vitest';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import {
  addBreachEvent,
  closeBreach,
  createBreach,
  getBreaches,
  getBreachNotice,
  reopenBreach,
  updateBreach,
  type Breach,
} from '../../contract/endpoints-breaches.ts';
import { updateProtocol } from '../../contract/endpoints-protocol.ts';
import { deleteTreatment } from '../../contract/endpoints-treatments.ts';
import { addedBreach, addedTreatment, protocolOf, validStatement } from '../../testing/given.ts';
import { notifyOfBreaches } from './notify-breaches.ts';

const server = await testServer();
const breachOf = ({ json }: { json: Record<string, unknown> }) => json['breach'] as Breach;
const listed = async (who: Caller) => (await who.call(getBreaches)).json['breaches'] as Breach[];
const change = (who: Caller, { breachId }: Pick<Breach, 'breachId'>, body: object) =>
  who.call(updateBreach, { body: { breachId, ...body } });
const close = (who: Caller, { breachId }: Breach) => who.call(closeBreach, { body: { breachId } });
const reopen = (who: Caller, { breachId }: Breach) => who.call(reopenBreach, { body: { breachId, reason: 'Flere var berørt' } });
const nobody = '00000000-0000-4000-8000-000000000000';
const none = { risk: 'none', riskReason: 'Disken var kryptert og nøkkelen er ikke på avveie' };

describe('a breach', () => {
  test('is kept with the end of its hours, counted from awareness', async () => {
    const { admin } = await server.newCompany();
    const { treatmentId, treatmentName } = await addedTreatment(admin);
    const added = await addedBreach(admin, {
      kinds: ['confidentiality', 'confidentiality'],
      treatmentIds: [treatmentId],
      happenedFrom: '2026-11-18T08:00:00+01:00',
    });
    expect(added).toMatchObject({
      title: 'Tapt bærbar PC',
      state: 'open',
      kinds: ['confidentiality'],
      awareAt: '2026-11-20T15:00:00.000Z',
      notifyBy: '2026-11-23T15:00:00.000Z',
      happenedFrom: '2026-11-18T07:00:00.000Z',
      isLate: false,
      risk: null,
      mustNotifyAuthority: false,
      mustTellPeople: false,
      treatments: [{ treatmentId, treatmentName }],
      events: [],
      permissions: { update: true, addEvent: true },
      version: 1,
    });
    expect(await listed(admin)).toEqual([added]);
  });

  test('says who must be told by the risk', async () => {
    const { admin } = await server.newCompany();
    const breach = await addedBreach(admin);
    const duties = async (body: object) => {
      const { mustNotifyAuthority, mustTellPeople } = breachOf(await change(admin, breach, body));
      return [mustNotifyAuthority, mustTellPeople];
    };
    expect(await duties({ risk: 'none' })).toEqual([false, false]);
    expect(await duties({ risk: 'risk' })).toEqual([true, false]);
    expect(await duties({ risk: 'high' })).toEqual([true, true]);
    expect(await duties({ peopleException: 'averted' })).toEqual([true, false]);
  });

  test('is told of after the hours only with reasons', async () => {
    const { admin } = await server.newCompany();
    const breach = await addedBreach(admin, { awareAt: '2026-11-18T09:00:00+01:00' });
    expect(breach.isLate).toBe(true);
    const notified = { risk: 'risk', riskReason: 'Navn og lønn', authorityNotifiedAt: '2026-11-21T09:00:01+01:00' };
    expect((await change(admin, breach, notified)).codes).toEqual(['gdpr.ReasonNeeded']);
    const added = { title: 'Tapt PC', awareAt: '2026-11-18T09:00:00+01:00', ...notified };
    expect((await admin.call(createBreach, { body: added })).codes).toEqual(['gdpr.ReasonNeeded']);
    expect(breachOf(await change(admin, breach, { ...notified, lateReason: 'Omfanget var ukjent' }))).toMatchObject({ isLate: true });
    expect(breachOf(await change(admin, breach, { authorityNotifiedAt: '2026-11-21T09:00:00+01:00' }))).toMatchObject({ isLate: false });
  });

  test('is closed when everybody is told who must be, and not changed afterwards', async () => {
    const { admin } = await server.newCompany();
    const breach = await addedBreach(admin);
    expect((await close(admin, breach)).codes).toEqual(['gdpr.NotAssessed']);
    await change(admin, breach, { risk: 'high', riskReason: 'Helseopplysninger' });
    expect((await close(admin, breach)).codes).toEqual(['gdpr.NotNotified']);
    await change(admin, breach, { authorityNotifiedAt: '2026-11-21T09:00:00+01:00' });
    expect((await close(admin, breach)).codes).toEqual(['gdpr.NotNotified']);
    await change(admin, breach, { peopleException: 'publicNotice' });
    expect((await close(admin, breach)).codes).toEqual(['gdpr.ReasonNeeded']);
    await change(admin, breach, { peopleReason: 'Vi mangler adressene' });
    const closed = breachOf(await close(admin, breach));
    expect(closed).toMatchObject({ state: 'closed', closedAt: '2026-11-21T09:00:00.000Z', permissions: { update: false, addEvent: true } });
    expect((await change(admin, breach, { title: 'Noe annet' })).codes).toEqual(['gdpr.NotOpen']);
    expect((await close(admin, breach)).codes).toEqual(['gdpr.NotOpen']);
  });

  test('is not closed before its facts, effects and measures are written', async () => {
    const { admin } = await server.newCompany();
    const breach = await addedBreach(admin, { ...none, description: '', measures: ' ' });
    const refused = await close(admin, breach);
    expect([refused.codes, refused.fields]).toEqual([['gdpr.NotDocumented'], { description: 'required', measures: 'required' }]);
    await change(admin, breach, { description: 'En PC er borte', measures: 'Sperret' });
    expect(breachOf(await close(admin, breach)).state).toBe('closed');
  });

  test('that is closed is opened again with a reason, which its timeline keeps, and corrected', async () => {
    const { admin, person } = await server.newCompany();
    const breach = await addedBreach(admin, none);
    expect((await reopen(admin, breach)).codes).toEqual(['gdpr.NotClosed']);
    await close(admin, breach);
    expect((await reopen(await person('hradmin'), breach)).codes).toEqual(['gdpr.ForbiddenAccess']);
    const reopened = breachOf(await reopen(admin, breach));
    expect(reopened).toMatchObject({ state: 'open', closedAt: null, permissions: { update: true, reopen: false } });
    expect(reopened.events).toMatchObject([
      { kind: 'closed', at: '2026-11-21T09:00:00.000Z', text: '', by: null },
      { kind: 'reopened', at: '2026-11-21T09:00:00.000Z', text: 'Flere var berørt', by: expect.stringMatching(/\S+ \S+/) },
    ]);
    expect(breachOf(await change(admin, breach, { subjects: 40 })).subjects).toBe(40);
    expect(breachOf(await close(admin, breach)).state).toBe('closed');
  });

  test('without a risk is kept too, with the reason', async () => {
    const { admin } = await server.newCompany();
    const breach = await addedBreach(admin, { ...none, riskReason: '' });
    expect((await close(admin, breach)).codes).toEqual(['gdpr.ReasonNeeded']);
    await change(admin, breach, none);
    expect(breachOf(await close(admin, breach))).toMatchObject({ state: 'closed', authorityNotifiedAt: null, ...none });
  });

  test('stands after those whose hours end before, and before those that are closed', async () => {
    const { admin } = await server.newCompany();
    await close(admin, await addedBreach(admin, { title: 'Avsluttet', ...none, awareAt: '2026-11-10T10:00:00Z' }));
    await addedBreach(admin, { title: 'Ny', awareAt: '2026-11-21T08:00:00Z' });
    await addedBreach(admin, { title: 'Haster', awareAt: '2026-11-19T08:00:00Z' });
    expect((await listed(admin)).map(({ title }) => title)).toEqual(['Haster', 'Ny', 'Avsluttet']);
  });

  test('refuses moments that have not come or are out of order, and treatments that are not there', async () => {
    const { admin } = await server.newCompany();
    const breach = await addedBreach(admin);
    const fields = async (body: object) => (await change(admin, breach, body)).fields;
    expect(await fields({ awareAt: '2026-11-21T09:00:01Z' })).toEqual({ awareAt: 'dateInFuture' });
    expect(await fields({ awareAt: '2017-12-31T23:59:59Z' })).toEqual({ awareAt: 'dateTooEarly' });
    expect(await fields({ happenedFrom: '2026-11-20T15:00:01Z' })).toEqual({ awareAt: 'endBeforeStart' });
    expect(await fields({ authorityNotifiedAt: '2026-11-20T14:59:59Z' })).toEqual({ authorityNotifiedAt: 'endBeforeStart' });
    expect(await fields({ peopleToldAt: '2026-11-21T09:00:01Z' })).toEqual({ peopleToldAt: 'dateInFuture' });
    expect((await change(admin, breach, { treatmentIds: [nobody] })).codes).toEqual(['gdpr.TreatmentNotFound']);
  });

  test('outlives its treatments', async () => {
    const { admin } = await server.newCompany();
    const { treatmentId, key } = await addedTreatment(admin);
    const breach = await addedBreach(admin, { treatmentIds: [treatmentId] });
    await admin.call(deleteTreatment, { body: { treatmentId, key } });
    expect(breachOf(await change(admin, breach, { title: 'Tapt PC' }))).toMatchObject({
      title: 'Tapt PC',
      treatments: [],
      treatmentIds: [],
    });
  });

  test('that somebody else changed is refused with what is stored', async () => {
    const { admin } = await server.newCompany();
    const breach = await addedBreach(admin);
    await change(admin, breach, { title: 'Nytt' });
    const stale = await change(admin, breach, { title: 'Gammelt', version: 1 });
    expect([stale.status, stale.codes]).toEqual([409, ['common.Conflict']]);
    expect(stale.json['details']).toMatchObject({ breach: { title: 'Nytt', version: 2 } });
  });

  test('is read and not changed by those who may only look', async () => {
    const { admin, person } = await server.newCompany();
    const breach = await addedBreach(admin);
    const reader = await person('hradmin');
    const { breachId } = breach;
    const refused = ['gdpr.ForbiddenAccess'];
    const body = { title: 'Tapt PC', awareAt: '2026-11-20T15:00:00Z' };
    expect((await reader.call(getBreaches)).json).toMatchObject({
      permissions: { update: false },
      breaches: [{ permissions: { update: false, addEvent: false } }],
    });
    expect((await reader.call(createBreach, { body })).codes).toEqual(refused);
    expect((await change(reader, breach, {})).codes).toEqual(refused);
    expect((await close(reader, breach)).codes).toEqual(refused);
    expect((await reader.call(addBreachEvent, { body: { breachId, at: body.awareAt, text: 'Sperret' } })).codes).toEqual(refused);
    expect((await reader.call(getBreachNotice, { query: { breachId, to: 'people' } })).status).toBe(200);
  });
});

test('the timeline only grows, also after the breach is closed, in the order of what happened', async () => {
  const { admin, companyId } = await server.newCompany();
  const breach = await addedBreach(admin, none);
  const add = (at: string, text: string) => admin.call(addBreachEvent, { body: { breachId: breach.breachId, at, text } });
  await add('2026-11-20T16:00:00Z', 'Kontoen er sperret');
  await close(admin, breach);
  const { events } = breachOf(await add('2026-11-20T15:30:00Z', 'Vakten ringte'));
  expect(events.map(({ at, text }) => [at, text])).toEqual([
    ['2026-11-20T15:30:00.000Z', 'Vakten ringte'],
    ['2026-11-20T16:00:00.000Z', 'Kontoen er sperret'],
  ]);
  expect(events[0]?.by).toMatch(/\S+ \S+/);
  expect((await add('2026-11-21T09:00:01Z', 'Senere')).fields).toEqual({ at: 'dateInFuture' });
  const rewrite = server.database.forCompany(companyId, ({ tx }) =>
    tx
      .updateTable('gdpr_breach_event' as never)
      .set({ text: 'Noe annet' } as never)
      .execute(),
  );
  await expect(rewrite).rejects.toThrow('a line of a breach never changes');
});

test('a notice says what is known in both languages, and names what is missing', async () => {
  const { admin } = await server.newCompany('Fjord og Fjell AS');
  await validStatement(admin);
  const breach = await addedBreach(admin, {
    description: '',
    measures: '',
    dataSubjects: ['employees', 'leverandører'],
    subjects: 12,
    consequences: 'Misbruk av lønn',
    ...none,
  });
  const notice = async (to: string, language: string) =>
    (await admin.call(getBreachNotice, { query: { breachId: breach.breachId, to, language } })).json as { text: string; missing: string[] };
  const no = await notice('authority', 'no');
  expect(no.text).toContain('Fjord og Fjell AS');
  expect(no.text).toContain('Vi ble kjent med bruddet 20. november 2026 kl. 16:00.');
  expect(no.text).toContain('Registrerte: ansatte og leverandører.');
  expect(no.text).toContain('Omtrent 12 personer.');
  expect(no.text).toContain('Misbruk av lønn');
  expect(no.text).not.toContain('72 timer');
  expect(no.missing).toEqual(['description', 'kinds', 'dataCategories', 'records', 'measures']);
  expect((await notice('authority', 'en')).text).toContain('Data subjects: employees and leverandører.');
  const people = await notice('people', 'no');
  expect(people.text).toContain('Hva det kan bety for deg\nMisbruk av lønn');
  expect(people.missing).toEqual(['description', 'measures']);
  await change(admin, breach, { awareAt: '2026-11-17T10:00:00Z', risk: 'risk' });
  expect(await notice('authority', 'no')).toMatchObject({
    text: expect.stringContaining('6. Hvorfor meldingen kommer etter 72 timer\nIkke kjent ennå.'),
    missing: expect.arrayContaining(['lateReason']),
  });
});

test('those who keep the area are told when a breach is found, and again before and after its hours have passed', async () => {
  const { admin, person, companyId } = await server.newCompany();
  const adviser = await person('gdpr');
  const tell = () => server.database.forCompany(companyId, (company) => notifyOfBreaches(company, server.services));
  const told = async (who: Caller) => {
    const { json } = await who.call(getUserNotifications, { query: { type: 8 } });
    return (json['userNotifications'] as { target: unknown }[]).length;
  };
  // 25 hours are left, and somebody else registered it.
  const { breachId } = await addedBreach(admin, { awareAt: '2026-11-19T10:00:00Z' });
  await tell();
  expect([await told(admin), await told(adviser)]).toEqual([0, 1]);
  server.clock.advance(3_600_000);
  await tell();
  await tell();
  expect([await told(admin), await told(adviser)]).toEqual([1, 2]);
  await addedBreach(admin, { awareAt: '2026-11-15T10:00:00Z', ...none });
  await change(admin, { breachId }, { awareAt: '2026-11-18T09:59:59Z' });
  await tell();
  const { json } = await admin.call(getUserNotifications, { query: { type: 8 } });
  expect(JSON.stringify(json['userNotifications'])).toContain('De 72 timene for bruddet «Tapt bærbar PC» er over');
  expect(await told(admin)).toBe(2);
});

test('those who keep the area are told of a breach though the responsible of the protocol may not change it', async () => {
  const { admin, person, companyId } = await server.newCompany();
  const [adviser, hr] = [await person('gdpr'), await person('hradmin')];
  const { protocolId } = await protocolOf(admin);
  expect((await admin.call(updateProtocol, { body: { protocolId, responsible: hr.companyUserId } })).codes).toEqual([]);
  await addedBreach(admin, { awareAt: '2026-11-18T20:00:00Z' });
  await server.database.forCompany(companyId, (company) => notifyOfBreaches(company, server.services));
  const told = async (who: Caller) =>
    ((await who.call(getUserNotifications, { query: { type: 8 } })).json['userNotifications'] as unknown[]).length;
  expect([await told(adviser), await told(hr), await told(admin)]).toEqual([2, 2, 1]);
});

test('those who keep the area are reminded each morning until the people of a high risk are told', async () => {
  const { admin, person, companyId } = await server.newCompany();
  const breach = await addedBreach(admin, { risk: 'high', riskReason: 'Fødselsnumre kan misbrukes' });
  await change(admin, breach, { authorityNotifiedAt: server.clock.now().toISOString() });
  const mailsAfter = async (hours: number) => {
    server.clock.advance(hours * 3_600_000);
    await server.database.forCompany(companyId, (company) => notifyOfBreaches(company, server.services));
    return (await server.mails()).filter(({ text }) => text.includes('har ikke fått beskjed')).length;
  };
  // It is between nine and noon.
  expect([await mailsAfter(0), await mailsAfter(3), await mailsAfter(14), await mailsAfter(5)]).toEqual([1, 1, 1, 2]);
  await change(await person('gdpr'), breach, { peopleToldAt: server.clock.now().toISOString() });
  expect(await mailsAfter(24)).toBe(2);
});
