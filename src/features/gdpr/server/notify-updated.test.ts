import { expect, test } from 'vitest';
import { getUserNotifications, makeNotificationsReadByScope } from '#features/notifications/contract/endpoints-bell.ts';
import { simulateRule } from '#features/notifications/contract/endpoints-rules.ts';
import { ruleFields } from '#features/notifications/testing/rules-of.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { addRule } from '#features/notifications/testing/company-with-rules.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { deleteDpia, saveDpia, type Dpia } from '../contract/endpoints-dpia.ts';
import { getNotes } from '../contract/endpoints-notes.ts';
import { updateProtocol } from '../contract/endpoints-protocol.ts';
import { storeStatementExport } from '../contract/endpoints-statements.ts';
import { updateTreatment, updateTreatmentStatus } from '../contract/endpoints-treatments.ts';
import { scopeOf } from '../contract/submodules.ts';
import { addedAgreement, addedTreatment, protocolOf, validStatement } from '../testing/given.ts';

const server = await testServer();

/** A company whose system admins are told of changed parts, and one of them beside the adviser who changes them. */
async function told(before: (adviser: Caller) => Promise<unknown> = async () => undefined) {
  const company = await server.newCompany();
  const adviser = await company.person('gdpr');
  await before(adviser);
  await server.database.forCompany(company.companyId, (unit) => addRule(unit, null, { reason: 'GdprSubmoduleUpdated' }));
  const dots = async () => {
    const counted = [2, 3, 4].map(
      async (type) => (await company.admin.call(getUserNotifications, { query: { type } })).json['unseenTotal'],
    );
    return Promise.all(counted);
  };
  return { ...company, adviser, dots };
}

/** Of agreements, statements and risks: whether what was told last is unread, which is the dot on its tab. */
async function unread(who: Caller): Promise<boolean[]> {
  const newest = [2, 3, 4].map(async (type) => {
    const { json } = await who.call(getUserNotifications, { query: { type, limit: 1 } });
    return (json['userNotifications'] as { readInProduct: boolean }[])[0]?.readInProduct === false;
  });
  return Promise.all(newest);
}

test('a changed treatment sets dots on statements and risks, an agreement on agreements, and opening a page takes its own away', async () => {
  const { admin, adviser, dots } = await told();
  const { treatmentId } = await addedTreatment(admin);
  expect(await dots()).toEqual([0, 0, 0]);
  await adviser.call(updateTreatment, { body: { treatmentId, purpose: 'Betale lønn' } });
  expect(await dots()).toEqual([0, 1, 1]);
  await addedAgreement(adviser);
  expect(await dots()).toEqual([1, 1, 1]);
  const { json } = await admin.call(getUserNotifications, { query: { type: 3 } });
  expect(json['userNotifications']).toMatchObject([{ affectedId: '3', target: { path: '/gdpr/privacy-statement' } }]);
  await admin.call(makeNotificationsReadByScope, { body: { scopeId: scopeOf.statement } });
  expect(await unread(admin)).toEqual([true, false, true]);
});

test('somebody who leaves the protocol sets dots on statements and risks, and somebody else who leaves sets none', async () => {
  const { admin, person, dots } = await told(async (adviser) => {
    const { protocolId } = await protocolOf(adviser);
    await adviser.call(updateProtocol, { body: { protocolId, contactPerson: adviser.companyUserId } });
  });
  const other = await person('employee');
  await admin.call(deactivateCompanyUser, { body: { companyUserId: other.companyUserId } });
  expect(await dots()).toEqual([0, 0, 0]);
  const keeper = await person('systemadmin');
  const contact = (await protocolOf(admin)).contactPerson;
  await keeper.call(deactivateCompanyUser, { body: { companyUserId: contact?.companyUserId } });
  expect(await dots()).toEqual([0, 1, 1]);
});

test('an assessment sets a dot on statements when it finds decisions by automated means alone', async () => {
  const { admin, adviser, dots } = await told();
  const { treatmentId } = await addedTreatment(admin);
  const save = (criteria: string[]) => adviser.call(saveDpia, { body: { treatmentId, criteria } });
  await save(['evaluation']);
  expect(await dots()).toEqual([0, 0, 0]);
  await save(['automatedDecisions']);
  expect(await dots()).toEqual([0, 1, 0]);
});

