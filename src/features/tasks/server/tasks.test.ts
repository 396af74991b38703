import { describe, expect, test } from 'vitest';
import { explain } from '#features/access-control/contract/endpoints-explain.ts';
import type { Explanation } from '#features/access-control/contract/entities-explain.ts';
import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import type { Notification } from '#features/notifications/contract/notification.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import { completeTask, createTask, deleteTask, getProof, getTasks, reopenTask, updateTask } from '../contract/endpoints.ts';
import type { Task } from '../contract/entities.ts';
import { completedWithProof, given, ownTasks, taskOf, tasksSeen, textFile } from '../testing/given.ts';

const server = await testServer();
const today = '2026-11-21';

async function team() {
  const company = await server.newCompany();
  const leader = await company.person('manager', { firstName: 'Eva', lastName: 'Dal' });
  const member = await company.person('employee', { firstName: 'Ola', lastName: 'Lie', reportsTo: String(leader.companyUserId) });
  const colleague = await company.person('employee', { firstName: 'Nils', lastName: 'Moe' });
  return { ...company, leader, member, colleague };
}
const titles = (tasks: readonly Task[]) => tasks.map(({ title }) => title);
const bell = async (who: Caller) =>
  (await who.call(getUserNotifications, { query: { limit: 25 } })).json['userNotifications'] as Notification[];

