import { describe, expect, test } from 'vitest';
import { setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getPossibleResponsibles } from '../contract/endpoints-register.ts';
import {
  createContractTag,
  deleteContractFile,
  deleteContractTags,
  updateContractFiles,
  uploadContractFile,
} from '../contract/endpoints-files.ts';
import { deleteContract, getContractLogDetails, getContractLogs, updateResponsible, updateTrafficLight } from '../contract/endpoints.ts';
import type { ContractLog, ContractRow, HandedContract } from '../contract/entities.ts';
import { listOf, names, open, update } from '../testing/calls.ts';
import { addedContract, contractOf, sendContract, textFile } from '../testing/given.ts';

const server = await testServer();
const byText = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b));

describe('rights', () => {
  test('a manager sees and changes those they are responsible for, and no others', async () => {
    const { admin, person } = await server.newCompany();
    const manager = await person('manager');
    const own = await addedContract(admin, { name: 'Egen', responsible: manager.companyUserId });
    const other = await addedContract(admin, { name: 'Annen' });
    expect(await names(manager)).toEqual(['Egen']);
    expect((await update(manager, { contractId: own.contractId, name: 'Egen igjen' })).status).toBe(200);
    const closed = await open(manager, other);
    expect([closed.status, closed.json['details']]).toEqual([403, { responsible: 'Kari Nordmann' }]);
    const { contractLogs } = (await open(manager, own)).json['contract'] as { contractLogs: ContractLog[] };
    const [line] = contractLogs;
    const { json } = await manager.call(getContractLogDetails, { query: { logId: line?.logId } });
    expect(json).toMatchObject({
      log: { logId: line?.logId, isErased: false },
      changes: [{ field: 'name', before: 'Egen', after: 'Egen igjen' }],
    });
    expect((await manager.call(deleteContract, { body: { contractId: own.contractId, name: 'Egen igjen' } })).status).toBe(403);
    expect((await update(manager, { contractId: own.contractId, responsible: admin.companyUserId })).status).toBe(403);
    expect((await sendContract(manager)).status).toBe(403);
  });

  test('whoever reads all changes only those they are responsible for', async () => {
    const { admin, person } = await server.newCompany();
    const hr = await person('hradmin');
    const own = await addedContract(admin, { responsible: hr.companyUserId });
    const other = await addedContract(admin);
    const light = (contractId: string) => hr.call(updateTrafficLight, { body: { contractId, trafficLight: 'Red' } });
    expect([(await light(own.contractId)).status, (await light(other.contractId)).status]).toEqual([200, 403]);
    const rows = (await listOf(hr))['contracts'] as ContractRow[];
    expect(rows.map(({ trafficLight, permissions }) => [trafficLight, permissions.trafficLight]).toSorted(byText)).toEqual([
      ['Red', true],
      [null, false],
    ]);
    const files = await hr.call(updateContractFiles, { body: { contractId: other.contractId }, files: [textFile()] });
    expect(files.status).toBe(403);
    expect((await listOf(await person('employee')))['contracts']).toBeUndefined();
  });

  test('a manager is not told which contracts others have', async () => {
    const { admin, person } = await server.newCompany();
    const manager = await person('manager');
    await addedContract(admin);
    await addedContract(admin, { responsible: manager.companyUserId });
    const countsOf = async (who: typeof manager) => {
      const people = (await who.call(getPossibleResponsibles)).json['people'] as { companyUserId: string; contracts: number }[];
      return [admin, manager].map(({ companyUserId: id }) => people.find(({ companyUserId }) => companyUserId === id)?.contracts);
    };
    expect([await countsOf(admin), await countsOf(manager)]).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(JSON.stringify((await admin.call(getPossibleResponsibles)).json)).not.toMatch(/leie av/i);
  });

  test('the log has what changed of contacts and notifications in words', async () => {
    const { admin, person } = await server.newCompany();
    const { companyUserId: recipient } = await person('employee', { firstName: 'Eva', lastName: 'Dal' });
    const contract = await addedContract(admin, { contactInformation: [{ name: 'Ola Lund', phone: '90909090' }] });
    const changesAfter = async (change: object) => {
      await update(admin, { contractId: contract.contractId, ...change });
      const [line] = ((await open(admin, contract)).json['contract'] as { contractLogs: ContractLog[] }).contractLogs;
      const { json } = await admin.call(getContractLogDetails, { query: { logId: line?.logId } });
      return (json['changes'] as { label: string; before: string; after: string }[]).map(({ label, before, after }) => [
        label,
        before,
        after,
      ]);
    };
    expect(await changesAfter({ contactInformation: [{ name: 'Ola Lund', title: 'Sjef', phone: '91919191', email: 'ola@x.no' }] })).toEqual(
      [['Kontaktpersoner', 'Ola Lund · +47 90909090', 'Ola Lund · ola@x.no · +47 91919191 · Sjef']],
    );
    expect(await changesAfter({ notifications: [{ type: 1, when: 120, channels: [1, 3], recipient }] })).toEqual([
      [
        'Varsler som er på',
        '150 dager før · I Samspill, E-post\n120 dager før · I Samspill, E-post',
        '120 dager før · I Samspill, SMS · Eva Dal',
      ],
    ]);
  });

  test('the log has what happened to files and folders, also to those in the trash, as far as the reader sees them', async () => {
    const { admin, person } = await server.newCompany();
    const reader = await person('hradmin');
    const { contractId } = await addedContract(admin, {}, { files: [textFile('leie.txt')] });
    const { json } = await admin.call(createContractTag, { body: { Name: 'Lønn', ContractId: contractId } });
    const { tagId } = json['tag'] as { tagId: string };
    const sent = await admin.call(uploadContractFile, { body: { contractId, folder: tagId }, files: [textFile('hemmelig.txt')] });
    const [file] = sent.json['files'] as { contractFileId: string }[];
    await admin.call(deleteContractFile, { body: { contractFileId: file?.contractFileId } });
    const linesOf = async (who: Caller) => (await who.call(getContractLogs, { query: { contractId } })).json['logs'] as ContractLog[];
    const told = [
      'slettet filen «hemmelig.txt» i en avtale',
      'la filen «hemmelig.txt» til en avtale',
      'opprettet mappen «Lønn» i en avtale',
    ];
    const all = [...told, 'la til avtalen «Leie av kontor»', 'la filen «leie.txt» til en avtale'];
    const sentences = async (who: Caller) => (await linesOf(who)).map(({ sentence }) => sentence.replace('Kari Nordmann ', '')).toSorted();
    expect(await sentences(reader)).toEqual(all.toSorted());
    const hidden = (await linesOf(reader)).find(({ sentence }) => sentence.includes('hemmelig'));
    const details = (who: Caller) => who.call(getContractLogDetails, { query: { logId: hidden?.logId } });
    expect((await details(reader)).status).toBe(200);
    const grants = [{ roleId: roleIds.officeadmin, level: 'view' }];
    expect((await admin.call(setItemPermissions, { body: { itemType: 'folder', itemId: tagId, grants } })).codes).toEqual([]);
    expect(await sentences(reader)).toEqual(all.filter((one) => !told.includes(one)).toSorted());
    expect((await details(reader)).status).toBe(404);
  });

  test('a restricted folder is not deleted before it is said what becomes of its files (files.25)', async () => {
    const { admin } = await server.newCompany();
    const { contractId } = await addedContract(admin);
    const { json } = await admin.call(createContractTag, { body: { Name: 'Lønn', ContractId: contractId } });
    const { tagId } = json['tag'] as { tagId: string };
    await admin.call(uploadContractFile, { body: { contractId, folder: tagId }, files: [textFile('hemmelig.txt')] });
    const remove = () => admin.call(deleteContractTags, { body: { tagIds: [tagId], ContractId: contractId } });
    const change = (more: object) =>
      admin.call(updateContractFiles, { body: { contractId, tagsToDeleteIds: [tagId], ...more }, files: [] });
    const grants = [{ roleId: roleIds.officeadmin, level: 'view' }];
    expect((await admin.call(setItemPermissions, { body: { itemType: 'folder', itemId: tagId, grants } })).codes).toEqual([]);
    for (const { codes, json: answer } of [await remove(), await change({})]) {
      const files = [{ part: 'tagsToDeleteIds[0]', fileName: 'Lønn', code: 'files.ChooseContent' }];
      expect([codes, answer['details']]).toEqual([['files.ChooseContent'], { files }]);
    }
    expect((await change({ deleteAllRelatedTagsAndFiles: true })).json).toMatchObject({ contractFiles: [] });
  });

  test('another company’s contract is not found', async () => {
    const [{ admin }, other] = [await server.newCompany(), await server.newCompany()];
    const contract = await addedContract(other.admin);
    expect((await open(admin, contract)).status).toBe(404);
    const changed = await update(admin, { contractId: contract.contractId, name: 'X' });
    expect([changed.status, changed.json['details']]).toEqual([404, { missing: 'contract' }]);
  });
});

