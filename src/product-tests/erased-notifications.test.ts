import { expect, test } from 'vitest';
import { publishedDocument } from '#features/employment/testing/given.ts';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import { notifyPeople } from '#features/notifications/server/public.ts';
import { deliveriesIn, prefer, subjectOf } from '#features/notifications/testing/company-with-rules.ts';
import { givenPlan } from '#features/onoffboarding/testing/given.ts';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { createSigningRequest } from '#features/signing/contract/endpoints-create.ts';
import { requestIn, somebody } from '#features/signing/testing/requests.ts';
import { given } from '#features/tasks/testing/given.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

// As a sole trader's firm is called, and by a part of the name; each letter says why it comes, and so the name of the company.
const companyNames = ['Ola Lie Regnskap', 'Lie'];

test.each(companyNames)('nothing at %s that was told or waits in a mail names somebody who is erased', async (companyName) => {
  const { admin, person, companyId } = await server.newCompany(companyName);
  const reader = await person('manager', { firstName: 'Kari', lastName: 'Vik' });
  const readerId = String(reader.companyUserId);
  const { companyUserId = '' } = await person('employee', { firstName: 'Ola', lastName: 'Lie' });
  const other = await person('employee', { firstName: 'Nils', lastName: 'Moe' });
  const alike = await person('employee', { firstName: 'Ola', lastName: 'Lien' });
  const own = { title: 'Ta imot', responsibleId: readerId };
  await givenPlan(admin, companyUserId, { tasks: [own] });
  await givenPlan(admin, other.companyUserId, { tasks: [own] });
  await given(admin, companyUserId, { title: 'Bestill blomster', responsibleId: readerId });
  const decider = { fullName: 'Ola Lie', companyUserId };
  const transfer = { vacationDays: 3, year: 2026, vacationDaysTransferStatus: 1, pending: false };
  const absence = { absenceId: companyUserId, type: 0, startDate: '2026-12-01', endDate: '2026-12-02', recurrence: null };
  const decisions = [
    { vacationDaysTransferRequest: { ...transfer, actionCompanyUser: decider } },
    { absence: { ...absence, absencePortion: 1, notificationAction: 3, currentVersion: { createdBy: decider } } },
  ];
  await server.database.forCompany(companyId, async (company) => {
    await prefer(company, readerId, { digestAt: '15:00' });
    const tellings = decisions.map((facts, place) => {
      const subject = subjectOf(`decision-${place}`, readerId, { facts });
      return { reason: 'AbsenceRequestNotificationEmployees', companyUserId: readerId, subject, channels: [1] } as const;
    });
    const named = subjectOf('birthday', companyUserId, { facts: { day: '2026-11-22' } });
    const kept = [other, alike].map((one) =>
      subjectOf(`birthday-${one.companyUserId}`, String(one.companyUserId), { facts: { day: '2026-11-22' } }),
    );
    const mailed = [named, ...kept].map((subject) => ({ reason: 'Birthday', companyUserId: readerId, subject, channels: [2] }) as const);
    await notifyPeople(company, server.services, [...tellings, ...mailed]);
  });
  const told = async () => JSON.stringify((await reader.call(getUserNotifications, { query: {} })).json['userNotifications']);
  const before = await told();
  expect([before.split('Ola Lie').length - 1 >= 4, (await deliveriesIn(server.database, companyId)).length]).toEqual([true, 3]);
  await admin.call(deactivateCompanyUser, { body: { companyUserId } });
  expect((await admin.call(deleteCompanyUser, { body: { companyUserId } })).codes).toEqual([]);
  const after = await told();
  expect(after).not.toContain('Ola Lie');
  expect(after.split('Slettet person').length - 1).toBe(2);
  expect(after).toContain('Nils Moe');
  expect(await deliveriesIn(server.database, companyId)).toHaveLength(2);
});

test('nor does what others were told of the signing of their employment contract', async () => {
  const { admin, person, companyId } = await server.newCompany();
  const leader = await person('manager', { firstName: 'Kari', lastName: 'Vik' });
  const leaderId = String(leader.companyUserId);
  const { companyUserId = '' } = await person('employee', { firstName: 'Ola', lastName: 'Lie' });
  const { documentId } = await publishedDocument(admin, { companyUserId });
  const recipients = [somebody({ name: 'Kari Vik', companyUserId: leaderId }), somebody({ name: 'Ola Lie', companyUserId })];
  const body = { documentId, name: 'Avtale med Ola Lie', recipients, signingMethod: 'link', dueDate: null };
  const request = requestIn(await admin.call(createSigningRequest, { body }));
  const about = { scope: 'signingRecipient', scopeId: request.recipients[0]?.recipientId ?? '', affectedId: request.signingRequestId };
  const facts = { day: '2026-11-22', signature: { person: 'Kari Vik', document: request.name ?? '' } };
  const subject = subjectOf('signature', leaderId, { ...about, facts });
  const telling = { reason: 'PendingContractSignature', companyUserId: leaderId, subject, channels: [1] } as const;
  await server.database.forCompany(companyId, (company) => notifyPeople(company, server.services, [telling]));
  const told = async () => JSON.stringify((await leader.call(getUserNotifications, { query: {} })).json['userNotifications']);
  expect(await told()).toContain('Avtale med Ola Lie');
  await admin.call(deactivateCompanyUser, { body: { companyUserId } });
  expect((await admin.call(deleteCompanyUser, { body: { companyUserId } })).codes).toEqual([]);
  expect(await told()).not.toContain('Ola Lie');
});