test.each([
  ['decides by automated means alone', ['automatedDecisions'], 1],
  ['does not', ['evaluation'], 0],
])('the end of an assessment of a treatment that %s', async (_, criteria, count) => {
  let dpiaId = '';
  const { adviser, dots } = await told(async (who) => {
    const { treatmentId } = await addedTreatment(who);
    ({ dpiaId } = (await who.call(saveDpia, { body: { treatmentId, criteria } })).json['dpia'] as Dpia);
  });
  await adviser.call(deleteDpia, { body: { dpiaId } });
  expect(await dots()).toEqual([0, count, 0]);
});

test('what statements and risks do not speak of sets no dot', async () => {
  const { admin, adviser, dots } = await told();
  const { treatmentId } = await addedTreatment(admin);
  await adviser.call(updateTreatmentStatus, { body: { treatmentId, statusId: 3 } });
  expect(await dots()).toEqual([0, 0, 0]);
});

test('a rule that is simulated finds each part once a day, by what the log says of changes', async () => {
  const { admin, adviser } = await told();
  const rule = ruleFields({
    reason: 'GdprSubmoduleUpdated',
    recipients: ['allSystemAdmins'],
    difference: { direction: 'instant', days: 0 },
    channels: [1],
  });
  const days = async () => {
    const { json } = await admin.call(simulateRule, { body: { rule } });
    return (json['sent'] as { day: string }[]).map(({ day }) => day);
  };
  const { treatmentId } = await addedTreatment(admin);
  expect(await days()).toEqual([]);
  await adviser.call(updateTreatmentStatus, { body: { treatmentId, statusId: 3 } });
  expect(await days()).toEqual([]);
  await adviser.call(updateTreatment, { body: { treatmentId, purpose: 'Betale lønn' } });
  expect(await days()).toHaveLength(2);
  await adviser.call(updateTreatment, { body: { treatmentId, purpose: 'Utbetale lønn' } });
  expect(await days()).toHaveLength(2);
  await addedAgreement(adviser);
  expect(await days()).toEqual(['2026-11-21', '2026-11-21', '2026-11-21']);
});

test('a rule that is simulated finds an assessment that came to decisions by automated means alone, and one that is deleted', async () => {
  const { admin, adviser } = await told();
  const rule = ruleFields({ reason: 'GdprSubmoduleUpdated', recipients: ['ruleCreator'], difference: { direction: 'instant', days: 0 } });
  const total = async () => (await admin.call(simulateRule, { body: { rule } })).json['total'];
  // Nobody is told of what they have changed alone.
  const { treatmentId } = await addedTreatment(admin);
  const criteria = ['automatedDecisions'];
  await adviser.call(saveDpia, { body: { treatmentId, criteria: ['evaluation'] } });
  expect(await total()).toBe(0);
  const { json } = await admin.call(saveDpia, { body: { treatmentId, criteria } });
  expect(await total()).toBe(0);
  await adviser.call(deleteDpia, { body: { dpiaId: (json['dpia'] as Dpia).dpiaId } });
  expect(await total()).toBe(1);
  const company = await told();
  const other = await addedTreatment(company.admin);
  await company.adviser.call(saveDpia, { body: { treatmentId: other.treatmentId, criteria } });
  expect((await company.admin.call(simulateRule, { body: { rule } })).json['total']).toBe(1);
});

test('a rule that is simulated takes no reading, restricting or exporting for a change', async () => {
  const { admin, adviser } = await told();
  const rule = ruleFields({ reason: 'GdprSubmoduleUpdated', recipients: ['ruleCreator'], difference: { direction: 'instant', days: 0 } });
  const total = async () => (await admin.call(simulateRule, { body: { rule } })).json['total'];
  const privacyStatementEncrId = await validStatement(admin);
  const { treatmentId } = await addedTreatment(admin);
  expect(await total()).toBe(0);
  const grants = [{ companyUserId: adviser.companyUserId, level: 'full' }];
  const answers = [
    await adviser.call(getNotes, { query: { relatedId: treatmentId } }),
    await adviser.call(setItemPermissions, { body: { itemType: 'treatment', itemId: treatmentId, grants } }),
    await adviser.call(storeStatementExport, { body: { privacyStatementEncrId } }),
  ];
  expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
  expect(await total()).toBe(0);
});
