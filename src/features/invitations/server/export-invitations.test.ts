import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { cancelInvitation, exportInvitations } from '../contract/endpoints.ts';
import { invite } from '../testing/invited.ts';

const server = await testServer();
const lines = (bytes: Buffer) => bytes.toString().replace('\ufeff', '').trim().split(/\r?\n/);

test('invitations stand in the file as in the list, in its order', async () => {
  server.clock.set('2026-11-21T09:00:00Z');
  const company = await server.newCompany();
  const [ola, kari] = [await invite(company, 'ola@example.no'), await invite(company, 'kari@example.no', 'accountant')];
  await company.admin.call(cancelInvitation, { body: { invitationId: ola.id } });
  const body = { rows: [ola.id, kari.id], columns: ['email', 'status', 'role', 'expires'], format: 'csv' };
  const answer = await company.admin.call(exportInvitations, { body });
  expect(answer.headers['content-disposition']).toContain('Inviterte-2026-11-21.csv');
  expect(lines(answer.bytes)).toEqual([
    'E-post;Status;Rolle;Gjelder til',
    'ola@example.no;Trukket tilbake;Ansatt;',
    'kari@example.no;Sendt;Regnskapsfører;05.12.2026 10:00',
  ]);
  const { admin: stranger } = await server.newCompany();
  expect((await stranger.call(exportInvitations, { body })).status).toBe(404);
});
