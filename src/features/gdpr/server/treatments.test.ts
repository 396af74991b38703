import { describe, expect, test } from 'vitest';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import { getProtocol } from '../contract/endpoints-protocol.ts';
import {
  createTreatment,
  createTreatments,
  deleteTreatment,
  getTreatment,
  updateLegalBasis,
  updateTreatment,
  updateTreatmentDepartment,
  updateTreatmentName,
  updateTreatmentOwner,
  updateTreatmentStatus,
} from '../contract/endpoints-treatments.ts';
import type { Protocol } from '../contract/protocol.ts';
import { addedSoftware, addedTreatment, openedTreatment, payroll, protocolOf } from '../testing/given.ts';

const server = await testServer();
const hiddenName = `Lønn${String.fromCodePoint(0x202e)}`;

describe('a treatment', () => {
  test('is added as a draft of the caller, with everything that was sent', async () => {
    const { admin } = await server.newCompany();
    const { softwareId } = await addedSoftware(admin);
    const added = await addedTreatment(admin, { softwareIds: [softwareId] });
    expect(added).toMatchObject({
      ...payroll,
      state: 'draft',
      statusId: 2,
      employeeId: admin.companyUserId,
      role: 'controller',
      version: 1,
    });
    expect(added.completion).toMatchObject({ percent: 100, missing: [] });
    expect(added.software).toEqual([{ softwareId, softwareName: 'Lønnsprogram', softwareCompanyName: '', hasAgreement: false }]);
  });

  test('needs a protocol', async () => {
    const { admin } = await server.newCompany();
    expect((await admin.call(createTreatment, { body: payroll })).codes).toEqual(['gdpr.NotExistingProtocol']);
  });

  test('is final only when it is complete, and a draft again when a change leaves it incomplete', async () => {
    const { admin } = await server.newCompany();
    const { treatmentId } = await addedTreatment(admin, { purpose: '' });
    const early = await admin.call(updateTreatment, { body: { treatmentId, state: 'final' } });
    expect([early.codes, early.json['details']]).toEqual([['gdpr.NotComplete'], { missing: ['purpose'] }]);
    const done = await admin.call(updateTreatment, { body: { treatmentId, state: 'final', purpose: 'Betale lønn' } });
    expect(done.json['treatment']).toMatchObject({ state: 'final', purpose: { no: 'Betale lønn', en: '' } });
    const { json } = await admin.call(updateLegalBasis, { body: { treatmentId, legalBasis: 'f' } });
    expect(json['treatment']).toMatchObject({
      state: 'draft',
      legalBasis: 'f',
      completion: { missing: ['legalBasisExplanation', 'balancing'] },
    });
  });

  test('keeps what was not sent, and the language that was not written', async () => {
    const { admin } = await server.newCompany();
    const { treatmentId } = await addedTreatment(admin);
    const { json } = await admin.call(updateTreatmentName, { body: { treatmentId, treatmentName: 'Lønn og reise' } });
    expect(json['treatment']).toMatchObject({ treatmentName: { no: 'Lønn og reise', en: 'Payroll' }, retentionMonths: 60 });
  });

  test.each([
    ['', 'gdpr.InvalidNameFormat'],
    ['– – –', 'gdpr.InvalidNameFormat'],
    [hiddenName, 'gdpr.InvalidNameFormat'],
    ['Lønn 🎉', 'gdpr.InvalidNameFormat'],
    ['x'.repeat(201), 'gdpr.NameTooBig'],
  ])('refuses the name %j', async (treatmentName, code) => {
    const { admin } = await server.newCompany();
    const { treatmentId } = await addedTreatment(admin);
    const name = { no: treatmentName, en: '' };
    expect((await admin.call(updateTreatmentName, { body: { treatmentId, treatmentName: name } })).codes).toEqual([code]);
    expect((await admin.call(createTreatment, { body: { treatmentName: name } })).codes).toEqual([code]);
  });

  test('takes a name of exactly 200 letters', async () => {
    const { admin } = await server.newCompany();
    expect(await addedTreatment(admin, { treatmentName: 'ø'.repeat(200) })).toMatchObject({ treatmentName: { no: 'ø'.repeat(200) } });
  });

  test('changes in place, each field by a call of its own', async () => {
    const { admin, person } = await server.newCompany();
    const adviser = await person('gdpr');
    const { treatmentId } = await addedTreatment(admin);
    await admin.call(updateTreatmentDepartment, { body: { treatmentId, department: 'Butikk' } });
    await admin.call(updateTreatmentStatus, { body: { treatmentId, statusId: 1 } });
    await admin.call(updateTreatmentOwner, { body: { treatmentId, employeeId: adviser.companyUserId } });
    expect(await openedTreatment(admin, { treatmentId })).toMatchObject({
      department: 'Butikk',
      statusId: 1,
      employeeId: adviser.companyUserId,
      version: 4,
    });
  });

  test('goes only to an owner with access', async () => {
    const { admin, person } = await server.newCompany();
    const { treatmentId } = await addedTreatment(admin);
    const refused = async (employeeId: string | undefined) =>
      (await admin.call(updateTreatmentOwner, { body: { treatmentId, employeeId } })).codes;
    expect(await refused((await person('employee')).companyUserId)).toEqual(['gdpr.NewOwnerMissingPermissions']);
    expect(await refused(crypto.randomUUID())).toEqual(['gdpr.CouldNotFindUser']);
  });

  test('of an owner who may only look is theirs to change, but not to delete', async () => {
    const { admin, person } = await server.newCompany();
    const reader = await person('hradmin');
    const [own, other] = [await addedTreatment(admin, { employeeId: reader.companyUserId }), await addedTreatment(admin)];
    const status = ({ treatmentId }: { treatmentId: string }) => reader.call(updateTreatmentStatus, { body: { treatmentId, statusId: 3 } });
    expect((await status(own)).json['treatment']).toMatchObject({ statusId: 3, permissions: { update: true, delete: false } });
    expect((await status(other)).codes).toEqual(['gdpr.ForbiddenAccess']);
    const { treatmentId, key } = own;
    expect((await reader.call(deleteTreatment, { body: { treatmentId, key } })).codes).toEqual(['gdpr.ForbiddenAccess']);
    expect((await reader.call(createTreatment, { body: payroll })).codes).toEqual(['gdpr.ForbiddenAccess']);
  });

  test('that two change at once keeps the first change, and shows it to the second', async () => {
    const { admin } = await server.newCompany();
    const { treatmentId, version } = await addedTreatment(admin);
    const [first, second] = await Promise.all([
      admin.call(updateTreatment, { body: { treatmentId, version, department: 'finance' } }),
      admin.call(updateTreatment, { body: { treatmentId, version, department: 'it' } }),
    ]);
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
    const refused = first.status === 409 ? first : second;
    const { department } = await openedTreatment(admin, { treatmentId });
    expect(refused.json['details']).toMatchObject({ treatment: { department, lastEditedById: admin.companyUserId } });
  });

  test('is deleted with its key, and gone', async () => {
    const { admin } = await server.newCompany();
    const { treatmentId, key } = await addedTreatment(admin);
    const wrong = { body: { treatmentId, key: crypto.randomUUID() } };
    expect((await admin.call(deleteTreatment, wrong)).codes).toEqual(['gdpr.TreatmentNotFound']);
    expect((await admin.call(deleteTreatment, { body: { treatmentId, key } })).status).toBe(200);
    expect((await admin.call(getTreatment, { query: { treatmentId } })).codes).toEqual(['gdpr.TreatmentNotFound']);
  });

  test('refuses software of another company', async () => {
    const [{ admin }, { admin: stranger }] = [await server.newCompany(), await server.newCompany()];
    const { softwareId } = await addedSoftware(stranger);
    await protocolOf(admin);
    expect((await admin.call(createTreatment, { body: { ...payroll, softwareIds: [softwareId] } })).codes).toEqual([
      'gdpr.UnknownSoftware',
    ]);
  });
});

