import { describe, expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { deleteDpia, getDpias, saveDpia, type Dpia } from '../../contract/endpoints-dpia.ts';
import { updateProtocol } from '../../contract/endpoints-protocol.ts';
import { deleteTreatment, updateTreatment } from '../../contract/endpoints-treatments.ts';
import { addedTreatment, openedTreatment, protocolOf } from '../../testing/given.ts';

const server = await testServer();
const dpiaOf = ({ json }: { json: Record<string, unknown> }) => json['dpia'] as Dpia;
const save = (who: Caller, { treatmentId }: { treatmentId: string }, body: object = {}) =>
  who.call(saveDpia, { body: { treatmentId, ...body } });
const listed = async (who: Caller) => (await who.call(getDpias)).json;
const tracked = { dataSubjects: ['employees'], dataCategories: ['location'] };
const written = {
  description: 'Sporing av biler',
  necessity: 'Ruter planlegges',
  risks: 'Overvåking av ansatte',
  measures: 'Slettes etter en uke',
  conclusion: 'Kan gjøres',
};

test('a treatment demands an assessment by its answers, or because somebody says so, until it has one', async () => {
  const { admin } = await server.newCompany();
  const plain = await addedTreatment(admin);
  const track = await addedTreatment(admin, { treatmentName: 'Bilsporing', ...tracked });
  const said = await addedTreatment(admin, { treatmentName: 'Varsling', dpiaNeeded: true });
  const { needed, others, dpias } = await listed(admin);
  expect(dpias).toEqual([]);
  expect(needed).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ treatmentId: track.treatmentId, why: ['systematicMonitoring', 'vulnerable'] }),
      expect.objectContaining({ treatmentId: said.treatmentId, why: [] }),
    ]),
  );
  expect(others).toEqual([{ treatmentId: plain.treatmentId, treatmentName: plain.treatmentName }]);
  expect((await openedTreatment(admin, track)).dpia).toEqual({
    isDemanded: true,
    why: ['systematicMonitoring', 'vulnerable'],
    state: null,
    isStale: false,
  });
  expect((await openedTreatment(admin, plain)).dpia).toEqual({ isDemanded: false, why: [], state: null, isStale: false });
  await save(admin, track);
  expect((await listed(admin))['needed']).toHaveLength(1);
  expect((await openedTreatment(admin, track)).dpia).toMatchObject({ isDemanded: true, state: 'draft' });
});

