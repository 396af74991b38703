import { expect, test } from 'vitest';
import { setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { getRecentActivity } from '#features/dashboard/contract/endpoints-home.ts';
import { exportLogs, getPaginatedLogs } from '#features/log/contract/endpoints.ts';
import { completeTask, deleteTask } from '#features/tasks/contract/endpoints.ts';
import { given, taskOf } from '#features/tasks/testing/given.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { deleteContractFile, eraseContractFilesAndTags, uploadContractFile } from '../contract/endpoints-files.ts';
import { deleteNote } from '../contract/endpoints-notes.ts';
import { deleteContract } from '../contract/endpoints.ts';
import { addedContract, noteOn } from '../testing/given.ts';

const server = await testServer();
const file = (name: string) => ({ name: `${name}.txt`, bytes: Buffer.from(name) });

/** A contract that somebody restricts to themselves, when asked to, with a file, an obligation with proof and a note that say its name. */
async function contractWithAll(company: TestCompany, name: string, { isClosed }: { isClosed: boolean }) {
  const { admin } = company;
  const { contractId } = await addedContract(admin, { name, party: name });
  const grants = [{ companyUserId: admin.companyUserId, level: 'full' }];
  if (isClosed) await admin.call(setItemPermissions, { body: { itemType: 'contract', itemId: contractId, grants } });
  const { json } = await admin.call(uploadContractFile, { body: { contractId }, files: [file(`${name} avtale`)] });
  const [{ contractFileId }] = json['files'] as [{ contractFileId: string }];
  const { taskId } = await given(admin, contractId, { ownerKind: 'contract', title: `Ring om ${name}` });
  const done = await admin.call(completeTask, { body: { taskId }, files: [file(`${name} kvittering`)] });
  expect(taskOf(done).taskId).toBe(taskId);
  return { contractId, contractFileId, taskId, noteId: await noteOn({ server, admin, company }, contractId), name };
}

/** Which of the names somebody reads in the log and in recent activity. */
const namesRead = async (who: Caller) => {
  const pages = { body: { filter: {}, pagination: { page: 1, pageSize: 100 } } };
  const read = [
    await who.call(exportLogs, { body: { format: 'csv' } }),
    await who.call(getPaginatedLogs, pages),
    await who.call(getRecentActivity),
  ];
  expect(read.map(({ status }) => status)).toEqual([200, 200, 200]);
  return read.map(({ bytes }) => ['Renhold', 'Oppkjøp'].filter((name) => bytes.toString().includes(name)));
};

/** One contract that is closed to whoever reads, and one that is not. */
async function closedAndOpen() {
  const company = await server.newCompany();
  const reader = await company.person('hradmin');
  const closed = await contractWithAll(company, 'Oppkjøp', { isClosed: true });
  const open = await contractWithAll(company, 'Renhold', { isClosed: false });
  return { admin: company.admin, reader, closed, open };
}

const [openOnly, both] = [['Renhold'], ['Renhold', 'Oppkjøp']];

async function expectHidden(reader: Caller, admin: Caller): Promise<void> {
  expect([await namesRead(reader), await namesRead(admin)]).toEqual([
    [openOnly, openOnly, openOnly],
    [both, both, both],
  ]);
}

test('what belonged to a closed contract stays out of log and activity when it is deleted, and when the contract is (contracts.105)', async () => {
  const { admin, reader, closed, open } = await closedAndOpen();
  expect(await namesRead(reader)).toEqual([openOnly, openOnly, openOnly]);
  for (const { contractId, contractFileId, taskId, noteId } of [closed, open]) {
    const answers = [
      await admin.call(deleteContractFile, { body: { contractFileId } }),
      await admin.call(eraseContractFilesAndTags, { body: { contractId, contractFileIds: [contractFileId] } }),
      await admin.call(deleteTask, { body: { taskId } }),
      await admin.call(deleteNote, { body: { noteId } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  }
  await expectHidden(reader, admin);
  await admin.call(uploadContractFile, { body: { contractId: closed.contractId }, files: [file('Oppkjøp tillegg')] });
  for (const { contractId, name } of [closed, open])
    expect((await admin.call(deleteContract, { body: { contractId, name } })).codes).toEqual([]);
  await expectHidden(reader, admin);
});

test('an amendment of a closed contract stays out of log and activity when it is deleted, and when the contract is (contracts.105)', async () => {
  const { admin, reader, closed, open } = await closedAndOpen();
  for (const { contractId, name } of [closed, open]) {
    const of = await addedContract(admin, { name: `${name} tillegg`, parentContractId: contractId });
    const further = await addedContract(admin, { name: `${name} endring`, parentContractId: of.contractId });
    await admin.call(uploadContractFile, { body: { contractId: further.contractId }, files: [file(`${name} utkast`)] });
    for (const one of [further, of, { contractId, name }])
      expect((await admin.call(deleteContract, { body: { contractId: one.contractId, name: one.name } })).codes).toEqual([]);
  }
  await expectHidden(reader, admin);
});
