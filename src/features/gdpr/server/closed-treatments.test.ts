import { expect, test } from 'vitest';
import { setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { getRecentActivity } from '#features/dashboard/contract/endpoints-home.ts';
import { countNewLogs, exportLogs, getPaginatedLogs } from '#features/log/contract/endpoints.ts';
import type { LogLine } from '#features/log/contract/entities.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getAgreements, getCompanySoftwares, updateAgreement } from '../contract/endpoints-agreements.ts';
import { getBreaches, updateBreach, type Breach } from '../contract/endpoints-breaches.ts';
import { deleteDpia, getDpias, saveDpia } from '../contract/endpoints-dpia.ts';
import { getErasureCalendar } from '../contract/endpoints-erasure.ts';
import { exportGdprLogs, getGdprLogs } from '../contract/endpoints-log.ts';
import { createNote } from '../contract/endpoints-notes.ts';
import { exportProtocol, getArchivedProtocol, getArchivedProtocols, getProtocol } from '../contract/endpoints-protocol.ts';
import { createRisk, getRisks, updateRisk } from '../contract/endpoints-risks.ts';
import { getStatement, updateStatement, type PrivacyStatement } from '../contract/endpoints-statements.ts';
import { deleteTreatment, getTreatment, updateTreatmentName } from '../contract/endpoints-treatments.ts';
import { addedAgreement, addedBreach, addedProof, addedSoftware, addedTreatment, openedTreatment, protocolOf } from '../testing/given.ts';

const server = await testServer();
const secret = 'Varslingssaker';
const restrict = (who: Caller, itemId: string, ...grants: object[]) =>
  who.call(setItemPermissions, { body: { itemType: 'treatment', itemId, grants } });

/** A company with two treatments, one of which is closed to all but its owner and the administrators. */
async function companyWithSecret() {
  const { admin, person, companyId } = await server.newCompany();
  const [adviser, reader] = [await person('gdpr'), await person('hradmin')];
  const { softwareId } = await addedSoftware(admin);
  const open = await addedTreatment(admin, { softwareIds: [softwareId] });
  const closed = await addedTreatment(admin, {
    treatmentName: secret,
    dataCategories: ['health'],
    art9Basis: 'b',
    softwareIds: [softwareId],
  });
  const treatmentIds = [open.treatmentId, closed.treatmentId];
  const { riskAssessment } = (await admin.call(createRisk, { body: { overview: 'Feil mottaker', treatmentIds } })).json as {
    riskAssessment: { riskAssessmentId: string };
  };
  const breach = await addedBreach(admin, { treatmentIds });
  const agreement = await addedAgreement(admin, { softwareId });
  expect((await restrict(admin, closed.treatmentId, { companyUserId: admin.companyUserId, level: 'full' })).status).toBe(200);
  return { admin, adviser, reader, person, companyId, open, closed, riskId: riskAssessment.riskAssessmentId, breach, agreement };
}

test('a treatment that is closed to somebody is nowhere for them, and there for its owner and administrators', async () => {
  const { admin, adviser, reader, closed } = await companyWithSecret();
  const places = async (who: Caller) => {
    const read = await Promise.all([
      who.call(getProtocol),
      who.call(getRisks),
      who.call(getBreaches),
      who.call(getCompanySoftwares),
      who.call(getAgreements),
      who.call(getDpias),
      who.call(getErasureCalendar),
      who.call(getGdprLogs, { body: { pagination: { page: 1, pageSize: 100 } } }),
      who.call(getRecentActivity),
    ]);
    expect(read.map(({ status }) => status)).toEqual(read.map(() => 200));
    return read.map(({ json }) => JSON.stringify(json).includes(secret) || JSON.stringify(json).includes(closed.treatmentId));
  };
  expect(await places(admin)).toEqual(Array.from({ length: 9 }, () => true));
  for (const who of [adviser, reader]) {
    expect(await places(who)).toEqual(Array.from({ length: 9 }, () => false));
    expect((await who.call(getTreatment, { query: { treatmentId: closed.treatmentId } })).codes).toEqual(['gdpr.TreatmentNotFound']);
  }
  const { treatmentId } = closed;
  expect((await adviser.call(updateTreatmentName, { body: { treatmentId, treatmentName: 'Nytt' } })).codes).toEqual([
    'gdpr.TreatmentNotFound',
  ]);
  expect((await adviser.call(createNote, { body: { relatedId: treatmentId, noteText: 'Hei' } })).status).toBe(404);
  const file = await adviser.call(exportGdprLogs, { body: { format: 'csv', columns: ['what', 'changes'] } });
  expect([file.status, file.bytes.toString().includes(secret)]).toEqual([200, false]);
  expect(await openedTreatment(admin, closed)).toMatchObject({ isRestricted: true, permissions: { restrict: true } });
});

test('the answers about a changed agreement name no closed treatment, nor what somebody else changed meanwhile', async () => {
  const { admin, adviser, agreement } = await companyWithSecret();
  const { dataProcessorAgreementId, version } = agreement;
  const body = { dataProcessorAgreementId, version, responsibleName: 'Personvernrådgiver' };
  const [saved, stale] = [await adviser.call(updateAgreement, { body }), await adviser.call(updateAgreement, { body })];
  expect([saved.status, stale.status]).toEqual([200, 409]);
  for (const { json } of [saved, stale]) expect(JSON.stringify(json)).not.toContain(secret);
  expect(JSON.stringify((await admin.call(getAgreements)).json)).toContain(secret);
});

test('the log of the company, its search and its file leave out what a restriction closes, not for administrators', async () => {
  const { admin, reader, closed } = await companyWithSecret();
  await admin.call(createNote, { body: { relatedId: closed.treatmentId, noteText: 'Hei' } });
  await admin.call(saveDpia, { body: { treatmentId: closed.treatmentId } });
  await addedProof(admin, closed);
  const logged = async (who: Caller, filter: object) =>
    (await who.call(getPaginatedLogs, { body: { filter, pagination: { page: 1, pageSize: 100 } } })).json as {
      logs: LogLine[];
      totalEntries: number;
    };
  const [whole, left] = [await logged(admin, {}), await logged(reader, {})];
  const says = (read: object) => JSON.stringify(read).includes(secret) || JSON.stringify(read).includes(closed.treatmentId);
  expect([says(whole), says(left)]).toEqual([true, false]);
  const actions = ({ logs }: { logs: LogLine[] }) => logs.map(({ action }) => action);
  const gone = ['gdpr.addErasureProof', 'gdpr.saveDpia', 'gdpr.createNote', 'accessControl.setItemPermissions', 'gdpr.createTreatment'];
  expect(actions(whole).slice(0, 3)).toEqual(gone.slice(0, 3));
  expect(actions(left).filter((action) => gone.slice(0, 4).includes(action))).toEqual([]);
  expect(actions(left)).toEqual(expect.arrayContaining(['gdpr.createRisk', 'gdpr.createBreach', 'gdpr.createTreatment']));
  expect([left.logs.length, left.totalEntries]).toEqual([left.totalEntries, whole.totalEntries - gone.length]);
  const sought = await Promise.all([admin, reader].map((who) => logged(who, { search: secret })));
  expect(sought.map(({ totalEntries }) => totalEntries > 0)).toEqual([true, false]);
  const record = { entity: 'treatment', id: closed.treatmentId };
  expect((await logged(reader, { record })).totalEntries).toBe(0);
  const lines = whole.logs.map(({ id }) => id);
  for (const body of [{}, { lines }]) {
    const file = await reader.call(exportLogs, { body: { format: 'csv', ...body } });
    expect([file.status, file.bytes.toString().includes(secret)]).toEqual([200, false]);
  }
  const since = whole.logs.at(-1)?.id;
  const counts = await Promise.all([admin, reader].map(async (who) => (await who.call(countNewLogs, { body: { since } })).json['count']));
  expect(counts[0]).toBe(Number(counts[1]) + 5);
});

test('what names a closed treatment keeps it when somebody who does not see it saves', async () => {
  const { admin, adviser, open, closed, riskId, breach } = await companyWithSecret();
  const { breachId } = breach;
  expect((await adviser.call(updateBreach, { body: { breachId, treatmentIds: [open.treatmentId] } })).status).toBe(200);
  expect((await adviser.call(updateRisk, { body: { riskAssessmentId: riskId, treatmentIds: [], comment: 'Sett på' } })).status).toBe(200);
  const [seen] = (await admin.call(getBreaches)).json['breaches'] as Breach[];
  expect(seen?.treatmentIds.toSorted()).toEqual([open.treatmentId, closed.treatmentId].toSorted());
  expect((await admin.call(getRisks)).json['riskAssessments']).toMatchObject([{ treatmentIds: [closed.treatmentId] }]);
  const chosen = { riskAssessmentId: riskId, treatmentIds: [closed.treatmentId, open.treatmentId] };
  expect((await adviser.call(updateRisk, { body: chosen })).status).toBe(200);
  const stranger = await addedTreatment(admin, { treatmentName: 'Lukket' });
  await restrict(admin, stranger.treatmentId, { companyUserId: admin.companyUserId, level: 'full' });
  expect((await adviser.call(updateRisk, { body: { riskAssessmentId: riskId, treatmentIds: [stranger.treatmentId] } })).codes).toEqual([
    'gdpr.TreatmentNotFound',
  ]);
});

test('what the law asks for stays whole: the statement, and the protocol for those who may hand it out', async () => {
  const { admin, adviser, reader, closed } = await companyWithSecret();
  const { protocolId } = await protocolOf(admin);
  expect(protocolId).toBeTruthy();
  const query = { type: 'internal', language: 'no' };
  const read = async (who: Caller) => (await who.call(getStatement, { query })).json['privacyStatement'] as PrivacyStatement;
  const shown = await read(adviser);
  expect(shown.text).toContain(secret);
  expect(shown.orderedTreatmentKeys).not.toContain(closed.key);
  const before = (await read(admin)).orderedTreatmentKeys;
  await adviser.call(updateStatement, { body: { ...query, tableOrderedGuidList: [...shown.orderedTreatmentKeys] } });
  expect((await read(admin)).orderedTreatmentKeys).toEqual(before);
  expect((await adviser.call(exportProtocol, { body: { format: 'xlsx', language: 'no' } })).status).toBe(200);
  const [head] = (await adviser.call(getArchivedProtocols)).json['protocols'] as { archivedProtocolId: string }[];
  const archived = async (who: Caller) =>
    JSON.stringify((await who.call(getArchivedProtocol, { query: { archivedProtocolId: head?.archivedProtocolId } })).json);
  expect([(await archived(adviser)).includes(secret), (await archived(reader)).includes(secret)]).toEqual([true, false]);
});

test('a restriction may leave only looking, is set by those with full access, and outlives its treatment in the log', async () => {
  const { admin, adviser, reader, person, closed } = await companyWithSecret();
  const { treatmentId, key } = closed;
  expect((await restrict(reader, treatmentId)).status).not.toBe(200);
  await restrict(admin, treatmentId, { companyUserId: adviser.companyUserId, level: 'view' });
  expect((await openedTreatment(adviser, closed)).permissions).toEqual({ update: false, delete: false, notes: false, restrict: false });
  expect((await adviser.call(updateTreatmentName, { body: { treatmentId, treatmentName: 'Nytt' } })).codes).toEqual([
    'gdpr.ForbiddenAccess',
  ]);
  await addedProof(admin, closed);
  const { dpiaId } = (await admin.call(saveDpia, { body: { treatmentId } })).json['dpia'] as { dpiaId: string };
  await admin.call(createNote, { body: { relatedId: treatmentId, noteText: 'Hei' } });
  expect((await admin.call(deleteDpia, { body: { dpiaId } })).codes).toEqual([]);
  await admin.call(saveDpia, { body: { treatmentId } });
  await admin.call(deleteTreatment, { body: { treatmentId, key } });
  const said = async (who: Caller) => JSON.stringify((await who.call(getGdprLogs, { body: {} })).json).includes(secret);
  expect([await said(admin), await said(adviser), await said(reader), await said(await person('systemadmin'))]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});
