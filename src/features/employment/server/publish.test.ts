import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getCompanyUserFiles } from '#features/files/contract/endpoints-people.ts';
import { testServer } from '#testing/server.ts';
import type { TestAnswer } from '#testing/caller.ts';
import {
  compareVersions,
  exportDocument,
  getVersions,
  previewDocument,
  reopenDocument,
  setPerson,
  uploadSignedCopy,
} from '../contract/endpoints-life.ts';
import { deleteDocument, updateDocument } from '../contract/endpoints.ts';
import { publish, change, download, needs, sign } from '../testing/calls.ts';
import { documentOf, filledDocument, publishedDocument, scan, variablesOf } from '../testing/given.ts';

const server = await testServer();

function textIn({ bytes }: TestAnswer): string {
  const path = join(tmpdir(), `${crypto.randomUUID()}.pdf`);
  writeFileSync(path, bytes);
  return execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' });
}

describe('publishing', () => {
  test('prints the contract and keeps its bytes', async () => {
    const { admin } = await server.newCompany();
    const { documentId, version } = await filledDocument(admin);
    const answer = await publish(admin, documentId, { version });
    const document = documentOf(answer);
    expect([answer.status, answer.json['claimsStandard'], document.state, document.hasFile]).toEqual([200, true, 2, true]);
    expect(document.permissions).toEqual({
      update: false,
      publish: false,
      reopen: true,
      uploadSigned: true,
      copy: true,
      addendum: true,
      delete: true,
    });
    const first = await download(admin, documentId);
    expect([first.status, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(textIn(first)).toContain(document.fingerprint);
    expect(textIn(first)).not.toContain('UTKAST');
    // Nothing that changes later makes it another file.
    await server.database.forCompany(Number(admin.companyId), ({ tx }) =>
      sql`update employment_contract set variables = variables || '{"firstName": "Per"}' where id = ${documentId}`.execute(tx),
    );
    expect((await download(admin, documentId)).bytes.equals(first.bytes)).toBe(true);
  });

  test.each<[string, string, Parameters<typeof variablesOf>[0], string]>([
    ['no end', 'temporary', { expirationDate: null }, 'temporaryEndMissing'],
    ['no reason', 'temporary', { temporaryReason: null }, 'temporaryReasonMissing'],
    ['a trial over half', 'temporary', { expirationDate: '2027-06-30' }, 'trialOverHalf'],
    ['no percentage', 'permanent', { positionCoverage: null }, 'percentageMissing'],
    ['no provider', 'permanent', { insurances: [{ type: 'Yrkesskade', provider: ' ' }] }, 'providerMissing'],
  ])('is refused with %s', async (_name, templateId, values, key) => {
    const { admin } = await server.newCompany();
    const { documentId } = await filledDocument(admin, { templateId });
    await change(admin, documentId, values);
    const answer = await publish(admin, documentId);
    const { findings } = answer.json['details'] as { findings: { key: string }[] };
    expect([answer.status, answer.codes, findings.map((one) => one.key)]).toEqual([400, ['documents.NotLawful'], [key]]);
    expect((await download(admin, documentId)).status).toBe(200);
  });

  test('is refused with a value missing in the text, and says which', async () => {
    const { admin } = await server.newCompany();
    const { documentId } = await filledDocument(admin);
    await change(admin, documentId, { salaryAmount: null });
    const answer = await publish(admin, documentId);
    expect([answer.codes, answer.json['details']]).toEqual([
      ['documents.Unresolved'],
      { unresolved: [{ clause: 'salary', variable: 'salaryAmount' }] },
    ]);
  });

  test('is refused with what is written wrongly', async () => {
    const { admin } = await server.newCompany();
    const { documentId } = await filledDocument(admin, { templateId: 'temporary' });
    await change(admin, documentId, {
      firstName: 'R2D2',
      companyNo: '1',
      startDate: '2016-01-01',
      expirationDate: '2016-06-30',
      probationaryPeriod: '1',
    });
    expect((await publish(admin, documentId)).fields).toEqual({
      'variables.firstName': 'properFormat',
      'variables.companyNo': 'properFormat',
      'variables.expirationDate': 'invalid',
    });
  });

  test('warns of the rest and does not block', async () => {
    const { admin } = await server.newCompany();
    const { documentId } = await filledDocument(admin, { templateId: 'manager' });
    await change(admin, documentId, { probationaryTermination: '7 days' });
    const { findings } = (await publish(admin, documentId)).json as { findings: { key: string; level: string }[] };
    expect(findings.filter(({ level }) => level === 'warn').map(({ key }) => key)).toEqual([
      'leadingPosition',
      'trialNoticeShort',
      'nonCompeteCosts',
    ]);
  });

  test('of an older version is refused, and so is a published one', async () => {
    const { admin } = await server.newCompany();
    const { documentId, version } = await filledDocument(admin);
    await change(admin, documentId, { firstName: 'Per' });
    expect((await publish(admin, documentId, { version })).codes).toEqual(['common.Conflict']);
    expect((await publish(admin, documentId)).status).toBe(200);
    const again = await publish(admin, documentId);
    expect([again.status, again.codes, again.json['details']]).toEqual([409, ['documents.NotEditable'], { state: 2 }]);
    expect((await change(admin, documentId, { firstName: 'Pål' })).codes).toEqual(['documents.NotEditable']);
  });

  test('with a letter that no typeface has is told', async () => {
    const { admin } = await server.newCompany();
    const { documentId } = await filledDocument(admin);
    await change(admin, documentId, { position: 'Kokk \u{1E94B}' });
    const answer = await publish(admin, documentId);
    expect([answer.status, answer.json['claimsStandard']]).toEqual([200, false]);
  });
});

describe('a draft', () => {
  test('prints with its mark, whatever is asked', async () => {
    const { admin } = await server.newCompany();
    const { documentId } = await filledDocument(admin);
    const query = { documentId, contractIsValid: 'true' };
    const shown = await admin.call(exportDocument, { params: { fileName: 'avtale.pdf' }, query });
    expect([shown.status, String(shown.headers['content-disposition']).startsWith('inline')]).toEqual([200, true]);
    expect(textIn(shown)).toContain('Utkast – gjelder ikke');
    expect(String((await download(admin, documentId)).headers['content-disposition']).startsWith('attachment')).toBe(true);
  });

  test('is previewed with values that are not saved', async () => {
    const { admin } = await server.newCompany();
    const { documentId } = await filledDocument(admin);
    const preview = (variables: object, tab = crypto.randomUUID()) => admin.call(previewDocument, { body: { documentId, tab, variables } });
    const shown = await preview(variablesOf({ firstName: 'Ikkelagret' }));
    expect([shown.status, textIn(shown).includes('Ikkelagret')]).toEqual([200, true]);
    expect(textIn(await download(admin, documentId))).not.toContain('Ikkelagret');
    expect((await preview(variablesOf({ position: 'Kokk \u0007' }))).fields).toEqual({ 'variables[0].value': 'properFormat' });
  });

  test('has one preview a tab: the newest', async () => {
    const { admin } = await server.newCompany();
    const { documentId } = await filledDocument(admin);
    const tab = crypto.randomUUID();
    const preview = (firstName: string) =>
      admin.call(previewDocument, { body: { documentId, tab, variables: variablesOf({ firstName }) } });
    const answers = await Promise.all(['O', 'Ol', 'Ola', 'Olav'].map(preview));
    const made = answers.filter(({ status }) => status === 200);
    const left = answers.filter(({ status }) => status === 409);
    expect([made.length + left.length, left.every(({ codes }) => codes[0] === 'documents.NewerPreview')]).toEqual([4, true]);
    expect(made.length).toBeGreaterThanOrEqual(1);
    expect(left.length).toBeGreaterThanOrEqual(1);
  });
});

describe('after publishing', () => {
  test('a contract is reopened, changed and published again, and each version stays', async () => {
    const { admin } = await server.newCompany();
    const { documentId } = await publishedDocument(admin);
    expect(await needs(admin, documentId)).toBe('reopening');
    const former = (await download(admin, documentId)).bytes;
    expect(documentOf(await admin.call(reopenDocument, { body: { documentId } })).state).toBe(4);
    expect(await needs(admin, documentId)).toBe('nothing');
    await change(admin, documentId, { terminationPeriod: '6' });
    expect(textIn(await download(admin, documentId))).toContain('Utkast');
    const now = (await admin.call(compareVersions, { query: { documentId, from: 1 } })).json['clauses'] as {
      key: string;
      change: string;
      lines: { text: string; change: string }[][];
    }[];
    const changed = now.filter(({ change: kind }) => kind !== 'same');
    expect(changed.map(({ key }) => key)).toEqual(['termination']);
    expect(changed[0]?.lines.flat().filter(({ change: kind }) => kind !== 'same')).toEqual([
      { text: '3', change: 'removed' },
      { text: '6', change: 'added' },
    ]);
    await publish(admin, documentId);
    const { versions } = (await admin.call(getVersions, { query: { documentId } })).json as {
      versions: { number: number; publishedBy: string }[];
    };
    expect(versions.map(({ number, publishedBy }) => [number, publishedBy])).toEqual([
      [2, 'Kari Nordmann'],
      [1, 'Kari Nordmann'],
    ]);
    expect((await download(admin, documentId, { number: 1 })).bytes.equals(former)).toBe(true);
    expect((await download(admin, documentId)).bytes.equals(former)).toBe(false);
    expect((await download(admin, documentId, { number: 3 })).status).toBe(404);
  });

  test('a copy signed on paper makes it a signed one, and lies on the profile', async () => {
    const { admin, person } = await server.newCompany();
    const ola = await person('employee');
    const { documentId } = await publishedDocument(admin, { companyUserId: ola.companyUserId });
    const answer = await sign(admin, documentId);
    expect([answer.status, answer.json['isOnProfile'], documentOf(answer).state, documentOf(answer).hasSignedCopy]).toEqual([
      200,
      true,
      5,
      true,
    ]);
    const { json } = await ola.call(getCompanyUserFiles, { body: { companyUserId: ola.companyUserId } });
    expect(JSON.stringify(json)).toContain('signert.pdf');
    expect((await download(ola, documentId, { copy: 'signed' })).bytes.equals(scan.bytes)).toBe(true);
    expect([await needs(admin, documentId), (await sign(admin, documentId)).codes]).toEqual(['copy', ['documents.NotEditable']]);
    expect((await admin.call(deleteDocument, { body: { documentId } })).status).toBe(200);
    expect(JSON.stringify((await ola.call(getCompanyUserFiles, { body: { companyUserId: ola.companyUserId } })).json)).toContain(
      'signert.pdf',
    );
  });

  test('without a person the copy waits with the contract until there is one; anything but a PDF or picture is refused', async () => {
    const { admin, person } = await server.newCompany();
    const ola = await person('employee');
    const { documentId } = await publishedDocument(admin);
    const text = await admin.call(uploadSignedCopy, {
      body: { documentId },
      files: [{ name: 'avtale.txt', bytes: Buffer.from('Signert') }],
    });
    expect(text.codes).toEqual(['files.InvalidFileType']);
    expect((await sign(admin, documentId)).json['isOnProfile']).toBe(false);
    const give = () => admin.call(setPerson, { body: { documentId, companyUserId: ola.companyUserId } });
    const given = await give();
    expect([given.status, given.json['isOnProfile'], documentOf(given).companyUserId]).toEqual([200, true, ola.companyUserId]);
    expect(JSON.stringify((await ola.call(getCompanyUserFiles, { body: { companyUserId: ola.companyUserId } })).json)).toContain(
      'signert.pdf',
    );
    expect((await give()).codes).toEqual(['documents.HasPerson']);
  });

  test('a copy that lies on the profile already is not put there twice, whatever it is called', async () => {
    const { admin, person } = await server.newCompany();
    const ola = await person('employee');
    for (const templateId of ['permanent', 'manager']) {
      const { documentId } = await publishedDocument(admin, { templateId, companyUserId: ola.companyUserId });
      const file = { ...scan, name: `${templateId}.pdf` };
      const answer = await admin.call(uploadSignedCopy, { body: { documentId }, files: [file] });
      expect([answer.status, answer.json['isOnProfile']]).toEqual([200, true]);
    }
    const { json } = await ola.call(getCompanyUserFiles, { body: { companyUserId: ola.companyUserId } });
    expect(JSON.stringify(json).match(/(permanent|manager)\.pdf/g)).toEqual(['permanent.pdf']);
  });

  test('a contract that was published for somebody is not given to another while it is edited', async () => {
    const { admin, person } = await server.newCompany();
    const [ola, kari] = [await person('employee'), await person('employee')];
    const { documentId } = await publishedDocument(admin, { companyUserId: ola.companyUserId });
    await admin.call(reopenDocument, { body: { documentId } });
    for (const companyUserId of [kari.companyUserId, null]) {
      const given = await admin.call(updateDocument, { body: { documentId, companyUserId } });
      expect([given.status, given.codes]).toEqual([409, ['documents.HasPerson']]);
    }
    expect((await admin.call(updateDocument, { body: { documentId, companyUserId: ola.companyUserId } })).status).toBe(200);
    expect((await download(kari, documentId)).status).toBe(404);
  });

  test('a draft that was never published has no file and is not signed', async () => {
    const { admin } = await server.newCompany();
    const { documentId } = await filledDocument(admin);
    expect((await sign(admin, documentId)).codes).toEqual(['documents.NotEditable']);
    const given = await admin.call(setPerson, { body: { documentId, companyUserId: admin.companyUserId } });
    expect(given.codes).toEqual(['documents.NotEditable']);
    expect((await download(admin, documentId, { copy: 'signed' })).status).toBe(404);
  });
});
