import { expect, test } from 'vitest';
import { updateReporting } from '#features/access-control/contract/endpoints.ts';
import { getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { CompanyUser } from '#features/people/contract/entities.ts';
import { giveBack } from '#features/people/web/life/give-back.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

/** Lise's team of three is given to Kari, one of them, who comes to report to Lise's own manager. */
async function handedOver({ inAccessControl = false } = {}) {
  const company = await server.newCompany();
  const { admin, companyId, person } = company;
  const top = admin.companyUserId ?? '';
  const idOf = async (firstName: string, reportsTo: string) => (await person('employee', { firstName, reportsTo })).companyUserId ?? '';
  const lise = (await person('manager', { firstName: 'Lise', reportsTo: top })).companyUserId ?? '';
  const [ola, kari, per] = [await idOf('Ola', lise), await idOf('Kari', lise), await idOf('Per', lise)];
  const read = async (id: string): Promise<CompanyUser> =>
    (await admin.call(getCompanyUser, { query: { companyUserEncrId: id } })).json['companyUser'] as CompanyUser;
  const changeManager = async ({ id, version }: Pick<CompanyUser, 'id' | 'version'>, reportingToCompanyUserId: string) => {
    const { status, codes } = await (inAccessControl
      ? admin.call(updateReporting, { body: { companyUserId: id, version, reportingToCompanyUserId } })
      : admin.call(updateCompanyUser, { body: { id, companyId, version, reportingToCompanyUserId } }));
    if (status !== 200) throw new CallError({ status, codes });
    return undefined;
  };
  const moved = [
    { id: kari, managerId: top },
    { id: ola, managerId: kari },
    { id: per, managerId: kari },
  ];
  for (const { id, managerId } of moved) await changeManager(await read(id), managerId);
  const managers = () => Promise.all([ola, kari, per].map(async (id) => (await read(id)).reportingToCompanyUserId));
  const undo = () => giveBack({ formerManagerId: lise, moved, read, changeManager, isHere: () => true });
  return { ...company, top, lise, ola, kari, per, read, changeManager, managers, undo };
}

test.each([[false], [true]])('gives each report back to the former manager, access control %s', async (inAccessControl) => {
  const { top, lise, kari, managers, undo } = await handedOver({ inAccessControl });
  expect(await managers()).toEqual([kari, top, kari]);
  expect(await undo()).toMatchObject({ back: 3, movedOn: 0, refused: [] });
  expect(await managers()).toEqual([lise, lise, lise]);
});

test('leaves alone who has got another manager since', async () => {
  const { top, lise, ola, read, changeManager, managers, undo } = await handedOver();
  await changeManager(await read(ola), top);
  expect(await undo()).toMatchObject({ back: 2, movedOn: 1, refused: [] });
  expect(await managers()).toEqual([top, lise, lise]);
});

test('moves nobody back to a manager who is deactivated, and says so', async () => {
  const { admin, top, lise, kari, read, managers, undo } = await handedOver();
  const { version } = await read(lise);
  expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: lise, version } })).status).toBe(200);
  expect(await undo()).toEqual({ obstacle: 'inactive', back: 0, movedOn: 0, refused: [] });
  expect(await managers()).toEqual([kari, top, kari]);
});

test('counts whom the server refuses and moves the others back', async () => {
  const { top, lise, kari, per, read, changeManager, managers, undo } = await handedOver();
  // She reports to one of those who are to come back, who reports to another of them.
  await changeManager(await read(lise), per);
  const { back, movedOn, refused } = await undo();
  expect([back, movedOn]).toEqual([1, 0]);
  expect(refused.flatMap(({ error }) => error.codes)).toEqual([
    'accesscontrol.ReportingCircleExists',
    'accesscontrol.ReportingCircleExists',
  ]);
  expect(await managers()).toEqual([lise, top, kari]);
});
