import { describe, expect, test } from 'vitest';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import {
  createContract,
  explainDeadline,
  generateNotifications,
  getContractLogDetails,
  silenceNotifications,
} from '../contract/endpoints.ts';
import type { Contract } from '../contract/entities.ts';
import { listOf, names, open, update } from '../testing/calls.ts';
import { addedContract, contractOf, lease, sendContract, textFile } from '../testing/given.ts';

const server = await testServer();
const byText = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b));

describe('a contract', () => {
  test('is added with files in two folders, with its deadline and why', async () => {
    const { admin } = await server.newCompany();
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    const contract = await addedContract(
      admin,
      {},
      {
        files: [textFile('leie.txt'), textFile('plan.txt'), textFile('brann.txt')],
        filesTags: [{ tagIds: [first] }, { tagIds: [second] }, { tagIds: [second] }],
        tagsToCreate: [
          { tagId: first, tagName: 'Avtale' },
          { tagId: second, tagName: 'Vedlegg' },
        ],
      },
    );
    // 30 September 2026 is past on 21 November.
    expect(contract.deadline).toEqual({
      state: 'upcoming',
      type: 1,
      date: '2027-09-30',
      noticeDate: '2027-09-30',
      actBy: '2027-09-30',
      termEnd: '2027-12-31',
      why: [
        { key: 'firstEnd', date: '2026-12-31' },
        { key: 'renewed', times: 1, interval: { number: 12, unit: 'month' }, date: '2027-12-31' },
        { key: 'noticePast', date: '2026-09-30' },
        { key: 'notice', interval: { number: 3, unit: 'month' }, date: '2027-09-30' },
      ],
    });
    expect(contract.notifications.map(({ when, date, isSuggested }) => [when, date, isSuggested])).toEqual([
      [150, '2027-08-03', true],
      [120, '2027-09-02', true],
    ]);
    const read = (await open(admin, contract)).json['contract'] as Contract & {
      contractFiles: { fileName: string; tags: { tagName: string }[] }[];
      contractLogs: { sentence: string }[];
    };
    expect(read.contractFiles.map(({ fileName, tags }) => [fileName, tags.map(({ tagName }) => tagName)]).toSorted(byText)).toEqual([
      ['brann.txt', ['Vedlegg']],
      ['leie.txt', ['Avtale']],
      ['plan.txt', ['Vedlegg']],
    ]);
    expect(read.contractLogs.map(({ sentence }) => sentence)).toContain('Kari Nordmann la til avtalen «Leie av kontor»');
    expect(read).toMatchObject({ valuePerYear: '300000.00', contractValueAsNumber: 25_000, version: 1, permissions: { delete: true } });
  });

  test('needs party, name and responsible, and an end that is not before the start', async () => {
    const { admin } = await server.newCompany();
    const answer = await admin.call(createContract, { body: { contract: {} }, files: [] });
    expect(answer.fields).toEqual({ 'contract.party': 'required', 'contract.name': 'required', 'contract.responsible': 'required' });
    const late = await sendContract(admin, { startDate: '2026-12-31', endDate: '2026-12-30' });
    expect(late.fields).toEqual({ 'contract.endDate': 'endBeforeStart' });
    expect((await sendContract(admin, { startDate: '2026-12-31', endDate: '2026-12-31' })).status).toBe(200);
    const extra = { noticePeriod: '', notifications: [{ type: 1, when: 44, channels: [1] }] };
    expect((await sendContract(admin, extra)).fields).toEqual({ 'contract.notifications[0].when': 'select' });
  });

  test('reads a bare number as days', async () => {
    const { admin } = await server.newCompany();
    const { noticePeriod, renewalInterval } = await addedContract(admin, { noticePeriod: 45, renewalInterval: 365 });
    expect([noticePeriod, renewalInterval]).toEqual([
      { number: 45, unit: 'day' },
      { number: 365, unit: 'day' },
    ]);
  });

  test('leaves nothing behind when one of its files is refused', async () => {
    const { admin } = await server.newCompany();
    const twice = textFile('a.txt');
    const answer = await sendContract(admin, {}, { files: [twice, { ...twice, name: 'b.txt' }] });
    expect(answer.codes).toEqual(['files.DuplicateFile']);
    expect(answer.json['details']).toMatchObject({
      files: [{ part: 'files[0]' }, { part: 'files[1]', fileName: 'b.txt', code: 'files.DuplicateFile' }],
    });
    expect(await names(admin)).toEqual([]);
    const contract = await addedContract(admin);
    const refused = await update(admin, { contractId: contract.contractId, name: 'Nytt navn' }, [twice, { ...twice, name: 'b.txt' }]);
    expect(refused.codes).toEqual(['files.DuplicateFile']);
    expect(contractOf(await open(admin, contract))).toMatchObject({ name: 'Leie av kontor', version: 1 });
  });

  test('is not added beyond what the subscription covers', async () => {
    const company = await server.newCompany();
    await limitCompany(server, company, { contractLimit: 2 });
    await addedContract(company.admin);
    const both = await Promise.all([sendContract(company.admin), sendContract(company.admin)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(both.find(({ status }) => status === 403)).toMatchObject({
      codes: ['contracts.LimitReached'],
      json: { details: { limit: 2, used: 2 } },
    });
    expect((await listOf(company.admin))['limit']).toEqual({ limit: 2, used: 2 });
    const [contractId] = both.filter(({ status }) => status === 200).map((answer) => contractOf(answer).contractId);
    expect((await sendContract(company.admin, { parentContractId: contractId })).codes).toEqual(['contracts.LimitReached']);
    const asked = await company.admin.call(checkCompanyLimits, { body: { limits: ['contractLimit'] } });
    expect(asked.json['limits']).toEqual({ contractLimit: { limit: 2, used: 2 } });
  });

  test('has a responsible of the company who reaches the register', async () => {
    const { admin, person } = await server.newCompany();
    const roles = ['officeadmin', 'hradmin', 'manager', 'employee', 'accountant', 'boardmember'] as const;
    const codes = await Promise.all(
      roles.map(async (role) => (await sendContract(admin, { responsible: (await person(role)).companyUserId })).codes),
    );
    expect(codes).toEqual([[], [], [], ['contracts.NotResponsible'], ['contracts.NotResponsible'], ['contracts.NotResponsible']]);
    const away = await person('officeadmin', { state: 'inactive' });
    expect((await sendContract(admin, { responsible: away.companyUserId })).codes).toEqual(['contracts.NotResponsible']);
    const told = { notifications: [{ type: 1, when: 30, channels: [1], recipient: away.companyUserId }] };
    expect((await sendContract(admin, told)).codes).toEqual(['contracts.NotRecipient']);
  });
});

describe('a change', () => {
  test('keeps what is absent, clears what is null, and is logged field by field', async () => {
    const { admin } = await server.newCompany();
    const { contractId } = await addedContract(admin, { category: 'Leie', signedBy: 'Kari' });
    const changed = contractOf(await update(admin, { contractId, version: 1, category: null, status: 4 }));
    expect(changed).toMatchObject({ category: null, signedBy: 'Kari', status: 4, version: 2, endDate: '2026-12-31' });
    const { contractLogs } = contractOf(await open(admin, { contractId })) as Contract & { contractLogs: { logId: string }[] };
    const { json } = await admin.call(getContractLogDetails, { query: { logId: contractLogs[0]?.logId } });
    expect(json['changes']).toHaveLength(2);
    expect(json['changes']).toEqual(
      expect.arrayContaining([
        { field: 'category', label: 'Kategori', before: 'Leie', after: null },
        { field: 'status', label: 'Status', before: 'Aktiv', after: 'I prøveperiode' },
      ]),
    );
  });

  test('says lengths of time in the log as people do', async () => {
    const { admin } = await server.newCompany();
    const { contractId } = await addedContract(admin);
    const lengths = { noticePeriod: { number: 1, unit: 'month' }, renewalInterval: { number: 14, unit: 'day' } };
    await update(admin, { contractId, version: 1, ...lengths });
    const { contractLogs } = contractOf(await open(admin, { contractId })) as Contract & { contractLogs: { logId: string }[] };
    const { json } = await admin.call(getContractLogDetails, { query: { logId: contractLogs[0]?.logId } });
    expect(json['changes']).toEqual(
      expect.arrayContaining([
        { field: 'noticePeriod', label: 'Oppsigelsestid', before: '3 måneder', after: '1 måned' },
        { field: 'renewalInterval', label: 'Fornyes med', before: '12 måneder', after: '14 dager' },
      ]),
    );
  });

  test('that changes nothing leaves version and log alone', async () => {
    const { admin } = await server.newCompany();
    const { contractId } = await addedContract(admin, { contactInformation: [{ name: 'Per', email: 'per@example.no' }] });
    const { responsible, ...same } = lease(admin);
    const again = contractOf(
      await update(admin, { contractId, ...same, responsible, contactInformation: [{ name: 'Per', email: 'per@example.no' }] }),
    );
    expect(again.version).toBe(1);
  });

  test('of an older version is refused with what is stored', async () => {
    const { admin } = await server.newCompany();
    const { contractId } = await addedContract(admin);
    await update(admin, { contractId, version: 1, name: 'Leie av lager' });
    const late = await update(admin, { contractId, version: 1, name: 'Leie av butikk' });
    expect([late.status, late.codes]).toEqual([409, ['common.Conflict']]);
    expect(late.json['details']).toMatchObject({ contract: { name: 'Leie av lager', version: 2, changedById: admin.companyUserId } });
  });

  test('by two hundred at once from one version is made once, and each of the others is told of it', async () => {
    const { admin } = await server.newCompany();
    const { contractId } = await addedContract(admin, { signedBy: null });
    const fields = ['name', 'party', 'category', 'signedBy'];
    const wishes = Array.from({ length: 200 }, (_unused, place) => ({ [fields[place % 4] ?? 'name']: `Endring ${place}` }));
    const answers = await Promise.all(wishes.map((wish) => update(admin, { contractId, version: 1, ...wish })));
    const [won, ...more] = answers.flatMap(({ status }, place) => (status === 200 ? [wishes[place]] : []));
    expect([more, contractOf(await open(admin, { contractId }))]).toMatchObject([[], { version: 2, ...won }]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ codes }) => codes)).toEqual(Array.from({ length: 199 }, () => ['common.Conflict']));
    for (const { json } of refused) expect(json['details']).toMatchObject({ contract: { version: 2, ...won } });
  });

  test('by many at once who begin again with what is stored loses none', async () => {
    const { admin } = await server.newCompany();
    const { contractId } = await addedContract(admin);
    const wished = Array.from({ length: 10 }, (_unused, place) => `Kontakt ${place}`);
    const add = async (name: string, stored: Contract): Promise<void> => {
      const { version, contactInformation } = stored;
      const answer = await update(admin, { contractId, version, contactInformation: [...contactInformation, { name }] });
      if (answer.status === 409) await add(name, (answer.json['details'] as { contract: Contract }).contract);
    };
    const read = contractOf(await open(admin, { contractId }));
    await Promise.all(wished.map((name) => add(name, read)));
    const { contactInformation, version } = contractOf(await open(admin, { contractId }));
    expect([contactInformation.map(({ name }) => name).toSorted(byText), version]).toEqual([wished.toSorted(byText), 11]);
  });

  test('of dates makes suggested notifications anew and says what changed', async () => {
    const { admin } = await server.newCompany();
    const { contractId } = await addedContract(admin);
    const answer = await update(admin, { contractId, noticePeriod: null, endDate: '2027-06-30' });
    expect(answer.json['notificationChanges']).toEqual([
      { kind: 'removed', when: 150, before: '2027-08-03', after: null, isPast: false },
      { kind: 'removed', when: 120, before: '2027-09-02', after: null, isPast: false },
      { kind: 'added', when: 90, before: null, after: '2027-04-01', isPast: false },
      { kind: 'added', when: 30, before: null, after: '2027-05-31', isPast: false },
    ]);
    expect(contractOf(answer).notifications.map(({ when }) => when)).toEqual([90, 30]);
  });

  test('to termination makes the running term the last', async () => {
    const { admin } = await server.newCompany();
    const { contractId } = await addedContract(admin);
    const { deadline, terminatedOn } = contractOf(await update(admin, { contractId, status: 3 }));
    expect([deadline.termEnd, deadline.type, terminatedOn]).toEqual(['2026-12-31', 2, '2026-11-21']);
    expect(contractOf(await update(admin, { contractId, status: 1 })).terminatedOn).toBeNull();
  });

  test('of a terminated one is explained by the day of its termination', async () => {
    const { admin } = await server.newCompany();
    const terms = { status: 3, endDate: '2026-02-28', renewalInterval: { number: 1, unit: 'month' } };
    const deadlineOf = async (more: object) => (await admin.call(explainDeadline, { body: { ...terms, ...more } })).json['deadline'];
    expect(await deadlineOf({})).toMatchObject({ state: 'upcoming', date: '2026-11-28', actBy: '2026-11-27' });
    expect(await deadlineOf({ terminatedOn: '2026-10-05' })).toMatchObject({ state: 'expired', termEnd: '2026-10-28' });
  });
});

