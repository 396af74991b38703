import { expect, test } from 'vitest';
import { acknowledgeAccessControlWelcomeScreen, setRole } from '#features/access-control/contract/endpoints.ts';
import { endAccess } from '#features/people/server/public.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { testServer } from '#testing/server.ts';
import { getArchivedProtocols, updateProtocol } from '../contract/endpoints-protocol.ts';
import { addedTreatment, openedTreatment, protocolOf } from '../testing/given.ts';

const server = await testServer();

test('treatments of somebody who leaves go to the responsible of the protocol', async () => {
  const { admin, person } = await server.newCompany();
  const adviser = await person('gdpr');
  const treatment = await addedTreatment(admin, { employeeId: adviser.companyUserId });
  const { protocolId } = await protocolOf(admin);
  await admin.call(updateProtocol, {
    body: {
      protocolId,
      responsible: admin.companyUserId,
      contactPerson: adviser.companyUserId,
      dataProtectionOfficer: adviser.companyUserId,
    },
  });
  const left = await admin.call(deactivateCompanyUser, { body: { companyUserId: adviser.companyUserId } });
  expect(left.status).toBe(200);
  expect(await openedTreatment(admin, treatment)).toMatchObject({ employeeId: admin.companyUserId });
  const protocol = await protocolOf(admin);
  expect(protocol).toMatchObject({ responsible: { companyUserId: admin.companyUserId }, contactPerson: null, dataProtectionOfficer: null });
  expect((await admin.call(getArchivedProtocols)).json['protocols']).toHaveLength(2);
});

test('treatments of somebody whose access ends go to the responsible of the protocol, and their places to nobody', async () => {
  const { admin, companyId, person } = await server.newCompany();
  const adviser = await person('gdpr');
  const treatment = await addedTreatment(admin, { employeeId: adviser.companyUserId });
  const { protocolId } = await protocolOf(admin);
  const people = { responsible: admin.companyUserId, contactPerson: admin.companyUserId, dataProtectionOfficer: adviser.companyUserId };
  await admin.call(updateProtocol, { body: { protocolId, ...people } });
  const changes: unknown[] = [];
  const ended = await server.database.forCompany(companyId, (company) => {
    const moment = { now: server.clock.now(), today: '2026-11-21', audit: (change: unknown) => void changes.push(change) };
    return endAccess({ company, services: server.services, ...moment }, adviser.companyUserId ?? '');
  });
  expect(ended).toBe('ended');
  expect(await openedTreatment(admin, treatment)).toMatchObject({ employeeId: admin.companyUserId });
  expect(await protocolOf(admin)).toMatchObject({ dataProtectionOfficer: null });
  expect(changes).toContainEqual(expect.objectContaining({ entityId: treatment.treatmentId, entity: 'treatment' }));
});

test('treatments of somebody who loses access by another role go there too, and to nobody when nobody is responsible', async () => {
  const { admin, person } = await server.newCompany();
  await admin.call(acknowledgeAccessControlWelcomeScreen, { body: { directedByCompanyUserId: admin.companyUserId } });
  const reader = await person('hradmin');
  const treatment = await addedTreatment(admin, { employeeId: reader.companyUserId, state: 'final' });
  expect(treatment.state).toBe('final');
  const lose = () => admin.call(setRole, { body: { companyUserId: reader.companyUserId, roleId: roleIds.employee } });
  expect((await lose()).codes).toEqual([]);
  expect(await openedTreatment(admin, treatment)).toMatchObject({
    employeeId: null,
    state: 'draft',
    completion: { missing: ['employeeId'] },
  });
});