describe('a task', () => {
  test('is seen by those who see all about the person, by its giver and by who does it, but not by the person', async () => {
    const { admin, leader, member, colleague } = await team();
    await given(admin, member.companyUserId, { title: 'Forbered samtale', responsibleId: colleague.companyUserId });
    await given(leader, member.companyUserId, { title: 'Bestill pult' });
    expect(titles(await tasksSeen(admin, member.companyUserId))).toEqual(['Forbered samtale', 'Bestill pult']);
    expect(titles(await tasksSeen(leader, member.companyUserId))).toEqual(['Bestill pult']);
    expect(titles(await tasksSeen(member, member.companyUserId))).toEqual([]);
    expect((await colleague.call(getTasks, { query: { ownerKind: 'person', ownerId: member.companyUserId } })).status).toBe(403);
    const [own] = await ownTasks(colleague);
    expect(own).toMatchObject({
      title: 'Forbered samtale',
      ownerName: 'Ola Lie',
      page: null,
      permissions: { complete: true, update: false },
    });
  });

  test('is explained to administrators by the rule that shows it', async () => {
    const { admin, leader, member, colleague } = await team();
    const task = await given(leader, member.companyUserId, { title: 'Bestill pult', responsibleId: colleague.companyUserId });
    const why = async (who: Caller) => {
      const query = { companyUserId: who.companyUserId, itemType: 'task', itemId: task.taskId };
      const { sees, reasons } = (await admin.call(explain, { query })).json['explanation'] as Explanation;
      return [sees, ...reasons.map(({ kind }) => kind)];
    };
    expect(await Promise.all([colleague, leader, admin, member].map(why))).toEqual([
      [true, 'responsible'],
      [true, 'creator'],
      [true, 'role'],
      [false, 'role', 'about'],
    ]);
    const other = await given(admin, member.companyUserId, { title: 'Ny stol', responsibleId: admin.companyUserId });
    const query = { companyUserId: leader.companyUserId, itemType: 'task', itemId: other.taskId };
    expect((await admin.call(explain, { query })).json['explanation']).toMatchObject({
      sees: false,
      reasons: [{ kind: 'role', role: 'manager', feature: 'people', level: 'team' }, { kind: 'onlyOwn' }],
    });
    expect((await leader.call(explain, { query })).status).toBe(403);
    expect((await admin.call(explain, { query: { ...query, itemId: String(admin.companyUserId) } })).status).toBe(404);
  });

  test('is given by those who see the person’s details, not by the person', async () => {
    const { admin, leader, member, colleague } = await team();
    const wish = (who: Caller) => ({
      body: { ownerKind: 'person', ownerId: member.companyUserId, title: 'Ny pult', responsibleId: who.companyUserId },
    });
    const statuses = await Promise.all(
      [admin, leader, member, colleague].map(async (who) => (await who.call(createTask, wish(who))).status),
    );
    expect(statuses).toEqual([200, 200, 403, 403]);
    const { json } = await member.call(getTasks, { query: { ownerKind: 'person', ownerId: member.companyUserId } });
    expect(json['mayAdd']).toBe(false);
  });

  test('about the company is for those who keep its settings, and who does it', async () => {
    const { admin, person, colleague } = await team();
    const hr = await person('hradmin');
    const company = { ownerKind: 'company', ownerId: '00000000-0000-0000-0000-000000000000' };
    await given(admin, undefined, { ...company, responsibleId: colleague.companyUserId });
    const seenBy = async (who: Caller) => (await who.call(getTasks, { query: company })).json;
    expect(await seenBy(admin)).toMatchObject({ mayAdd: true, tasks: [{ ownerName: 'Fjord og Fjell AS' }] });
    expect(await seenBy(colleague)).toMatchObject({ mayAdd: false, tasks: [{ title: 'Bestill nøkkelkort' }] });
    expect(await seenBy(hr)).toMatchObject({ mayAdd: false, tasks: [] });
    expect((await hr.call(createTask, { body: { ...company, title: 'Ny', responsibleId: hr.companyUserId } })).codes).toEqual([
      'tasks.NotAdded',
    ]);
  });

  test('of an unknown kind or record is missing', async () => {
    const { admin, member } = await team();
    const codesOf = async (query: object) =>
      (await admin.call(getTasks, { query: { ownerKind: 'person', ownerId: member.companyUserId, ...query } })).codes;
    expect(await codesOf({ ownerKind: 'ship' })).toEqual(['common.NotFound']);
    expect(await codesOf({ ownerId: crypto.randomUUID() })).toEqual(['common.NotFound']);
    expect(await codesOf({ ownerKind: 'company' })).toEqual(['common.NotFound']);
  });

  test('is done by somebody active who works here', async () => {
    const { admin, member, person } = await team();
    const [pending, external] = [await person('employee', { state: 'pending' }), await person('accountant')];
    for (const { companyUserId } of [pending, external]) {
      const body = { ownerKind: 'person', ownerId: member.companyUserId, title: 'Ny', responsibleId: companyUserId };
      expect((await admin.call(createTask, { body })).codes).toEqual(['tasks.NotResponsible']);
    }
    const { taskId } = await given(admin, member.companyUserId);
    expect((await admin.call(updateTask, { body: { taskId, responsibleId: external.companyUserId } })).codes).toEqual([
      'tasks.NotResponsible',
    ]);
  });

  test('is overdue from the day after its day', async () => {
    const { admin, member } = await team();
    const overdue = await Promise.all(
      ['2026-11-20', today].map(async (dueDate) => (await given(admin, member.companyUserId, { dueDate })).isOverdue),
    );
    expect(overdue).toEqual([true, false]);
  });

  test('stands in the list by its day, the completed ones last', async () => {
    const { admin, member } = await team();
    await given(admin, member.companyUserId, { title: 'uten dag' });
    await completedWithProof(admin, member.companyUserId, { title: 'ferdig', dueDate: '2026-11-01' });
    await given(admin, member.companyUserId, { title: 'sist', dueDate: '2026-12-24' });
    await given(admin, member.companyUserId, { title: 'først', dueDate: '2026-12-01' });
    expect(titles(await tasksSeen(admin, member.companyUserId))).toEqual(['først', 'sist', 'uten dag', 'ferdig']);
  });

  test('that has changed since is shown as it is now', async () => {
    const { admin, member } = await team();
    const { taskId, version } = await given(admin, member.companyUserId);
    await admin.call(updateTask, { body: { taskId, version, title: 'Annet' } });
    const { status, json } = await admin.call(updateTask, { body: { taskId, version, title: 'Mitt' } });
    expect([status, json['details']]).toMatchObject([409, { task: { title: 'Annet', version: version + 1 } }]);
  });

  test('that two change at once is shown with whom it was given to', async () => {
    const { admin, member, colleague } = await team();
    const { taskId, version: first } = await given(admin, member.companyUserId, { responsibleId: member.companyUserId });
    let version = first;
    for (const { companyUserId: responsibleId } of [colleague, member, colleague, member, colleague]) {
      const both = await Promise.all([0, 1].map(() => admin.call(updateTask, { body: { taskId, version, responsibleId } })));
      const [task] = both.flatMap(({ status, json }) => (status === 409 ? [(json['details'] as { task: Task }).task] : []));
      expect([task?.responsibleId, task?.responsibleFullName]).toEqual([responsibleId, expect.any(String)]);
      version += 1;
    }
  });

  test('on a deactivated person is locked, but is completed by who does it', async () => {
    const { admin, member, colleague } = await team();
    const { taskId } = await given(admin, member.companyUserId, { responsibleId: colleague.companyUserId });
    await admin.call(deactivateCompanyUser, { body: { companyUserId: member.companyUserId } });
    expect((await admin.call(updateTask, { body: { taskId, title: 'Ny' } })).status).toBe(403);
    expect((await colleague.call(completeTask, { body: { taskId }, files: [] })).status).toBe(200);
  });
});

