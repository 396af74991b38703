import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { exportSigningRequests } from '../contract/endpoints-export.ts';
import { cancelSigningRequest } from '../contract/endpoints-life.ts';
import { sent, somebody } from '../testing/requests.ts';

const server = await testServer();
const columns = ['name', 'people', 'status', 'reason', 'dueDate'];
/** The lines of the file, without what spreadsheets need at its beginning. */
async function linesOf(who: Caller, body: object): Promise<string[]> {
  const { bytes } = await who.call(exportSigningRequests, { body: { list: 'ongoing', columns, format: 'csv', ...body } });
  return bytes.toString().replace('\uFEFF', '').trim().split('\r\n').slice(1);
}

test('a list is taken out in words and in its order: all of a filter, or those chosen', async () => {
  const { admin } = await server.newCompany();
  const people = [somebody({ name: 'Kari Berg' }), somebody({ name: 'Ola Vik' })];
  const lease = await sent(server, admin, { name: 'Leie', recipients: people, isInOrder: true });
  await sent(server, admin, { name: 'Strøm', recipients: [somebody()], dueDate: null });
  const leased = 'Leie;Kari Berg (Varslet), Ola Vik (Venter på tur);Pågår;;24.12.2026';
  expect(await linesOf(admin, { sortBy: 'name' })).toEqual([expect.stringContaining('Leie'), expect.stringContaining('Strøm')]);
  expect(await linesOf(admin, { filter: { search: 'leie' } })).toEqual([leased]);
  expect(await linesOf(admin, { signingRequestIds: [lease.signingRequestId] })).toEqual([leased]);
});

test('those that have ended are a list of their own, and nobody takes out what they do not see', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const { signingRequestId } = await sent(server, admin, { name: 'Leie' });
  await admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Feil vedlegg' } });
  expect(await linesOf(admin, {})).toEqual([]);
  const [ended = ''] = await linesOf(admin, { list: 'completed' });
  expect(ended).toContain('Avbrutt;Feil vedlegg');
  const other = await company.person('employee');
  expect(await linesOf(other, { list: 'completed' })).toEqual([]);
  const asked = await other.call(exportSigningRequests, {
    body: { list: 'completed', columns, format: 'csv', signingRequestIds: [signingRequestId] },
  });
  expect([asked.status, asked.codes]).toEqual([404, ['common.NotFound']]);
});
