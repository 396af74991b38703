import { describe, expect, test } from 'vitest';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Notification } from '#features/notifications/contract/notification.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { updateProtocol } from '../contract/endpoints-protocol.ts';
import { deleteTreatment, updateTreatment } from '../contract/endpoints-treatments.ts';
import { addedAgreement, addedTreatment, protocolOf } from '../testing/given.ts';
import { notifyOfReviews } from './notify-reviews.ts';

const server = await testServer();
const { clock, database, services } = server;
const begin = '2026-11-21T09:00:00Z';

async function companyToNotify() {
  clock.set(begin);
  const company = await server.newCompany();
  const tell = (moment: string) => {
    clock.set(moment);
    return database.forCompany(company.companyId, (unit) => notifyOfReviews(unit, services));
  };
  return { ...company, tell };
}

/** What somebody was told, as they read it on 21 November 2026: their session is of that day. */
const bell = async (who: Caller) => {
  clock.set(begin);
  const { json } = await who.call(getUserNotifications, { query: { limit: 25 } });
  return (json['userNotifications'] as Notification[]).filter(({ reason }) => reason === 'GdprSubmoduleUpdated');
};

describe('a treatment that is to be reviewed', () => {
  test('is told of to its owner in the morning 30 days before and on the day, each once', async () => {
    const { admin, person, tell } = await companyToNotify();
    const owner = await person('gdpr');
    const { treatmentId } = await addedTreatment(admin, { nextReview: '2027-06-30', employeeId: owner.companyUserId });
    await tell('2027-05-30T08:00:00Z');
    await tell('2027-05-31T04:59:00Z');
    expect(await bell(owner)).toEqual([]);
    await Promise.all([tell('2027-05-31T05:00:00Z'), tell('2027-05-31T05:00:00Z')]);
    await tell('2027-05-31T21:00:00Z');
    await tell('2027-06-01T05:00:00Z');
    const [one, ...more] = await bell(owner);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      notificationReasonDescription: 'Behandlingen «Lønn / Payroll» må gjennomgås innen 30. juni 2027.',
      target: { path: '/gdpr/treatment/view', query: { treatmentId } },
    });
    await tell('2027-06-30T06:00:00Z');
    expect([(await bell(owner)).length, (await bell(admin)).length]).toEqual([2, 0]);
  });

  test('is told of also by e-mail', async () => {
    const { admin, tell } = await companyToNotify();
    await addedTreatment(admin, { treatmentName: 'Adgangskort', nextReview: '2027-06-30' });
    const mails = async () => (await server.mails()).filter(({ text }) => text.includes('Adgangskort')).length;
    await tell('2027-05-31T06:00:00Z');
    await tell('2027-05-31T07:00:00Z');
    expect(await mails()).toBe(1);
  });

  test('is not told of once it is deleted, has another day, or was given a nearer day afterwards', async () => {
    const { admin, tell } = await companyToNotify();
    const gone = await addedTreatment(admin, { nextReview: '2027-06-30' });
    await admin.call(deleteTreatment, { body: { treatmentId: gone.treatmentId, key: gone.key } });
    const moved = await addedTreatment(admin, { nextReview: '2027-06-30' });
    await admin.call(updateTreatment, { body: { treatmentId: moved.treatmentId, nextReview: '2027-12-31' } });
    await addedTreatment(admin, { nextReview: '2026-12-15' });
    await tell('2026-11-22T08:00:00Z');
    await tell('2027-05-31T08:00:00Z');
    expect(await bell(admin)).toEqual([]);
  });

  test('goes to whoever is responsible when its owner has left, else to those who keep the area', async () => {
    const { admin, person, tell } = await companyToNotify();
    const [owner, responsible] = [await person('gdpr'), await person('gdpr')];
    await addedTreatment(admin, { nextReview: '2027-06-30', employeeId: owner.companyUserId });
    const { protocolId } = await protocolOf(admin);
    await admin.call(updateProtocol, { body: { protocolId, responsible: responsible.companyUserId } });
    await admin.call(deactivateCompanyUser, { body: { companyUserId: owner.companyUserId } });
    await tell('2027-05-31T08:00:00Z');
    expect([(await bell(responsible)).length, (await bell(admin)).length]).toEqual([1, 0]);
    await admin.call(deactivateCompanyUser, { body: { companyUserId: responsible.companyUserId } });
    await tell('2027-06-30T08:00:00Z');
    expect(await bell(admin)).toHaveLength(1);
  });
});

test('a processor agreement that ends is told of 30 days before and on its last day', async () => {
  const { admin, tell } = await companyToNotify();
  await addedAgreement(admin, { validTo: '2027-06-30' });
  await addedAgreement(admin);
  await tell('2027-05-31T08:00:00Z');
  await tell('2027-06-30T08:00:00Z');
  const told = await bell(admin);
  expect(told.map(({ target }) => target)).toEqual([0, 1].map(() => ({ path: '/gdpr/data-processor-agreement', query: {} })));
  expect(told[0]?.notificationReasonDescription).toMatch(/^Databehandleravtalen for «Program .*» går ut om 221 dager, 30\. juni 2027\.$/);
});
