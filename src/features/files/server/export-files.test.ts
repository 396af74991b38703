import { expect, test } from 'vitest';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import { addCompanyLink, exportCompanyFiles } from '../contract/endpoints-company.ts';
import { addCompanyUserLink, exportCompanyUserFiles } from '../contract/endpoints-people.ts';
import { sharedDocumentsFolderId } from '../contract/entities.ts';
import { folderOfCompany, uploadForCompany, uploadForPerson } from '../testing/uploaded.ts';

const server = await testServer();
const lines = (bytes: Buffer) => bytes.toString().replace('\ufeff', '').trim().split(/\r?\n/);

test('folders and files stand in the file as in the open folder', async () => {
  server.clock.set('2026-11-21T09:00:00Z');
  const { admin } = await server.newCompany();
  const folder = await folderOfCompany(admin, 'Rutiner', sharedDocumentsFolderId);
  const kept = await uploadForCompany(admin, { name: '=Notat.txt', bytes: Buffer.from('hei') }, folder);
  const ExternalFile = { Url: 'https://example.no', FileName: 'Lenke' };
  const { json } = await admin.call(addCompanyLink, { body: { ExternalFile, folder: sharedDocumentsFolderId } });
  const { companyFileId: link } = json['file'] as { companyFileId: string };
  const columns = ['name', 'kind', 'size', 'uploadedDate', 'tags'];
  const body = { rows: [folder, link, kept.id], columns, format: 'csv', folder: sharedDocumentsFolderId };
  const answer = await admin.call(exportCompanyFiles, { body });
  expect(answer.headers['content-disposition']).toContain('Filer-2026-11-21.csv');
  expect(lines(answer.bytes)).toEqual([
    'Navn;Type;Størrelse i byte;Lastet opp;Mapper',
    'Rutiner;Mappe;;;',
    'Lenke;Lenke;;21.11.2026 10:00;',
    "'=Notat.txt;Dokument;3;21.11.2026 10:00;Rutiner",
  ]);
  const shared = await admin.call(exportCompanyFiles, {
    body: { rows: [sharedDocumentsFolderId, kept.id], columns: ['name'], format: 'csv' },
  });
  expect(lines(shared.bytes)).toEqual(['Navn', 'Felles dokumenter', "'=Notat.txt"]);
});

test('files of a person are taken out by those who see them, and the log says whose', async () => {
  const { admin, person } = await server.newCompany();
  const kari = await person('employee', { firstName: 'Kari', lastName: 'Li' });
  const { companyUserId } = kari;
  const kept = await uploadForPerson(admin, companyUserId);
  await admin.call(addCompanyUserLink, { body: { companyUserId, url: 'https://example.no', fileName: 'Lenke' } });
  const body = { companyUserId, rows: [kept.id], columns: ['name', 'uploadedBy'], format: 'csv' };
  expect(lines((await kari.call(exportCompanyUserFiles, { body })).bytes)).toHaveLength(2);
  expect((await (await person('employee')).call(exportCompanyUserFiles, { body })).status).toBe(403);
  expect((await admin.call(exportCompanyUserFiles, { body: { ...body, companyUserId: admin.companyUserId } })).status).toBe(404);
  await admin.call(exportCompanyUserFiles, { body });
  const logs = await logLines(admin, { areas: ['exports'], companyUserIds: [companyUserId ?? ''] }, 'en');
  expect(logs.map(({ sentence }) => sentence)).toContainEqual(expect.stringMatching(/exported a list of the files of Kari Li$/));
});
