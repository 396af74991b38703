import { expect, test } from 'vitest';
import { personNotes } from '#features/notes/contract/endpoints.ts';
import { write } from '#features/notes/testing/people-with-notes.ts';
import { updateCompanyUser } from '#features/people/contract/endpoints.ts';
import {
  activateCompanyUser,
  deactivateCompanyUser,
  deleteCompanyUser,
  updateCompanyUserPendingStatus,
} from '#features/people/contract/endpoints-life.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
/** Older than any stored version, so that only a refusal for another reason hides it. */
const version = 99;

test.each([
  ['their fields', updateCompanyUser, { position: 'Sjef' }, 'id'],
  ['their deactivation', deactivateCompanyUser, {}, 'companyUserId'],
  ['their return', activateCompanyUser, {}, 'companyUserId'],
  ['their deletion', deleteCompanyUser, {}, 'companyUserId'],
  ['their pending profile', updateCompanyUserPendingStatus, { isPending: false }, 'companyUserId'],
] as const)('who may not change a colleague is not shown what has changed: %s', async (_what, endpoint, body, idField) => {
  const company = await server.newCompany();
  const [kari, ola] = [await company.person('employee'), await company.person('employee')];
  const answer = await kari.call(endpoint, { body: { companyId: company.companyId, ...body, [idField]: ola.companyUserId, version } });
  expect([answer.status, answer.codes]).toEqual([403, ['common.Forbidden']]);
});

test.each([
  ['text', personNotes.updateNote, { noteText: 'Nei' }, 'notes.NotUpdated'],
  ['deletion', personNotes.deleteNote, {}, 'notes.NotDeleted'],
] as const)('who may not change a note is not shown what has changed: %s', async (_what, endpoint, body, code) => {
  const company = await server.newCompany();
  const [reader, kari] = [await company.person('hradmin'), await company.person('employee')];
  const { noteId } = await write(company.admin, kari.companyUserId, { noteText: 'Vil ha fagbrev' });
  const answer = await reader.call(endpoint, { body: { ...body, noteId, version } });
  expect([answer.status, answer.codes]).toEqual([403, [code]]);
});
