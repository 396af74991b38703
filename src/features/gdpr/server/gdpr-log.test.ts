import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { exportGdprLogs, getGdprLogFilters, getGdprLogs, type GdprLogLine } from '../contract/endpoints-log.ts';
import { updateBreach } from '../contract/endpoints-breaches.ts';
import { createRisk } from '../contract/endpoints-risks.ts';
import { deleteTreatment, updateTreatmentStatus } from '../contract/endpoints-treatments.ts';
import { addedAgreement, addedBreach, addedSoftware, addedTreatment } from '../testing/given.ts';

const server = await testServer();

test('the log of the area is narrowed by what its filters offer, and names old and new values', async () => {
  const { admin, person } = await server.newCompany();
  const adviser = await person('gdpr');
  const { treatmentId } = await addedTreatment(admin);
  await addedAgreement(admin);
  await adviser.call(updateTreatmentStatus, { body: { treatmentId, statusId: 3 } });
  const { json } = await admin.call(getGdprLogFilters, { query: { language: 'no' } });
  const { people, subjects } = json as { people: { companyUserId: string }[]; subjects: { subject: string; name: string }[] };
  expect(new Set(people.map(({ companyUserId }) => companyUserId))).toEqual(new Set([admin.companyUserId, adviser.companyUserId]));
  expect(subjects).toContainEqual({ subject: 'agreement', name: 'Databehandleravtaler' });
  const find = async (filter: object) =>
    (await admin.call(getGdprLogs, { body: { filter, language: 'en' } })).json as { gdprLogs: GdprLogLine[]; totalEntries: number };
  const { gdprLogs, totalEntries } = await find({ subjects: ['treatment'], companyUserIds: [adviser.companyUserId] });
  expect(totalEntries).toBe(1);
  expect(gdprLogs).toMatchObject([
    { subject: 'treatment', thing: 'Lønn / Payroll', changes: [{ label: 'Traffic light', before: 'Yellow', after: 'Red' }] },
  ]);
  expect((await find({ subjects: ['agreement'] })).totalEntries).toBe(1);
  expect((await find({ search: 'Payroll' })).totalEntries).toBe(2);
  expect((await find({ to: '2000-01-01' })).totalEntries).toBe(0);
  expect((await find({})).gdprLogs.map(({ subject }) => subject)).toEqual(['treatment', 'agreement', 'software', 'treatment', 'protocol']);
});

test('software of a treatment and treatments of a risk are named, also when they are gone', async () => {
  const { admin } = await server.newCompany();
  const { softwareId } = await addedSoftware(admin);
  const { treatmentId, key } = await addedTreatment(admin, { softwareIds: [softwareId] });
  await admin.call(createRisk, { body: { overview: 'Feil mottaker', treatmentIds: [treatmentId] } });
  const told = async (subject: string) => {
    const { json } = await admin.call(getGdprLogs, { body: { filter: { subjects: [subject] }, language: 'no' } });
    return (json['gdprLogs'] as GdprLogLine[]).flatMap(({ changes }) => changes.map(({ label, after }) => `${label}: ${after}`));
  };
  expect(await told('treatment')).toContain('Programvare: Lønnsprogram');
  expect(await told('treatment')).toContain('Registrerte: Ansatte');
  expect(await told('risk')).toContain('Behandlinger: Lønn / Payroll');
  await admin.call(deleteTreatment, { body: { treatmentId, key } });
  expect(await told('risk')).toContain('Behandlinger: Lønn / Payroll');
});

test('the log is taken out as it was narrowed, by who keeps the area', async () => {
  const { admin, person } = await server.newCompany();
  await addedTreatment(admin);
  await addedAgreement(admin);
  const body = { format: 'csv', filter: { subjects: ['treatment'] }, columns: ['what', 'subject'], language: 'no' };
  const text = (await admin.call(exportGdprLogs, { body })).bytes.toString();
  expect(text).toContain('la til behandlingen');
  expect(text).not.toContain('databehandleravtale');
  const reader = await person('hradmin');
  expect((await reader.call(exportGdprLogs, { body })).codes).toEqual(['gdpr.ForbiddenAccess']);
  const other = await server.newCompany();
  expect((await other.admin.call(exportGdprLogs, { body })).bytes.toString()).not.toContain('behandlingen');
});

test('a breach that nobody had assessed has no risk before, which is not the same as no risk', async () => {
  const { admin } = await server.newCompany();
  const { breachId } = await addedBreach(admin);
  await admin.call(updateBreach, { body: { breachId, risk: 'high' } });
  await admin.call(updateBreach, { body: { breachId, risk: 'none' } });
  const { json } = await admin.call(getGdprLogs, { body: { filter: { subjects: ['breach'] }, language: 'en' } });
  const changes = (json['gdprLogs'] as GdprLogLine[]).flatMap((line) => line.changes.filter(({ field }) => field === 'risk'));
  expect(changes).toMatchObject([
    { before: 'High risk', after: 'No risk' },
    { before: null, after: 'High risk' },
  ]);
});
