import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import type { Caller } from '#testing/caller.ts';
import { textOfPdf, unbroken } from '#features/employment/testing/pdf-tools.ts';
import { updateProtocol } from '../../contract/endpoints-protocol.ts';
import {
  getStatement,
  getStatementFile,
  getStatementVersions,
  logMarkdownExport,
  resetStatement,
  storeStatementExport,
  updateStatement,
  type PrivacyStatement,
} from '../../contract/endpoints-statements.ts';
import { updateTreatment } from '../../contract/endpoints-treatments.ts';
import { addedTreatment, exportedStatement, protocolOf, validStatement } from '../../testing/given.ts';

const server = await testServer();
const external = { type: 'external', language: 'no' };
const read = async (who: Caller, query: object = external) => {
  const { json } = await who.call(getStatement, { query: { ...query } });
  return json['privacyStatement'] as PrivacyStatement;
};
const update = (who: Caller, body: object) => who.call(updateStatement, { body: { ...external, ...body } });
const customers = { dataSubjects: ['customers'], treatmentName: { no: 'Kunder', en: 'Customers' } };

describe('a privacy statement', () => {
  test('is made of protocol and treatments, and says what it lacks', async () => {
    const { admin } = await server.newCompany();
    expect((await admin.call(getStatement, { query: external })).codes).toEqual(['gdpr.NotExistingProtocol']);
    await protocolOf(admin);
    const empty = await read(admin);
    expect(empty).toMatchObject({ version: 0, isOwnText: false, textDiff: null, templateDiff: null, orderedTreatmentKeys: [] });
    expect(empty.missing).toEqual(['responsible', 'contactPerson', 'treatments']);
    const { key } = await addedTreatment(admin, customers);
    await addedTreatment(admin);
    expect(await read(admin)).toMatchObject({ orderedTreatmentKeys: [key], missing: ['responsible', 'contactPerson'] });
  });

  test('is not handed out before its people are set', async () => {
    const { admin } = await server.newCompany();
    await addedTreatment(admin, customers);
    const { privacyStatementEncrId } = await read(admin);
    const answer = await admin.call(storeStatementExport, { body: { privacyStatementEncrId } });
    expect([answer.status, answer.codes, answer.json]).toMatchObject([409, ['gdpr.NotValid'], {}]);
    expect((await admin.call(logMarkdownExport, { body: { privacyStatementEncrId } })).codes).toEqual(['gdpr.NotValid']);
    const { protocolId } = await protocolOf(admin);
    const people = { responsible: admin.companyUserId, contactPerson: admin.companyUserId };
    await admin.call(updateProtocol, { body: { protocolId, dpoRequired: true, ...people } });
    expect((await read(admin)).missing).toEqual(['dataProtectionOfficer']);
    expect((await admin.call(storeStatementExport, { body: { privacyStatementEncrId } })).codes).toEqual(['gdpr.NotValid']);
  });

  test('is kept as PDF with its version, once for the same text', async () => {
    const { admin } = await server.newCompany();
    const first = await exportedStatement(admin);
    const shown = await read(admin);
    expect(shown).toMatchObject({ version: 1, fileId: first, textDiff: null });
    const { status, bytes, headers } = await admin.call(getStatementFile, { query: { fileId: first } });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const printed = unbroken(await textOfPdf(bytes));
    for (const words of ['Personvernerklæring', 'Svarekunder', 'Dinerettigheter', 'Datatilsynet']) expect(printed).toContain(words);
    const again = await admin.call(storeStatementExport, { body: { privacyStatementEncrId: shown.privacyStatementEncrId } });
    expect(again.status).toBe(200);
    expect(await read(admin)).toMatchObject({ version: 1, fileId: again.json['fileId'] });
  });

  test('is not handed out with another text than the one that was looked at', async () => {
    const { admin } = await server.newCompany();
    const privacyStatementEncrId = await validStatement(admin);
    await addedTreatment(admin, customers);
    expect((await admin.call(storeStatementExport, { body: { privacyStatementEncrId } })).codes).toEqual(['common.Conflict']);
    expect((await admin.call(logMarkdownExport, { body: { privacyStatementEncrId } })).codes).toEqual(['common.Conflict']);
    const { privacyStatementEncrId: shown } = await read(admin);
    expect((await admin.call(storeStatementExport, { body: { privacyStatementEncrId: shown } })).status).toBe(200);
  });

  test('is answered as Markdown', async () => {
    const { admin } = await server.newCompany();
    const privacyStatementEncrId = await validStatement(admin);
    const { json } = await admin.call(logMarkdownExport, { body: { privacyStatementEncrId } });
    expect(json['markdown']).toBe((await read(admin)).text);
    expect((await admin.call(logMarkdownExport, { body: { privacyStatementEncrId } })).json['markdown']).toBe(json['markdown']);
    expect((await admin.call(logMarkdownExport, { body: { privacyStatementEncrId: 'external-sv-1' } })).codes).toEqual(['gdpr.NotFound']);
  });
});

