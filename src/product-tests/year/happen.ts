import { sql } from 'kysely';
import { asked } from '#features/absence/testing/requests.ts';
import { approve, change, decline, remove } from '#features/absence/testing/decided.ts';
import { runNotifyJob } from '#features/absence/server/notifications/notify.ts';
import { setWorkWeek, updateCompanyUserAvailableVacationDays } from '#features/absence/contract/endpoints-balance.ts';
import { updateSettings } from '#features/absence/contract/endpoints-company.ts';
import type { Absence } from '#features/absence/contract/entities.ts';
import { cancelInvitation, sendInvitationMails } from '#features/invitations/contract/endpoints.ts';
import { getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { personNotes } from '#features/notes/contract/endpoints.ts';
import { remindMissed } from '#features/notes/server/remind.ts';
import { raise } from '#features/notifications/server/public.ts';
import { complete, givenPlan } from '#features/onoffboarding/testing/given.ts';
import type { PlanTask } from '#features/onoffboarding/contract/task.ts';
import { completeTask } from '#features/tasks/contract/endpoints.ts';
import { given } from '#features/tasks/testing/given.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import type { TestServer } from '#testing/server.ts';
import { isIllness, type AbsenceStory } from './absence-story.ts';
import {
  absences,
  added,
  changedAccounts,
  defaultChanges,
  invitations,
  moved,
  newcomer,
  notes,
  ownAllowance,
  plans,
  tasks,
  workWeeks,
  year,
} from './happenings.ts';
import { insertStaff, signIn, type Somebody } from './staff.ts';
import { daysGivenBack } from './vacation.ts';
import { countries } from './vacation-stories.ts';

/** The company of the simulated year. */
export interface Place {
  server: TestServer;
  companyId: number;
  people: Somebody[];
  /** The ids of created records, by their fact. */
  made: { absences: Map<AbsenceStory, Absence>; ids: Map<object, string>; planTasks: Map<object, PlanTask> };
}

/** Carries out the events of a day at noon, over HTTP where users would. Returns the added person. */
export async function happen(place: Place, day: string): Promise<Somebody | undefined> {
  const { server, companyId } = place;
  server.clock.set(`${day}T11:00:00Z`);
  await server.database.forCompany(companyId, async (company) => {
    await moveNewcomer(company, place, day);
    await changeAccounts(company, place, day);
  });
  await moveInvitations(place, day);
  await moveTerms(place, day);
  for (const story of absences) await moveAbsence(place, story, day);
  await tellOfDecisions(place, day);
  await moveNotes(place, day);
  await moveTasks(place, day);
  await movePlans(place, day);
  return added.includes(day) ? add(place, day) : undefined;
}

function done(answer: TestAnswer): TestAnswer {
  if (answer.status !== 200) throw new Error(`The call was refused: ${answer.codes.join(', ')}`);
  return answer;
}

async function moveNewcomer({ id, tx }: Company, { server, people }: Place, day: string): Promise<void> {
  const now = server.clock.now();
  const person = people[newcomer.person];
  if (day === newcomer.sent)
    await sql`insert into invitation (company_id, id, company_user_id, email, role, status, is_newcomer, guid, invited_at, status_at, expires_at)
      values (${id}, ${newId()}, ${person?.id}::uuid, 'newcomer@example.no', 'employee', 'Pending', false, 'newcomer', ${now}, ${now},
        '2028-06-01')`.execute(tx);
  if (day === newcomer.cameIn)
    await sql`update invitation set status = 'CredentialsCreated', status_at = ${now}, accepted_at = ${now}
      where company_id = ${id} and guid = 'newcomer'`.execute(tx);
  if (day !== newcomer.done || !person) return;
  person.state = 'active';
  await sql`update invitation set status = 'FullUserCreated', status_at = ${now} where company_id = ${id} and guid = 'newcomer'`.execute(
    tx,
  );
  await sql`update company_user set state = 'active' where company_id = ${id} and id = ${person.id}::uuid`.execute(tx);
}

async function changeAccounts(company: Company, { server, people }: Place, day: string): Promise<void> {
  for (const { person: whose, by: whom } of changedAccounts.filter((one) => one.day === day)) {
    const [person, by] = [people[whose], people[whom]];
    const subject = { key: `account:${person?.id}:${day}`, date: day, companyUserId: person?.id ?? null, by: by?.id ?? null, facts: {} };
    await raise(company, server.services, 'SalaryAccountNumberChanged', [subject]);
  }
}

async function add({ server, companyId, people }: Place, day: string): Promise<Somebody | undefined> {
  const template = people[60];
  if (!template) return undefined;
  const one: Somebody = {
    ...template,
    id: newId(),
    account: newId(),
    manager: people[7]?.id ?? null,
    birthday: '1999-12-24',
    startDate: day,
  };
  people.push(one);
  await server.database.forCompany(companyId, async (company) => {
    await insertStaff(company, [one], server.clock.now().toISOString());
    await raise(company, server.services, 'UserCreated', [{ key: `person:${one.id}`, date: day, companyUserId: one.id, facts: {} }]);
  });
  return one;
}

const administrator = ({ server, companyId, people }: Place): Promise<Caller> => signIn(server, companyId, people[1]);

async function moveInvitations(place: Place, day: string): Promise<void> {
  for (const invitation of invitations) {
    if (invitation.sent === day) {
      const invitationRequests = [{ inviteeEmailAddress: invitation.email, role: 'employee' }];
      const { json } = done(await (await administrator(place)).call(sendInvitationMails, { body: { invitationRequests } }));
      const [result] = json['results'] as { invitationId: string }[];
      place.made.ids.set(invitation, result?.invitationId ?? '');
    }
    if (invitation.withdrawn !== day) continue;
    const body = { invitationId: place.made.ids.get(invitation) };
    done(await (await administrator(place)).call(cancelInvitation, { body }));
  }
}

async function moveTerms(place: Place, day: string): Promise<void> {
  const { people } = place;
  for (const { person, on, validFrom, weekdays } of workWeeks) {
    if (on !== day) continue;
    const days = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((weekday) => [weekday, weekdays.includes(weekday)]));
    done(await (await administrator(place)).call(setWorkWeek, { body: { companyUserId: people[person]?.id, validFrom, weekdays: days } }));
  }
  for (const { person, on, country } of countries) if (on === day) await moveTo(place, people[person]?.id ?? '', country);
  for (const { on, change: settings } of defaultChanges)
    if (on === day) done(await (await administrator(place)).call(updateSettings, { body: settings }));
  if (ownAllowance.on !== day) return;
  const body = { companyUserId: people[ownAllowance.person]?.id, availableAbsenceDays: ownAllowance.days, year };
  done(await (await administrator(place)).call(updateCompanyUserAvailableVacationDays, { body }));
}