describe('several treatments', () => {
  test('are added all or nothing', async () => {
    const { admin } = await server.newCompany();
    await protocolOf(admin);
    const bad = await admin.call(createTreatments, { body: { treatments: [payroll, { ...payroll, treatmentName: '!' }] } });
    expect(bad.codes).toEqual(['gdpr.InvalidNameFormat']);
    const names = ['Rekruttering', 'Personalmappe', 'Fravær'];
    const { json } = await admin.call(createTreatments, { body: { treatments: names.map((treatmentName) => ({ treatmentName })) } });
    expect((json['treatments'] as { treatmentName: { no: string } }[]).map(({ treatmentName }) => treatmentName.no)).toEqual(names);
    expect((await protocolOf(admin)).dataTreatments).toHaveLength(3);
  });

  test('fit the subscription together, or none is added', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    await protocolOf(admin);
    await limitCompany(server, company, { gdprTreatmentLimit: 2 });
    const many = (count: number) => admin.call(createTreatments, { body: { treatments: Array.from({ length: count }, () => payroll) } });
    const refused = await many(3);
    expect([refused.codes, refused.json['details']]).toEqual([['gdpr.LimitReached'], { used: 0, limit: 2 }]);
    expect((await many(2)).status).toBe(200);
    expect((await many(1)).codes).toEqual(['gdpr.LimitReached']);
    const { json } = await admin.call(checkCompanyLimits, { body: { limits: ['gdprTreatmentLimit'] } });
    expect(JSON.stringify(json)).toContain('"gdprTreatmentLimit"');
    expect((await admin.call(getProtocol)).json).toMatchObject({ limit: { used: 2, limit: 2 } });
  });
});

test('treatments stand by department and name, whatever their order of coming', async () => {
  const { admin } = await server.newCompany();
  for (const [department, treatmentName] of [
    ['it', 'Logger'],
    ['hr', 'Ålesund'],
    ['hr', 'Absens'],
    ['hr', 'Zoner'],
  ] as const)
    await addedTreatment(admin, { department, treatmentName });
  const { dataTreatments } = (await admin.call(getProtocol)).json['protocol'] as Protocol;
  expect(dataTreatments.map(({ treatmentName }) => treatmentName.no)).toEqual(['Absens', 'Zoner', 'Ålesund', 'Logger']);
});
