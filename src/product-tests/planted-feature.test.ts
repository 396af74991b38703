import { expect, test } from 'vitest';
import { z } from 'zod';
import { getAvailableRoles } from '#features/access-control/contract/endpoints.ts';
import { apiKeys, createApiKey, currentUser } from '#features/account/contract/endpoints.ts';
import { getRecentActivity } from '#features/dashboard/contract/endpoints-home.ts';
import { getPaginatedLogs } from '#features/log/contract/endpoints.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { feature } from '#kernel/contract/feature.ts';
import { roleKeys, type Permission } from '#kernel/contract/permissions.ts';
import { rights } from '#kernel/contract/rights.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

// A feature of this file alone: its contract declares the row, and nothing else knows it. Its own names are no part of the product's types.
const mayEdit = 'EquipmentEdit' as Permission;
const equipmentRights = rights({
  equipment: {
    order: 4.5,
    levels: {
      systemadmin: 'full',
      hradmin: 'viewall',
      officeadmin: 'full',
      manager: 'team',
      employee: 'own',
      accountant: 'none',
      boardmember: 'none',
      gdpr: 'none',
    },
    permissions: { Equipment: {}, EquipmentEdit: { levels: ['full', 'team'], isChange: true } },
    keys: { opening: ['Equipment'], changing: 'EquipmentEdit' },
  },
});
const lend = endpoint({
  method: 'GET',
  path: '/equipment/lend',
  access: { permission: mayEdit },
  effect: 'read',
  company: 'required',
  answer: z.object({ level: z.string() }),
  errors: [],
});
const register = endpoint({
  method: 'POST',
  path: '/equipment/register',
  access: { permission: mayEdit },
  effect: 'write',
  company: 'required',
  answer: z.object({}),
  errors: [],
});
const equipment = serve(
  feature({ name: 'equipment', rights: equipmentRights, endpoints: { lend, register } }),
  {
    lend: async ({ actor: { member } }) => ({ level: Object.entries(member.levels).find(([name]) => name === 'equipment')?.[1] ?? '' }),
    register: async ({ audit }) => {
      audit({ entity: 'drill', entityId: 'drill', after: { label: 'Drill 7' } });
      return {};
    },
  },
  [add(loggedKinds, { entity: 'drill', area: 'tools', nameField: 'label', activity: 'readersOfLog' })],
);
const server = await testServer({}, [], [equipment]);
const company = await server.newCompany();

test('a row that only its feature declares decides the gate for each role', async () => {
  const statuses = await Promise.all(roleKeys.map(async (role) => (await (await company.person(role)).call(lend)).status));
  expect(statuses).toEqual([200, 403, 200, 200, 403, 403, 403, 403]);
});

test('it stands on the roles page in its place, with each role’s level', async () => {
  const { json } = await company.admin.call(getAvailableRoles);
  const roles = json['roles'] as { permissions: { feature: string; accessLevel: string }[] }[];
  expect(roles.map(({ permissions }) => permissions[4])).toEqual(
    Object.values(equipmentRights.equipment.levels).map((accessLevel) => ({ feature: 'equipment', accessLevel })),
  );
});

test('its permissions are told to the page, and which of them are for changes', async () => {
  const manager = await company.person('manager');
  const { permissions } = (await manager.call(currentUser)).json['user'] as { permissions: Record<string, boolean> };
  expect(permissions).toMatchObject({ Equipment: true, EquipmentEdit: true });
  expect(server.services.roleTable.changing).toContain(mayEdit);
});

test('an API key may be given them, and no permission that there is not', async () => {
  const { json } = await company.admin.call(apiKeys);
  expect(json['grantable']).toEqual(expect.arrayContaining(['Equipment', 'EquipmentEdit']));
  expect(json['areas']).toContainEqual({ feature: 'equipment', reading: ['Equipment'], changing: ['EquipmentEdit'] });
  const keyWith = async (...permissions: string[]) => company.admin.call(createApiKey, { body: { name: 'Utstyr', permissions } });
  const withKey = async (...permissions: string[]) =>
    server.nobody.with({ bearer: String((await keyWith(...permissions)).json['key']) }).call(lend);
  expect((await withKey('Equipment', 'EquipmentEdit')).json).toMatchObject({ level: 'full' });
  expect((await withKey('Equipment')).status).toBe(403);
  expect((await withKey('EquipmentEdit')).json).toMatchObject({ level: 'none' });
  const refused = await keyWith('Equipment', 'Spaceship');
  expect([refused.codes, refused.fields]).toEqual([['common.BadRequest'], { 'permissions[1]': 'invalid' }]);
});

test('what it writes about has its area and name in the log, and is recent activity of those who read it', async () => {
  await company.admin.call(register);
  const { json } = await company.admin.call(getPaginatedLogs, { body: { filter: { areas: ['tools'] } } });
  expect(json['areas']).toContainEqual({ area: 'tools', name: 'tools' });
  expect(json['logs']).toMatchObject([{ area: 'tools', thing: 'Drill 7' }]);
  const seen = async (who: Caller) => (await who.call(getRecentActivity)).json['auditLogs'] as { entity: string; what: string }[];
  const ofDrill = { entity: 'drill', what: 'Drill 7' };
  expect(await seen(await company.person('hradmin'))).toContainEqual(expect.objectContaining(ofDrill));
  expect(await seen(await company.person('manager'))).not.toContainEqual(expect.objectContaining(ofDrill));
});