describe('an own text', () => {
  test('is kept as a version, and refused with variables that there are not', async () => {
    const { admin } = await server.newCompany();
    await addedTreatment(admin, customers);
    const refused = await update(admin, { templateText: '{{companyName}} {{nonsense}}' });
    expect(refused).toMatchObject({ codes: ['gdpr.UnknownVariable'], status: 400, json: { details: { name: 'nonsense' } } });
    expect((await update(admin, { templateText: '  ' })).codes).toEqual(['gdpr.NotUpdated']);
    const { json } = await update(admin, { templateText: 'Vi heter {{companyName}}.\n\n{{purposeTable}}' });
    expect(json['privacyStatement']).toMatchObject({ version: 1, isOwnText: true, textDiff: null, createdById: admin.companyUserId });
    expect((await update(admin, { version: 7, templateText: 'x' })).codes).toEqual(['common.Conflict']);
  });

  test('is kept of a statement that was never changed, by the version that was read', async () => {
    const { admin } = await server.newCompany();
    await addedTreatment(admin, customers);
    const { version, orderedTreatmentKeys } = await read(admin);
    const first = {
      version,
      templateText: 'Vi heter {{companyName}}.',
      tableOrderedGuidList: orderedTreatmentKeys,
      keepCurrentTemplate: true,
    };
    const { json } = await update(admin, first);
    expect([version, json['privacyStatement']]).toMatchObject([0, { version: 1, isOwnText: true }]);
    expect((await update(admin, first)).codes).toEqual(['common.Conflict']);
  });

  test('stays as it was when a treatment changes, and says what is new until it is taken', async () => {
    const { admin } = await server.newCompany();
    const { treatmentId } = await addedTreatment(admin, { ...customers, purpose: 'Gammelt formål' });
    await update(admin, { templateText: 'Egen tekst\n\n{{purposeTable}}' });
    await admin.call(updateTreatment, { body: { treatmentId, purpose: 'Nytt formål' } });
    const stale = await read(admin);
    expect(stale.text).toContain('Gammelt formål');
    expect(stale.textDiff?.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'removed Gammelt',
      'added Nytt',
    ]);
    await update(admin, { keepCurrentTemplate: true });
    const kept = await read(admin);
    expect(kept).toMatchObject({ version: 2, isOwnText: true, textDiff: null });
    expect(kept.text).toContain('Nytt formål');
    await update(admin, { keepCurrentTemplate: false });
    expect(await read(admin)).toMatchObject({ version: 3, isOwnText: false });
  });

  test('is as true as before when only its numbers were kept without groups', async () => {
    const { admin, companyId } = await server.newCompany();
    await validStatement(admin);
    const { json } = await update(admin, { templateText: '{{organizationNumber}}' });
    const number = (json['privacyStatement'] as PrivacyStatement).text.replaceAll('\u00a0', '');
    await update(admin, { version: 1, templateText: `{{organizationNumber}}, or ${number}` });
    const kept = `${number}, or ${number}`;
    await server.database.forCompany(companyId, ({ tx }) => sql`update gdpr_statement set text = ${kept} where version = 2`.execute(tx));
    expect(number).toMatch(/^\d{9}$/);
    expect(await read(admin)).toMatchObject({ version: 2, text: kept, textDiff: null });
  });

  test('is given up by a reset, and stays among the versions', async () => {
    const { admin } = await server.newCompany();
    await addedTreatment(admin, customers);
    await update(admin, { templateText: 'Egen tekst' });
    const reset = (version: number) => admin.call(resetStatement, { body: { ...external, version } });
    const stale = await reset(0);
    expect([stale.codes, stale.json['details']]).toMatchObject([
      ['common.Conflict'],
      { privacyStatement: { version: 1, isOwnText: true } },
    ]);
    expect((await reset(1)).json['privacyStatement']).toMatchObject({ isOwnText: false, version: 2 });
    const { json } = await admin.call(getStatementVersions, { query: external });
    expect((json['versions'] as { version: number; text: string }[]).map(({ version }) => version)).toEqual([2, 1]);
    expect((json['versions'] as { text: string }[])[1]?.text).toBe('Egen tekst');
  });

  test('is written by whoever keeps the area only', async () => {
    const { admin, person } = await server.newCompany();
    await addedTreatment(admin, customers);
    const reader = await person('hradmin');
    expect((await update(reader, { templateText: 'x' })).codes).toEqual(['gdpr.ForbiddenAccess']);
    expect((await reader.call(resetStatement, { body: external })).codes).toEqual(['gdpr.ForbiddenAccess']);
    expect((await reader.call(getStatement, { query: external })).json['permissions']).toEqual({ update: false, export: true });
  });
});

test('shows the tables in the chosen order, and what is new after them', async () => {
  const { admin } = await server.newCompany();
  const made = [];
  for (const no of ['A', 'B', 'C']) made.push(await addedTreatment(admin, { ...customers, treatmentName: { no, en: no } }));
  const keys = made.map(({ key }) => key);
  await update(admin, { tableOrderedGuidList: [keys[2], keys[0]] });
  expect((await read(admin)).orderedTreatmentKeys).toEqual([keys[2], keys[0], keys[1]]);
});