test('all contracts of a person are given to another at once', async () => {
  const { admin, person } = await server.newCompany();
  const office = await person('officeadmin');
  for (const name of ['A', 'B']) await addedContract(admin, { name });
  const body = { Responsible: admin.companyUserId, NewResponsible: office.companyUserId };
  expect((await admin.call(updateResponsible, { body })).json['handedOver']).toBe(2);
  expect(await names(admin, { responsibleIds: [office.companyUserId] })).toHaveLength(2);
  const employee = await person('employee');
  expect((await admin.call(updateResponsible, { body: { ...body, NewResponsible: employee.companyUserId } })).codes).toEqual([
    'contracts.NotResponsible',
  ]);
});

describe('handing over is undone', () => {
  test('for exactly the contracts that went and that nobody has changed since', async () => {
    const { admin, person } = await server.newCompany();
    const [from, to] = [await person('officeadmin'), await person('officeadmin')];
    for (const name of ['A', 'B', 'C']) await addedContract(admin, { name, responsible: from.companyUserId });
    await addedContract(admin, { name: 'Own', responsible: to.companyUserId });
    const there = { body: { Responsible: from.companyUserId, NewResponsible: to.companyUserId } };
    const contracts = (await admin.call(updateResponsible, there)).json['contracts'] as HandedContract[];
    expect(contracts).toHaveLength(3);
    const [first] = contracts;
    await update(admin, { contractId: first?.contractId, responsible: admin.companyUserId });
    await update(admin, { contractId: first?.contractId, responsible: to.companyUserId });
    const back = { body: { Responsible: to.companyUserId, NewResponsible: from.companyUserId, contracts } };
    expect((await admin.call(updateResponsible, back)).json).toMatchObject({ handedOver: 2, contracts: [{}, {}] });
    expect(await names(admin, { responsibleIds: [to.companyUserId] })).toHaveLength(2);
    expect(await names(admin, { responsibleIds: [to.companyUserId] })).toContain('Own');
    // Once more nothing is left to give back.
    expect((await admin.call(updateResponsible, back)).json).toMatchObject({ handedOver: 0, contracts: [] });
  });

  test('with the notifications that went along, and those that named the receiver left as they were', async () => {
    const { admin, person } = await server.newCompany();
    const to = await person('officeadmin');
    const recipients = [to.companyUserId, admin.companyUserId, null];
    const notifications = recipients.map((recipient, place) => ({ type: 1, when: 120 - 30 * place, channels: [1], recipient }));
    const contract = await addedContract(admin, { notifications });
    const there = { body: { Responsible: admin.companyUserId, NewResponsible: to.companyUserId } };
    const { contracts } = (await admin.call(updateResponsible, there)).json;
    const back = { Responsible: to.companyUserId, NewResponsible: admin.companyUserId, contracts };
    await admin.call(updateResponsible, { body: back });
    const { notifications: kept, responsibleId } = contractOf(await open(admin, contract));
    expect([kept.map(({ recipient }) => recipient), responsibleId]).toEqual([recipients, admin.companyUserId]);
  });
});