describe('an assessment', () => {
  test('begins as a draft with the criteria of the answers, and is done when nothing is missing', async () => {
    const { admin } = await server.newCompany();
    const track = await addedTreatment(admin, tracked);
    const draft = dpiaOf(await save(admin, track, { description: 'Sporing' }));
    expect(draft).toMatchObject({
      treatmentId: track.treatmentId,
      state: 'draft',
      criteria: ['systematicMonitoring', 'vulnerable'],
      isRequired: true,
      description: 'Sporing',
      residualHigh: null,
      doneDate: null,
      version: 1,
      permissions: { update: true, delete: true },
    });
    const early = await save(admin, track, { isDone: true });
    expect([early.codes, early.json['details']]).toEqual([
      ['gdpr.NotComplete'],
      { missing: ['necessity', 'risks', 'measures', 'conclusion', 'residualHigh'] },
    ]);
    const done = dpiaOf(await save(admin, track, { ...written, residualHigh: false, isDone: true, version: 1 }));
    expect(done).toMatchObject({ ...written, state: 'done', doneDate: '2026-11-21T09:00:00.000Z', version: 2 });
    expect(done.doneBy).toMatch(/\S+ \S+/);
    // What is done stays complete, or is a draft again.
    expect((await save(admin, track, { risks: '' })).codes).toEqual(['gdpr.NotComplete']);
    expect(dpiaOf(await save(admin, track, { risks: '', isDone: false }))).toMatchObject({ state: 'draft', doneDate: null, doneBy: null });
  });

  test('with a high risk that is left waits for the authority', async () => {
    const { admin } = await server.newCompany();
    const track = await addedTreatment(admin, tracked);
    const waiting = dpiaOf(await save(admin, track, { ...written, residualHigh: true, isDone: true }));
    expect(waiting.state).toBe('consultation');
    expect((await save(admin, track, { consultedOn: '2026-11-22' })).fields).toEqual({ consultedOn: 'dateInFuture' });
    expect((await save(admin, track, { consultedOn: '2017-12-31' })).fields).toEqual({ consultedOn: 'dateTooEarly' });
    const answered = { consultedOn: '2026-11-21', consultation: 'Kan gjøres med kortere lagring' };
    expect(dpiaOf(await save(admin, track, answered))).toMatchObject({ state: 'done', ...answered });
  });

  test('needs the advice of the officer where there is one', async () => {
    const { admin } = await server.newCompany();
    const track = await addedTreatment(admin, tracked);
    const { protocolId } = await protocolOf(admin);
    await admin.call(updateProtocol, { body: { protocolId, dpoRequired: true, dataProtectionOfficer: admin.companyUserId } });
    const done = { ...written, residualHigh: false, isDone: true };
    expect((await save(admin, track, done)).json['details']).toEqual({ missing: ['officerAdvice'] });
    expect(dpiaOf(await save(admin, track, { ...done, officerAdvice: 'Enig' })).state).toBe('done');
    expect((await listed(admin))['hasOfficer']).toBe(true);
  });

  test('that somebody else changed is refused with what is stored', async () => {
    const { admin } = await server.newCompany();
    const track = await addedTreatment(admin, tracked);
    await save(admin, track, { risks: 'Først' });
    await save(admin, track, { risks: 'Så', version: 1 });
    const stale = await save(admin, track, { risks: 'Sist', version: 1 });
    expect([stale.status, stale.codes]).toEqual([409, ['common.Conflict']]);
    expect(stale.json['details']).toMatchObject({ dpia: { risks: 'Så', version: 2 } });
  });

  test('goes with its treatment, and on its own', async () => {
    const { admin } = await server.newCompany();
    const [one, other] = [await addedTreatment(admin, tracked), await addedTreatment(admin, tracked)];
    const { dpiaId } = dpiaOf(await save(admin, one));
    await save(admin, other);
    const remove = () => admin.call(deleteDpia, { body: { dpiaId, version: 1 } });
    expect((await admin.call(deleteDpia, { body: { dpiaId, version: 2 } })).codes).toEqual(['common.Conflict']);
    expect((await remove()).status).toBe(200);
    expect((await remove()).codes).toEqual(['gdpr.NotFound']);
    await admin.call(deleteTreatment, { body: { treatmentId: other.treatmentId, key: other.key } });
    expect((await listed(admin))['dpias']).toEqual([]);
    expect((await save(admin, other)).codes).toEqual(['gdpr.TreatmentNotFound']);
  });

  test('is written by whoever may change the treatment, and read by those who may look', async () => {
    const { admin, person } = await server.newCompany();
    const reader = await person('hradmin');
    const track = await addedTreatment(admin, tracked);
    expect((await save(reader, track)).codes).toEqual(['gdpr.ForbiddenAccess']);
    await admin.call(updateTreatment, { body: { treatmentId: track.treatmentId, employeeId: reader.companyUserId } });
    const own = dpiaOf(await save(reader, track, { risks: 'Overvåking' }));
    expect(own.permissions).toEqual({ update: true, delete: false });
    expect((await reader.call(deleteDpia, { body: { dpiaId: own.dpiaId } })).codes).toEqual(['gdpr.ForbiddenAccess']);
    expect(await listed(reader)).toMatchObject({ permissions: { update: false }, dpias: [{ risks: 'Overvåking' }] });
  });
});

// Last, since it moves the clock.
test('an assessment that is done is to be looked at again when its treatment has changed, until it is saved', async () => {
  const { admin } = await server.newCompany();
  const plain = await addedTreatment(admin);
  await save(admin, plain, { ...written, residualHigh: false, isDone: true });
  const stale = async () => {
    const [dpia] = (await listed(admin))['dpias'] as Dpia[];
    return [dpia?.isStale, dpia?.isDemanded, (await openedTreatment(admin, plain)).dpia.isStale];
  };
  server.clock.advance(60_000);
  await admin.call(updateTreatment, { body: { treatmentId: plain.treatmentId, statusId: 3 } });
  expect(await stale()).toEqual([false, false, false]);
  await admin.call(updateTreatment, { body: { treatmentId: plain.treatmentId, ...tracked } });
  expect(await stale()).toEqual([true, true, true]);
  const [dpia] = (await listed(admin))['dpias'] as Dpia[];
  await save(admin, plain, { version: dpia?.version });
  expect(await stale()).toEqual([false, true, false]);
});

test('two who begin an assessment at once do not replace each other, nor is a deleted one made anew', async () => {
  const { admin, person } = await server.newCompany();
  const adviser = await person('gdpr');
  const treatment = await addedTreatment(admin);
  const first = dpiaOf(await save(admin, treatment, { ...written, version: 0 }));
  const second = await save(adviser, treatment, { description: 'Noe annet', version: 0 });
  expect([second.status, second.codes]).toEqual([409, ['common.Conflict']]);
  expect(((await listed(admin))['dpias'] as Dpia[])[0]).toMatchObject({ description: written.description, version: first.version });
  await admin.call(deleteDpia, { body: { dpiaId: first.dpiaId } });
  const late = await save(adviser, treatment, { description: 'Noe annet', version: first.version });
  expect([late.status, late.codes]).toEqual([409, ['common.Conflict']]);
  expect((await listed(admin))['dpias']).toEqual([]);
  expect((await save(adviser, treatment, { description: 'Noe annet' })).status).toBe(200);
});