describe('notifications', () => {
  test('are suggested in place of those that were suggested, and turned off', async () => {
    const { admin } = await server.newCompany();
    const { contractId } = await addedContract(admin, { notifications: [{ type: 1, when: 30, channels: [3, 1] }] });
    const made = contractOf(await admin.call(generateNotifications, { body: { contractId } }));
    expect(made.notifications.map(({ when, channels, isSuggested }) => [when, channels, isSuggested])).toEqual([
      [150, [1, 2], true],
      [120, [1, 2], true],
      [30, [1, 3], false],
    ]);
    const off = await admin.call(silenceNotifications, { body: { contractId } });
    expect([off.json['turnedOff'], contractOf(off).hasActiveNotifications]).toEqual([3, false]);
    expect((await admin.call(silenceNotifications, { body: { contractId } })).json['turnedOff']).toBe(0);
    const stale = await admin.call(generateNotifications, { body: { contractId, version: 1 } });
    expect(stale.codes).toEqual(['common.Conflict']);
  });

  test('need a deadline to count from', async () => {
    const { admin } = await server.newCompany();
    const { contractId, notifications } = await addedContract(admin, { endDate: null });
    expect(notifications).toEqual([]);
    expect((await admin.call(generateNotifications, { body: { contractId } })).codes).toEqual(['contracts.NoDates']);
  });
});