test('nothing is handed over from somebody unknown, or who has none', async () => {
  const [{ admin, person }, other] = [await server.newCompany(), await server.newCompany()];
  const office = await person('officeadmin');
  await addedContract(admin);
  const handOver = async (from: string | undefined) => {
    const body = { Responsible: from, NewResponsible: office.companyUserId };
    const { status, codes } = await admin.call(updateResponsible, { body });
    return [status, codes];
  };
  const unknown = [404, ['common.NotFound']];
  expect([await handOver(crypto.randomUUID()), await handOver(other.admin.companyUserId)]).toEqual([unknown, unknown]);
  const nothing = [400, ['contracts.NothingToHandOver']];
  expect([await handOver((await person('manager')).companyUserId), await handOver(office.companyUserId)]).toEqual([nothing, nothing]);
});

test('notifications that name who was responsible go along, and those of others stay', async () => {
  const { admin, person } = await server.newCompany();
  const [office, other] = [await person('officeadmin'), await person('employee')];
  const toldTo = (recipient: string | null | undefined, when: number) => ({ type: 1, when, channels: [1], recipient });
  const contract = await addedContract(admin, {
    notifications: [toldTo(admin.companyUserId, 120), toldTo(other.companyUserId, 90), toldTo(null, 60)],
  });
  await admin.call(updateResponsible, { body: { Responsible: admin.companyUserId, NewResponsible: office.companyUserId } });
  const { notifications } = contractOf(await open(admin, contract));
  expect(notifications.map(({ when, recipient }) => [when, recipient])).toEqual([
    [120, null],
    [90, other.companyUserId],
    [60, null],
  ]);
});