describe('completing', () => {
  test('keeps comment and files, which those who see the task open', async () => {
    const { admin, member, colleague, leader } = await team();
    const { taskId } = await given(admin, member.companyUserId, { responsibleId: colleague.companyUserId });
    const done = await colleague.call(completeTask, { body: { taskId, comment: 'Ligger i resepsjonen' }, files: [textFile()] });
    expect(taskOf(done)).toMatchObject({
      comment: 'Ligger i resepsjonen',
      completedByFullName: 'Nils Moe',
      proofs: [{ fileName: 'kvittering.txt' }],
      permissions: { complete: false, reopen: true },
    });
    const [task] = await tasksSeen(admin, member.companyUserId);
    const open = (who: Caller) => who.call(getProof, { params: { fileName: 'x' }, query: { fileId: task?.proofs[0]?.fileId } });
    expect((await open(admin)).bytes.toString()).toMatch(/^Kvittering/);
    expect((await open(leader)).status).toBe(403);
    expect((await colleague.call(completeTask, { body: { taskId }, files: [] })).codes).toEqual(['tasks.Completed']);
  });

  test('is for who does it and who may change it, before any byte is kept', async () => {
    const { admin, member, leader } = await team();
    const { taskId } = await given(admin, member.companyUserId);
    const file = textFile();
    expect((await leader.call(completeTask, { body: { taskId }, files: [file] })).status).toBe(404);
    const keys = [];
    for await (const key of server.services.fileStore.keys()) if (key.companyId === admin.companyId) keys.push(key);
    expect(keys).toEqual([]);
  });

  test('is refused with a file that may not be stored, and the task stays open', async () => {
    const { admin, member } = await team();
    const { taskId } = await given(admin, member.companyUserId);
    const answer = await admin.call(completeTask, { body: { taskId }, files: [{ name: 'tom.txt', bytes: Buffer.from('') }] });
    expect(answer.codes).toEqual(['files.EmptyFile']);
    expect((await tasksSeen(admin, member.companyUserId))[0]?.completedDate).toBeNull();
  });

  test('a task that repeats brings the next one; opening it again takes that one away', async () => {
    const { admin, member } = await team();
    const repeat = { number: 1, unit: 'month' };
    const first = await given(admin, member.companyUserId, { dueDate: '2027-01-31', repeat });
    const done = await admin.call(completeTask, { body: { taskId: first.taskId }, files: [] });
    const next = done.json['next'] as Task;
    expect(next).toMatchObject({ title: first.title, dueDate: '2027-02-28', repeat, version: 1 });
    const after = (await admin.call(completeTask, { body: { taskId: next.taskId }, files: [] })).json['next'] as Task;
    expect(after.dueDate).toBe('2027-03-31');
    await admin.call(reopenTask, { body: { taskId: next.taskId } });
    expect((await ownTasks(admin)).map(({ dueDate }) => dueDate)).toEqual(['2027-02-28']);
    expect((await admin.call(reopenTask, { body: { taskId: next.taskId } })).codes).toEqual(['tasks.NotCompleted']);
  });

  test('leaves the next one when somebody has changed it', async () => {
    const { admin, member } = await team();
    const { taskId } = await given(admin, member.companyUserId, { dueDate: '2026-12-01', repeat: { number: 7, unit: 'day' } });
    const next = (await admin.call(completeTask, { body: { taskId }, files: [] })).json['next'] as Task;
    await admin.call(updateTask, { body: { taskId: next.taskId, title: 'Annerledes' } });
    await admin.call(reopenTask, { body: { taskId } });
    expect(titles(await ownTasks(admin))).toEqual(['Bestill nøkkelkort', 'Annerledes']);
  });

  test('what repeats needs a day', async () => {
    const { admin, member } = await team();
    const body = { ownerKind: 'person', ownerId: member.companyUserId, title: 'Ny', responsibleId: admin.companyUserId };
    expect((await admin.call(createTask, { body: { ...body, repeat: { number: 7, unit: 'day' } } })).fields).toEqual({
      dueDate: 'required',
    });
  });
});

