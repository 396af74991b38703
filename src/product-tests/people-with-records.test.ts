import { expect, test } from 'vitest';
import { addAbsence } from '#features/absence/contract/endpoints-requests.ts';
import { openAbsence } from '#features/absence/testing/opened.ts';
import { addCompanyUserLink } from '#features/files/contract/endpoints-people.ts';
import { write } from '#features/notes/testing/people-with-notes.ts';
import { getImportRows, importPeople, undoImport, validateImport } from '#features/people/contract/endpoints-import.ts';
import type { ImportRow } from '#features/people/contract/entities-import.ts';
import { staffFile } from '#features/people/testing/import-examples.ts';
import { evaluateCompanies } from '#features/notifications/server/engine/evaluate.ts';
import { getHistory } from '#features/notifications/contract/endpoints-bell.ts';
import { createRule } from '#features/notifications/contract/endpoints-rules.ts';
import { getDeactivation } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
const consequences = async (admin: Caller, companyUserId: string | undefined, purpose: 'deactivate' | 'delete') =>
  (await admin.call(getDeactivation, { query: { companyUserId, purpose } })).json['consequences'];

test('deactivating names the rules that somebody made, and deleting what goes with them', async () => {
  const { admin, person } = await server.newCompany();
  const [maker, ola] = [await person('systemadmin'), await person('employee')];
  const rule = {
    reason: 'Birthday',
    title: 'Bursdag',
    recipients: ['ruleCreator'],
    difference: { direction: 'before', days: 1 },
    channels: [1],
  };
  expect((await maker.call(createRule, { body: { rule } })).codes).toEqual([]);
  expect(await consequences(admin, maker.companyUserId, 'deactivate')).toContainEqual({ key: 'notificationRules', count: 1 });
  await write(admin, ola.companyUserId);
  const link = { companyUserId: ola.companyUserId, url: 'https://x.no/avtale', fileName: 'Avtale' };
  expect((await admin.call(addCompanyUserLink, { body: link })).codes).toEqual([]);
  expect(await consequences(admin, ola.companyUserId, 'deactivate')).toEqual([{ key: 'signIn', count: 1 }]);
  expect(await consequences(admin, ola.companyUserId, 'delete')).toEqual(
    expect.arrayContaining([
      { key: 'files', count: 1 },
      { key: 'notes', count: 1 },
    ]),
  );
});

test('undoing an import keeps people about whom anything was registered since', async () => {
  const { admin, companyId } = await server.newCompany();
  await openAbsence(admin);
  const csv = 'Navn;E-post\nKari Nes;kari@x.no\nNils Li;nils@x.no\nOla Moe;ola@x.no\nEva Ny;eva@x.no';
  const { json } = await admin.call(validateImport, staffFile(csv));
  const planId = String(json['planId']);
  expect((await admin.call(importPeople, { body: { planId } })).codes).toEqual([]);
  await doWork(server, companyId);
  const rowsOf = async () => (await admin.call(getImportRows, { body: { planId, filter: {} } })).json['rows'] as ImportRow[];
  const [kari = '', nils = '', ola = ''] = (await rowsOf()).map(({ companyUserId }) => companyUserId ?? '');

  const vacation = {
    companyUserId: kari,
    absenceType: 1,
    absencePortion: 0,
    startDate: '2026-12-01',
    endDate: '2026-12-02',
    isRecurring: false,
  };
  expect((await admin.call(addAbsence, { body: vacation })).codes).toEqual([]);
  await write(admin, nils);
  const link = { companyUserId: ola, url: 'https://x.no/avtale', fileName: 'Avtale' };
  expect((await admin.call(addCompanyUserLink, { body: link })).codes).toEqual([]);

  const undone = await admin.call(undoImport, { body: { importId: planId } });
  expect([undone.status, undone.codes]).toEqual([207, ['people.ImportRowsKept']]);
  expect((await rowsOf()).map(({ outcome, mishap }) => [outcome, mishap])).toEqual([
    ['kept', 'personHasRecords'],
    ['kept', 'personHasRecords'],
    ['kept', 'personHasRecords'],
    ['undone', null],
  ]);
});

test('undoing an import removes people whom somebody was told of, and what was told', async () => {
  // Before the company's day begins, so that the notification comes after the import.
  server.clock.set('2026-11-24T05:00:00Z');
  const { admin, companyId } = await server.newCompany();
  const difference = { direction: 'before', days: 1 };
  const rule = { reason: 'Birthday', title: 'Bursdag', recipients: ['ruleCreator'], difference, channels: [1] };
  expect((await admin.call(createRule, { body: { rule } })).codes).toEqual([]);
  await evaluateCompanies(server.services);
  const { json } = await admin.call(validateImport, staffFile('Navn;E-post;Fødselsdato\nKari Nes;kari@x.no;25.11.1990'));
  const planId = String(json['planId']);
  expect((await admin.call(importPeople, { body: { planId } })).codes).toEqual([]);
  await doWork(server, companyId);
  server.clock.set('2026-11-24T06:10:00Z');
  await evaluateCompanies(server.services);
  const told = async () => (await admin.call(getHistory, { query: {} })).json['totalEntries'];
  expect(await told()).toBe(1);
  expect((await admin.call(undoImport, { body: { importId: planId } })).codes).toEqual([]);
  expect(await told()).toBe(0);
});