test('one contract is given to another, with the notifications that name who was responsible', async () => {
  const { admin, person } = await server.newCompany();
  const [office, other] = [await person('officeadmin'), await person('employee')];
  const toldTo = (recipient: string | null | undefined, when: number) => ({ type: 1, when, channels: [1], recipient });
  const notifications = [toldTo(admin.companyUserId, 120), toldTo(other.companyUserId, 90)];
  const { contractId } = await addedContract(admin, { notifications });
  const responsible = office.companyUserId;
  const given = contractOf(await update(admin, { contractId, responsible, endDate: '2027-06-30' }));
  const kept = given.notifications.filter(({ isSuggested }) => !isSuggested);
  expect(kept.map(({ recipient }) => recipient)).toEqual([null, other.companyUserId]);
  const chosen = contractOf(
    await update(admin, { contractId, responsible: admin.companyUserId, notifications: [toldTo(responsible, 120)] }),
  );
  expect(
    chosen.notifications.map(({ recipient }) => recipient),
    'as they were sent',
  ).toEqual([responsible]);
});

describe('deleting', () => {
  test('needs the typed name, and takes files with it', async () => {
    const { admin } = await server.newCompany();
    const contract = await addedContract(admin, {}, { files: [textFile()] });
    const remove = (name: string) => admin.call(deleteContract, { body: { contractId: contract.contractId, name } });
    const wrong = await remove('Leie');
    expect([wrong.codes, wrong.json['details']]).toEqual([['contracts.WrongName'], { name: 'Leie av kontor' }]);
    expect((await remove(' Leie av kontor ')).status).toBe(200);
    expect((await open(admin, contract)).status).toBe(404);
  });

  test('is refused while amendments exist', async () => {
    const { admin } = await server.newCompany();
    const parent = await addedContract(admin);
    const amendment = await addedContract(admin, { name: 'Garasje', parentContractId: parent.contractId });
    const read = contractOf(await open(admin, parent));
    expect(read.amendments.map(({ name }) => name)).toEqual(['Garasje']);
    expect(contractOf(await open(admin, amendment)).parent?.name).toBe('Leie av kontor');
    const refused = await admin.call(deleteContract, { body: { contractId: parent.contractId, name: 'Leie av kontor' } });
    expect([refused.codes, refused.json['details']]).toEqual([['contracts.HasAmendments'], { count: 1 }]);
    expect((await sendContract(admin, { parentContractId: crypto.randomUUID() })).codes).toEqual(['contracts.UnknownParent']);
  });
});
