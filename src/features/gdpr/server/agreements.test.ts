import { describe, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import {
  createAgreement,
  createCompanySoftware,
  deleteAgreement,
  deleteCompanySoftware,
  getAgreementFile,
  getAgreements,
  getCompanySoftwares,
  updateAgreement,
  uploadAgreementFile,
  validateAgreementFile,
} from '../contract/endpoints-agreements.ts';
import type { CompanySoftware, DataProcessorAgreement } from '../contract/software.ts';
import { addedAgreement, addedSoftware, addedTreatment, agreementText, openedTreatment, uploadedFile } from '../testing/given.ts';

const server = await testServer();

describe('software', () => {
  test('of the known list brings its company, and is there once', async () => {
    const { admin } = await server.newCompany();
    const add = (body: object) => admin.call(createCompanySoftware, { body });
    expect((await add({ defaultSoftwareId: 'tripletex' })).json).toMatchObject({
      isNew: true,
      companySoftware: {
        softwareName: 'Tripletex',
        softwareCompanyName: expect.stringContaining('Tripletex'),
        hasAgreement: false,
        mayDelete: true,
      },
    });
    expect((await add({ softwareName: 'TRIPLETEX' })).json).toMatchObject({ isNew: false, companySoftware: { softwareName: 'Tripletex' } });
    expect((await add({ softwareName: '  ' })).codes).toEqual(['gdpr.MissingSoftwareName']);
    expect((await add({ defaultSoftwareId: 'no-such' })).codes).toEqual(['gdpr.CouldNotFindDefaultSoftware']);
  });

  test('stands by name with the treatments that use it, and stays while one does', async () => {
    const { admin } = await server.newCompany();
    await addedSoftware(admin, 'Åpent arkiv');
    const { softwareId } = await addedSoftware(admin, 'Bok');
    const { treatmentId } = await addedTreatment(admin, { softwareIds: [softwareId] });
    const { companySoftwares } = (await admin.call(getCompanySoftwares)).json as { companySoftwares: CompanySoftware[] };
    expect(companySoftwares.map(({ softwareName }) => softwareName)).toEqual(['Bok', 'Åpent arkiv']);
    expect(companySoftwares[0]).toMatchObject({ treatments: [{ treatmentId, treatmentName: { no: 'Lønn' } }], mayDelete: false });
    expect((await admin.call(deleteCompanySoftware, { body: { softwareId } })).codes).toEqual(['gdpr.SoftwareInUse']);
    const free = companySoftwares[1]?.softwareId;
    expect((await admin.call(deleteCompanySoftware, { body: { softwareId: free } })).status).toBe(200);
    expect((await admin.call(deleteCompanySoftware, { body: { softwareId: free } })).codes).toEqual(['gdpr.NotFound']);
  });
});

describe('an agreement', () => {
  test('has a file that everybody of the area opens, and is shown at its software', async () => {
    const { admin, person } = await server.newCompany();
    const { companySoftwareId, file } = await addedAgreement(admin, { validTo: '2040-01-01', subProcessors: ['Amazon'] });
    const reader = await person('hradmin');
    const { dataProcessorAgreements } = (await reader.call(getAgreements)).json as { dataProcessorAgreements: DataProcessorAgreement[] };
    expect(dataProcessorAgreements).toMatchObject([{ responsibleName: 'Kari Moe', isExpired: false, subProcessors: ['Amazon'] }]);
    const opened = await reader.call(getAgreementFile, { params: { name: 'x' }, query: { fileId: file?.fileId } });
    expect(opened.bytes.toString()).toContain('Databehandleravtale');
    expect((await reader.call(getCompanySoftwares)).json).toMatchObject({
      companySoftwares: [{ softwareId: companySoftwareId, hasAgreement: true, fileId: file?.fileId, mayDelete: false }],
    });
  });

  test.each([
    ['begins today', { validFrom: '2026-11-21' }, true],
    ['begins tomorrow', { validFrom: '2026-11-22', validTo: '2030-01-01' }, false],
    ['ends today', { validTo: '2026-11-21' }, true],
    ['ended yesterday', { validFrom: '2020-01-01', validTo: '2026-11-20' }, false],
  ])('that %s is in force, or not, at its software and in the protocol', async (_when, validity, isInForce) => {
    const { admin } = await server.newCompany();
    const { companySoftwareId, ...agreement } = await addedAgreement(admin, validity);
    expect(agreement).toMatchObject({ isInForce });
    const { companySoftwares } = (await admin.call(getCompanySoftwares)).json as { companySoftwares: CompanySoftware[] };
    expect(companySoftwares).toMatchObject([{ hasAgreement: isInForce, mayDelete: false }]);
    const treatment = await addedTreatment(admin, { softwareIds: [companySoftwareId] });
    expect((await openedTreatment(admin, treatment)).software).toMatchObject([{ hasAgreement: isInForce }]);
  });

  test('is one for each software, which a key of the known list adds', async () => {
    const { admin } = await server.newCompany();
    const add = (body: object) => admin.call(createAgreement, { body });
    expect((await add({ defaultSoftwareId: 'slack' })).json['dataProcessorAgreement']).toMatchObject({ softwareName: 'Slack', file: null });
    expect((await add({ defaultSoftwareId: 'slack' })).codes).toEqual(['gdpr.ExistingDataProcessorAgreement']);
    expect((await add({})).codes).toEqual(['gdpr.DataProcessorAgreementNotCreated']);
    expect((await add({ defaultSoftwareId: 'no-such' })).codes).toEqual(['gdpr.CouldNotFindDefaultSoftware']);
    expect((await add({ softwareId: crypto.randomUUID() })).codes).toEqual(['gdpr.NotFound']);
    const { softwareId } = await addedSoftware(admin);
    expect((await add({ softwareId, fileId: crypto.randomUUID() })).codes).toEqual(['gdpr.CouldNotUploadNewFile']);
    const backwards = await add({ softwareId, validFrom: '2026-02-01', validTo: '2026-01-31' });
    expect(backwards.json['fieldErrors']).toEqual([{ path: 'validTo', code: 'endBeforeStart' }]);
  });

  test('gets a new file in place of the former one, which is gone', async () => {
    const { admin } = await server.newCompany();
    const { dataProcessorAgreementId, file } = await addedAgreement(admin);
    const fileId = await uploadedFile(admin);
    const { json } = await admin.call(updateAgreement, { body: { dataProcessorAgreementId, fileId } });
    expect(json['dataProcessorAgreement']).toMatchObject({ file: { fileId }, version: 2 });
    const former = await admin.call(getAgreementFile, { params: { name: 'x' }, query: { fileId: file?.fileId } });
    expect(former.codes).toEqual(['gdpr.NotFound']);
  });

  test('in force keeps a file; one that has ended may lose it', async () => {
    const { admin } = await server.newCompany();
    const { dataProcessorAgreementId } = await addedAgreement(admin);
    const change = (body: object) => admin.call(updateAgreement, { body: { dataProcessorAgreementId, ...body } });
    expect((await change({ fileId: null })).codes).toEqual(['gdpr.CouldNotDeleteOldFile']);
    expect((await change({ fileId: null, validTo: '2020-01-01' })).json['dataProcessorAgreement']).toMatchObject({
      file: null,
      isExpired: true,
    });
    expect((await change({ validTo: '2020-01-01' })).codes).toEqual(['gdpr.NotUpdated']);
  });

  test('is changed by one of two at once, and only by who may', async () => {
    const { admin, person } = await server.newCompany();
    const { dataProcessorAgreementId, version } = await addedAgreement(admin);
    const change = (responsibleName: string) =>
      admin.call(updateAgreement, { body: { dataProcessorAgreementId, version, responsibleName } });
    const answers = await Promise.all([change('Ola'), change('Eva')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const reader = await person('hradmin');
    expect((await reader.call(deleteAgreement, { body: { dataProcessorAgreementId } })).codes).toEqual(['gdpr.ForbiddenAccess']);
    expect((await reader.call(uploadAgreementFile, { body: {}, files: [agreementText()] })).codes).toEqual(['gdpr.ForbiddenAccess']);
    expect((await admin.call(deleteAgreement, { body: { dataProcessorAgreementId } })).status).toBe(200);
    expect((await admin.call(deleteAgreement, { body: { dataProcessorAgreementId } })).codes).toEqual(['gdpr.NotFound']);
  });

  test('refuses files that cannot be kept before they are sent', async () => {
    const { admin } = await server.newCompany();
    const judge = async (name: string, size: number) => (await admin.call(validateAgreementFile, { body: { name, size } })).codes;
    expect(await judge('avtale.pdf', 1000)).toEqual([]);
    expect(await judge('avtale.pdf', 0)).toEqual(['files.EmptyFile']);
    expect(await judge('avtale.pdf', 26 * 1024 * 1024)).toEqual(['files.InvalidFileSize']);
  });

  test('never takes a file that somebody else uploaded', async () => {
    const { admin, person } = await server.newCompany();
    const adviser = await person('gdpr');
    const fileId = await uploadedFile(adviser);
    const { softwareId } = await addedSoftware(admin);
    expect((await admin.call(createAgreement, { body: { softwareId, fileId } })).codes).toEqual(['gdpr.CouldNotUploadNewFile']);
    expect((await admin.call(getAgreementFile, { params: { name: 'x' }, query: { fileId } })).codes).toEqual(['gdpr.NotFound']);
  });
});

test('a treatment has an agreement for its software as long as that is in force', async () => {
  const { admin } = await server.newCompany();
  const { softwareId } = await addedSoftware(admin);
  const treatment = await addedTreatment(admin, { softwareIds: [softwareId] });
  const has = async () => (await openedTreatment(admin, treatment)).software.map(({ hasAgreement }) => hasAgreement);
  const today = server.clock.now().toISOString().slice(0, 10);
  const { json } = await admin.call(createAgreement, { body: { softwareId, validTo: today } });
  expect(await has()).toEqual([true]);
  const { dataProcessorAgreementId } = json['dataProcessorAgreement'] as DataProcessorAgreement;
  await admin.call(updateAgreement, { body: { dataProcessorAgreementId, validTo: '2026-11-01' } });
  expect(await has()).toEqual([false]);
  await admin.call(updateAgreement, { body: { dataProcessorAgreementId, validTo: null } });
  expect(await has()).toEqual([true]);
});
