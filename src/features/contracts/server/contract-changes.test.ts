import { describe, expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { generateNotifications, getContractLogDetails, silenceNotifications } from '../contract/endpoints.ts';
import type { Contract } from '../contract/entities.ts';
import { allDaysBefore, maxContacts, maxNotifications } from '../contract/kinds.ts';
import { open, update } from '../testing/calls.ts';
import { addedContract, contractOf, sendContract } from '../testing/given.ts';

const server = await testServer();
const rounds = [14, 30, 60, 90, 120, 150, 180, 270];

test('a change that waits for another one keeps the notifications that the other made', async () => {
  const { admin } = await server.newCompany();
  const { contractId } = await addedContract(admin, { notifications: [] });
  for (const when of rounds) {
    const notifications = [{ type: 1, when, channels: [1] }];
    const both = [update(admin, { contractId, notifications }), update(admin, { contractId, name: `Leie ${when}` })];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    const read = contractOf(await open(admin, { contractId }));
    expect([read.name, read.notifications.map((one) => one.when)]).toEqual([`Leie ${when}`, [when]]);
  }
});

test('whoever loses is shown all that is stored, also the notifications', async () => {
  const { admin } = await server.newCompany();
  const { contractId, version: first } = await addedContract(admin, { notifications: [] });
  let version = first;
  for (const when of rounds) {
    const notifications = [{ type: 1, when, channels: [1] }];
    const both = await Promise.all([0, 1].map(() => update(admin, { contractId, version, notifications })));
    const [contract] = both.flatMap(({ status, json }) => (status === 409 ? [(json['details'] as { contract: Contract }).contract] : []));
    expect(contract?.notifications.map((one) => one.when)).toEqual([when]);
    version += 1;
  }
});

test('a value that is only written otherwise is no change', async () => {
  const { admin } = await server.newCompany();
  const { contractId } = await addedContract(admin, { value: '1200.50' });
  expect(contractOf(await update(admin, { contractId, value: '01 200,5' })).version).toBe(1);
  await update(admin, { contractId, value: '1200.5', name: 'Leie av lager' });
  const { contractLogs } = contractOf(await open(admin, { contractId })) as Contract & { contractLogs: { logId: string }[] };
  const { json } = await admin.call(getContractLogDetails, { query: { logId: contractLogs[0]?.logId } });
  expect((json['changes'] as { field: string }[]).map(({ field }) => field)).toEqual(['name']);
});

test.each(['0.01', '0.10', '9999999999.99'])('a value of %s is kept to the cent, also for a year', async (value) => {
  const { admin } = await server.newCompany();
  const { contractValue, valuePerYear } = await addedContract(admin, { value, interval: 1 });
  const [whole = '', cents = ''] = value.split('.');
  const ofYear = String(BigInt(whole + cents) * 12n).padStart(3, '0');
  expect([contractValue, valuePerYear]).toEqual([value, `${ofYear.slice(0, -2)}.${ofYear.slice(-2)}`]);
});

test('suggested notifications that were all turned off are turned on by suggesting them', async () => {
  const { admin } = await server.newCompany();
  const { contractId, notifications } = await addedContract(admin);
  expect((await admin.call(silenceNotifications, { body: { contractId } })).json['turnedOff']).toBe(2);
  const answer = await admin.call(generateNotifications, { body: { contractId } });
  const made = contractOf(answer).notifications;
  expect(made.map(({ notificationId, active }) => [notificationId, active])).toEqual(
    notifications.map(({ notificationId }) => [notificationId, true]),
  );
  expect(answer.json['notificationChanges']).toMatchObject([
    { kind: 'turnedOn', when: 150, before: null },
    { kind: 'turnedOn', when: 120, before: null },
  ]);
});

test('more notifications than a contract may have are not suggested', async () => {
  const { admin } = await server.newCompany();
  const full = Array.from({ length: maxNotifications - 1 }, () => ({ type: 1, when: 30, channels: [1] }));
  const { contractId } = await addedContract(admin, { notifications: full });
  const made = contractOf(await admin.call(generateNotifications, { body: { contractId } }));
  expect(made.notifications.filter(({ isSuggested }) => isSuggested).map(({ when }) => when)).toEqual([150]);
  expect((await update(admin, { contractId, notifications: made.notifications })).status).toBe(200);
});

test('a contract with all that it may have is saved as it was read', async () => {
  const { admin } = await server.newCompany();
  const { contractId } = await addedContract(admin, {
    contactInformation: Array.from({ length: maxContacts }, (_unused, place) => ({ name: `Kontakt ${place}` })),
    notifications: allDaysBefore.map((when) => ({ type: 1, when, channels: [1, 2, 3] })),
  });
  const read = contractOf(await open(admin, { contractId }));
  const { name, party, signedBy, category, startDate, endDate, contactInformation, notifications, version } = read;
  const sent = { name, party, signedBy, category, startDate, endDate, contactInformation, notifications };
  const answer = await update(admin, { contractId, version, ...sent });
  expect([answer.status, contractOf(answer).version]).toEqual([200, 1]);
});

test('a notice of years has days before it, and a notification of them is kept with it', async () => {
  const { admin } = await server.newCompany();
  const noticePeriod = { number: 2000, unit: 'day' };
  const { contractId, notifications } = await addedContract(admin, { noticePeriod, endDate: '2036-12-31' });
  expect(notifications.map(({ when }) => when)).toEqual([2090, 2030]);
  const told = (when: number) => update(admin, { contractId, notifications: [{ type: 1, when, channels: [1] }] });
  expect([(await told(2030)).status, (await told(2031)).status, (await told(3751)).status]).toEqual([200, 400, 400]);
  const shorter = await update(admin, { contractId, noticePeriod: { number: 3, unit: 'month' } });
  expect(contractOf(shorter).notifications.map(({ when }) => when)).toEqual([150, 120]);
});

test('fields that are too long together are refused before they are judged', async () => {
  const { admin } = await server.newCompany();
  const half = 'x'.repeat(524_289);
  const statuses = [{ name: half }, { name: half, party: half }].map(async (contract) => (await sendContract(admin, contract)).status);
  expect(await Promise.all(statuses)).toEqual([400, 413]);
});

describe('notifications whose dates move', () => {
  const half = { noticePeriod: { number: 6, unit: 'month' } };
  const shown = (answer: Awaited<ReturnType<typeof update>>) => contractOf(answer).notifications.map(({ when, active }) => [when, active]);

  test('stay off when all of them were turned off', async () => {
    const { admin } = await server.newCompany();
    const { contractId } = await addedContract(admin);
    await admin.call(silenceNotifications, { body: { contractId } });
    expect(shown(await update(admin, { contractId, ...half }))).toEqual([
      [270, false],
      [210, false],
    ]);
  });

  test.each<[string, object, object]>([
    ['is made inactive and active again', { status: 2 }, { status: 1 }],
    ['loses its end and gets another', { endDate: null }, { endDate: '2028-06-30' }],
    [
      'is inactive while its notice is changed',
      { status: 2, noticePeriod: null },
      { status: 1, noticePeriod: { number: 14, unit: 'day' } },
    ],
  ])('stay as they are while there is no deadline, of a contract that %s', async (_name, away, back) => {
    const { admin } = await server.newCompany();
    for (const isOff of [true, false]) {
      const { contractId, notifications } = await addedContract(admin);
      if (isOff) await admin.call(silenceNotifications, { body: { contractId } });
      const waiting = await update(admin, { contractId, ...away });
      expect(shown(waiting)).toEqual(notifications.map(({ when }) => [when, !isOff]));
      expect(contractOf(waiting).notifications.map(({ nextDate }) => nextDate)).toEqual([null, null]);
      expect(shown(await update(admin, { contractId, ...back })).map(([, active]) => active)).toEqual([!isOff, !isOff]);
    }
  });

  test('are kept when somebody chose to whom or how they go', async () => {
    const { admin, person } = await server.newCompany();
    const { companyUserId: recipient } = await person('officeadmin');
    const { contractId, notifications } = await addedContract(admin);
    const [first, second] = notifications.map(({ notificationId, type, when, channels }) => ({ notificationId, type, when, channels }));
    await update(admin, {
      contractId,
      notifications: [
        { ...first, recipient },
        { ...second, channels: [1] },
      ],
    });
    expect(shown(await update(admin, { contractId, ...half }))).toEqual([
      [270, true],
      [210, true],
      [150, true],
      [120, true],
    ]);
  });
});