test('deleting takes the files along', async () => {
  const { admin, member } = await team();
  const { taskId, proofs } = await completedWithProof(admin, member.companyUserId);
  expect((await admin.call(updateTask, { body: { taskId, title: 'Ny' } })).codes).toEqual(['tasks.Completed']);
  expect((await admin.call(deleteTask, { body: { taskId } })).status).toBe(200);
  expect((await admin.call(getProof, { params: { fileName: 'x' }, query: { fileId: proofs[0]?.fileId } })).status).toBe(404);
  expect(await tasksSeen(admin, member.companyUserId)).toEqual([]);
});

describe('somebody who is given a task', () => {
  test('is told in the product, and led to it', async () => {
    const { admin, member, colleague } = await team();
    const { taskId } = await given(admin, member.companyUserId, { responsibleId: colleague.companyUserId, dueDate: '2026-12-01' });
    expect(await bell(colleague)).toMatchObject([
      {
        reason: 'TaskResponsible',
        notificationReasonDescription: 'Du har fått en oppgave om Ola Lie: «Bestill nøkkelkort». Fristen er 1. desember.',
        target: { path: '/tasks', query: { task: taskId } },
      },
    ]);
  });

  test('is told again when it comes back on the same day', async () => {
    const { admin, leader, member, colleague } = await team();
    const { taskId } = await given(admin, member.companyUserId, { responsibleId: colleague.companyUserId });
    for (const { companyUserId: responsibleId } of [leader, colleague])
      expect((await admin.call(updateTask, { body: { taskId, responsibleId } })).codes).toEqual([]);
    expect(await bell(colleague)).toHaveLength(2);
  });

  test('by themselves is told nothing', async () => {
    const { admin, member } = await team();
    const { taskId } = await given(admin, member.companyUserId);
    await admin.call(updateTask, { body: { taskId, title: 'Annet' } });
    expect(await bell(admin)).toEqual([]);
  });
});

test('the log names the task and the person', async () => {
  const { admin, member } = await team();
  await given(admin, member.companyUserId);
  const said = JSON.stringify(await logLines(admin, { areas: ['tasks'] }));
  expect(said).toContain('la til oppgaven «Bestill nøkkelkort»');
  expect(said).toContain('Ola Lie');
});