async function moveTo(place: Place, id: string, country: string): Promise<void> {
  const { json } = done(await (await administrator(place)).call(getCompanyUser, { query: { companyUserEncrId: id } }));
  const { version } = json['companyUser'] as { version: number };
  const body = { id, companyId: place.companyId, version, address: { country } };
  done(await (await administrator(place)).call(updateCompanyUser, { body }));
}

async function moveAbsence(place: Place, story: AbsenceStory, day: string): Promise<void> {
  const { server, companyId, people, made } = place;
  const { on, changed, decided, withdrawn, deletion, deleted } = story;
  const own = () => signIn(server, companyId, people[story.person]);
  if (on === day) made.absences.set(story, await begin(place, story));
  const absence = made.absences.get(story);
  if (!absence) return;
  const decide = async (isYes: boolean) => done(await (isYes ? approve : decline)(await administrator(place), absence));
  const longer = { startDate: story.startDate, endDate: moved(story.startDate, 3) };
  if (changed === day) done(await change(await own(), absence, longer));
  if (decided?.on === day) await decide(decided.isYes);
  if (withdrawn === day || deletion?.on === day) done(await remove(await own(), absence));
  if (deletion?.decided === day) await decide(deletion.isYes);
  if (deleted === day) done(await remove(await administrator(place), absence));
}

async function begin(place: Place, story: AbsenceStory): Promise<Absence> {
  const { server, companyId, people } = place;
  const { person, kind, registers, startDate, endDate } = story;
  const vacationDaysBack = isIllness(story) ? daysGivenBack(people, story) : 0;
  const dates = { startDate, endDate, ...(vacationDaysBack > 0 && { vacationDaysBack }) };
  if (kind !== 'registered')
    return asked(await signIn(server, companyId, people[person]), { absenceType: kind === 'illness' ? 3 : 1, ...dates });
  const absenceType = registers === undefined ? 6 : registers === 'illness' ? 3 : 1;
  return asked(await administrator(place), { absenceType, ...dates, companyUserId: people[person]?.id });
}

/** Runs the notifications of decisions when they can no longer be undone. */
async function tellOfDecisions({ server }: Place, day: string): Promise<void> {
  server.clock.set(`${day}T11:00:31Z`);
  const { rows } = await server.database.transaction(({ tx }) =>
    sql<{ data: Record<string, unknown> }>`delete from pgboss.job where name = 'absence.tell' returning data`.execute(tx),
  );
  for (const { data } of rows) await runNotifyJob(server.services, data);
}

async function moveNotes(place: Place, day: string): Promise<void> {
  const { server, companyId, people, made } = place;
  for (const note of notes) {
    const { by, about, written, date, isSms, archived } = note;
    if (written === day) {
      const body = { relatedId: people[about]?.id, noteText: 'Ring', notificationDate: date, notificationChannels: isSms ? [1, 3] : [1] };
      const { json } = done(await (await signIn(server, companyId, people[by])).call(personNotes.createNote, { body }));
      made.ids.set(note, (json['note'] as { noteId: string }).noteId);
    }
    const archive = { body: { noteId: made.ids.get(note), status: 2 } };
    if (archived === day) done(await (await signIn(server, companyId, people[by])).call(personNotes.updateNoteStatus, archive));
    if (date === day) await remindMissed(server.services);
  }
}

async function moveTasks({ server, companyId, people, made }: Place, day: string): Promise<void> {
  for (const task of tasks) {
    const own = () => signIn(server, companyId, people[task.by]);
    if (task.given === day) made.ids.set(task, (await given(await own(), people[task.about]?.id, { dueDate: task.due })).taskId);
    if (task.completed === day) done(await (await own()).call(completeTask, { body: { taskId: made.ids.get(task) }, files: [] }));
  }
}

async function movePlans({ server, companyId, people, made }: Place, day: string): Promise<void> {
  for (const plan of plans) {
    if (plan.made === day) {
      const planned = [
        { title: 'Bestill pc', dueDate: plan.due, responsibleId: people[plan.responsible]?.id },
        { title: 'Rydd pulten', relativeResponsible: 'planCreator' },
      ];
      const { tasks: written } = await givenPlan(await signIn(server, companyId, people[1]), people[plan.about]?.id, {
        referenceDate: plan.due,
        tasks: planned,
      });
      const task = written.find(({ dueDate }) => dueDate === plan.due);
      if (task) made.planTasks.set(plan, task);
    }
    const task = made.planTasks.get(plan);
    if (plan.completed === day && task) done(await complete(await signIn(server, companyId, people[plan.responsible]), task));
  }
}
