import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { connectPowerOffice, disconnectPowerOffice } from '../../contract/endpoints-connections.ts';
import { setUpKeySystems } from '../../testing/key-systems.ts';
import { clearFormer } from './delete-old-connections.ts';
import { readFormerCompany } from './store-connections.ts';

const server = await testServer();
const { clock, database, services } = server;
const { opens } = setUpKeySystems(server);
opens.set('a-key', {});

test('what is left of a connection is deleted after 30 days', async () => {
  const { admin, companyId } = await server.newCompany();
  await admin.call(connectPowerOffice, { body: { clientKey: 'a-key' } });
  await admin.call(disconnectPowerOffice);
  const left = () => database.forCompany(companyId, (company) => readFormerCompany(company, 'poweroffice'));
  const forget = () => database.forCompany(companyId, (company) => clearFormer(company, services));
  await forget();
  clock.set(new Date(clock.now().getTime() + 30 * 86_400_000).toISOString());
  await forget();
  expect(await left()).toEqual({ companyName: 'Fjord og Fjell AS', registryId: null });
  clock.set(new Date(clock.now().getTime() + 1).toISOString());
  await forget();
  expect(await left()).toBeUndefined();
});
