import { absenceType } from '#features/absence/contract/kinds.ts';
import absence from '#features/absence/server/index.ts';
import { runNotifyJob } from '#features/absence/server/notifications/notify.ts';
import { makeInvitations } from '#features/invitations/server/make-invitations.ts';
import { applyInvitationEvent } from '#features/invitations/server/apply-invitation-event.ts';
import { reminderChannel } from '#features/notes/contract/entities.ts';
import { remind, ReminderPlace } from '#features/notes/server/remind.ts';
import notes from '#features/notes/server/index.ts';
import { addDays } from '#kernel/contract/days.ts';
import { momentOf } from '#features/notifications/server/rules/local-time.ts';
import { evaluateCompany } from '#features/notifications/server/engine/evaluate.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import people from '#features/people/server/index.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { addressOf } from './demo-people.ts';
import { addPrompt } from './notifications.ts';
import { callAs, writeLog, type DemoContext } from './demo-context.ts';

/** The company's calendar. */
const timeZone = 'Europe/Oslo';
/** The number of Mondays with notifications, besides the last days. */
const reportedMondays = 5;

/** Something that a user did, and when. */
interface DemoEvent {
  at: Date;
  run: () => Promise<unknown>;
}

interface RecentWeeksInput extends Pick<CallContext, 'now' | 'today'> {
  context: DemoContext;
  /** The director comes first. */
  staff: readonly PersonRecord[];
  /** Several weeks with many events, or only the last days. */
  isWhole: boolean;
}

/** A time of day a number of working days ago; 0 is the last one. */
export function momentAgo(today: string, workdays: number, time: string): Date {
  return momentOf({ day: workdayAgo(today, workdays), time }, timeZone);
}

function workdayAgo(today: string, workdays: number): string {
  let day = workdayBefore(today);
  for (let left = workdays; left > 0; left -= 1) day = workdayBefore(addDays(day, -1));
  return day;
}

/** The day itself, or the Friday before a weekend. */
function workdayBefore(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, weekday === 0 ? -2 : weekday === 6 ? -1 : 0);
}

/** Generates the last weeks of a demo company through the product itself: each request is logged, and each morning sends its notifications. */
export async function fillRecentWeeks(input: RecentWeeksInput): Promise<void> {
  const { context, now } = input;
  const all = [...dailyEvaluations(input), ...createEvents(input)];
  const events = all.filter(({ at }) => at < now).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, run } of events) {
    await runDueJobs(context, at);
    context.moveTo(at);
    await run();
  }
  await runDueJobs(context, now);
  context.moveTo(now);
}

/** The days in between are evaluated together, as after a pause of the server. */
function dailyEvaluations({ context, today, isWhole }: RecentWeeksInput): DemoEvent[] {
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const mondays = Array.from({ length: isWhole ? reportedMondays : 0 }, (_unused, weeks) => addDays(today, -weekday - 7 * weeks));
  const days = new Set([...mondays, workdayAgo(today, 1), workdayAgo(today, 0)]);
  return [...days].map((day) => ({
    at: momentOf({ day, time: '07:02' }, timeZone),
    run: () => evaluateCompany(context.services, context.company.id),
  }));
}

/** Runs the jobs due until a given time: notifications after the undo period, reminders in the morning. */
async function runDueJobs(context: DemoContext, until: Date): Promise<void> {
  const due = context.waiting.filter(({ at }) => at <= until);
  for (const { name, data, at } of due) {
    context.waiting.splice(
      context.waiting.findIndex((one) => one.data === data),
      1,
    );
    context.moveTo(at);
    if (name === 'absence.tell') await runNotifyJob(context.services, data);
    if (name === 'notes.remind') await remind(context.services, ReminderPlace.parse(data));
  }
}

interface DemoCast {
  director: PersonRecord;
  hr: PersonRecord;
  lead: PersonRecord;
  office: PersonRecord | undefined;
  employee: PersonRecord | undefined;
  /** The manager's direct reports who sign in. */
  team: readonly PersonRecord[];
  externals: readonly PersonRecord[];
}

function castOf(staff: readonly PersonRecord[]): DemoCast | undefined {
  const here = staff.filter(({ accountId, state }) => accountId !== null && state === 'active');
  const [director] = staff;
  const employees = here.filter(({ role }) => role === 'employee');
  const reports = Map.groupBy(employees, ({ reportingToCompanyUserId }) => reportingToCompanyUserId);
  const reportsOf = ({ id }: PersonRecord) => reports.get(id) ?? [];
  const managers = here.filter(({ role }) => role === 'manager').toSorted((a, b) => reportsOf(b).length - reportsOf(a).length);
  const lead = managers.find(({ emailAddress }) => emailAddress === addressOf('manager')) ?? managers[0];
  if (!director || !lead) return undefined;
  const isPlayer = ({ emailAddress }: PersonRecord) => emailAddress === addressOf('employee');
  return {
    director,
    lead,
    hr: here.find(({ role }) => role === 'hradmin') ?? director,
    office: here.find(({ role }) => role === 'officeadmin'),
    employee: here.find(isPlayer),
    team: reportsOf(lead).filter((one) => !isPlayer(one)),
    externals: here.filter(({ role }) => externalRoles.includes(role)),
  };
}

function createEvents({ context, staff, today, isWhole }: RecentWeeksInput): DemoEvent[] {
  const cast = castOf(staff);
  if (!cast) return [];
  const at = (workdays: number, time: string, run: DemoEvent['run']): DemoEvent => ({ at: momentAgo(today, workdays, time), run });
  const place = { context, today, at };
  const prompt = at(2, '16:05', () => addPrompt(context, { by: cast.director, today }));
  if (!isWhole) return [prompt];
  return [prompt, ...peopleEvents(place, cast), ...externalEvents(place, cast), ...absenceEvents(place, cast), ...noteEvents(place, cast)];
}

interface EventContext extends Pick<RecentWeeksInput, 'context' | 'today'> {
  at: (workdays: number, time: string, run: DemoEvent['run']) => DemoEvent;
}

function peopleEvents({ context, today, at }: EventContext, { hr, lead, team, employee, office }: DemoCast): DemoEvent[] {
  const change = (by: PersonRecord, who: PersonRecord | undefined, fields: object) => () => changePerson(context, { by, who, fields });
  const newcomer = {
    companyId: context.company.id,
    role: 'employee',
    firstName: 'Sunniva',
    lastName: 'Aasland',
    position: 'Lærling',
    department: lead.department,
    team: lead.team,
    startDate: addDays(today, -14),
    reportingToCompanyUserId: lead.id,
  };
  return [
    at(14, '10:12', () => callAs(context, { by: hr, feature: people, call: 'createCompanyUser', body: newcomer })),
    at(12, '13:40', change(hr, team[0], { salaryAccountNumber: '86011117947' })),
    at(8, '09:25', change(hr, team[1] ?? team[0], { positionCoverage: 80 })),
    at(3, '08:50', change(hr, team[2] ?? team[0], { location: 'Hovedkontoret' })),
    at(3, '14:05', change(lead, lead, { tShirtSize: 'L' })),
    at(2, '11:30', change(hr, office, { tShirtSize: 'S' })),
    at(1, '12:10', change(hr, employee, { tShirtSize: 'M' })),
  ];
}

interface ChangePersonInput {
  by: PersonRecord;
  who: PersonRecord | undefined;
  fields: object;
}

/** Changes a person, based on their last known version. */
async function changePerson(context: DemoContext, { by, who, fields }: ChangePersonInput): Promise<void> {
  if (!who) return;
  const body = { id: who.id, companyId: context.company.id, version: context.versions.get(who.id) ?? 1, ...fields };
  const answer = await callAs(context, { by, feature: people, call: 'updateCompanyUser', body });
  // By the contract of the answer.
  if (answer) context.versions.set(who.id, (answer['companyUser'] as { version: number }).version);
}

/** External people are invited, accept, and complete their profile some days later. */
function externalEvents({ context, today, at }: EventContext, { director, externals }: DemoCast): DemoEvent[] {
  const { company, services } = context;
  const invitationIds = new Map<string, string>();
  const logAs = async (by: PersonRecord, action: string, run: (audit: (change: Change) => void) => Promise<unknown>) => {
    const changes: Change[] = [];
    await run((change) => void changes.push(change));
    await writeLog(context, by, { action, changes });
  };
  const invite = (who: PersonRecord) =>
    logAs(director, 'invitations.sendInvitationMailToExistingEmployee', async (audit) => {
      const invited = { companyUserId: who.id, email: who.emailAddress ?? '', role: who.role, isNewcomer: false };
      const [id = ''] = await makeInvitations({ company, services, by: director.id, now: services.clock.now(), audit }, [invited]);
      invitationIds.set(who.id, id);
    });
  const move = (who: PersonRecord, action: string, event: 'accept' | 'complete') =>
    logAs(who, action, (audit) => {
      const before = { state: 'pending' };
      if (event === 'complete')
        audit({ entity: 'companyUser', entityId: who.id, companyUserId: who.id, before, after: { state: 'active' } });
      const status = event === 'accept' ? 'Pending' : 'CredentialsCreated';
      return applyInvitationEvent(
        { company, now: services.clock.now(), audit },
        { id: invitationIds.get(who.id) ?? '', companyUserId: who.id, status },
        event,
      );
    });
  const exported = { kind: 'payroll', format: 'xlsx', startDate: addDays(today, -40), endDate: addDays(today, -10), filters: {} };
  return externals.flatMap((who, place) => [
    at(18, `10:0${place}`, () => invite(who)),
    at(18, `12:3${place}`, () => move(who, 'invitations.acceptInvitation', 'accept')),
    at(13, `15:1${place}`, () => move(who, 'people.updateCompanyUserPendingStatus', 'complete')),
    at(13, `15:1${place + 1}`, () => changePerson(context, { by: who, who, fields: { mobilePhoneNumber: `9012345${place}` } })),
    ...(who.role === 'accountant'
      ? [at(1, '09:05', () => callAs(context, { by: who, feature: absence, call: 'exportAbsences', body: exported }))]
      : []),
  ]);
}

function absenceEvents({ context, today, at }: EventContext, { director, lead, office, employee, team }: DemoCast): DemoEvent[] {
  const requestedBy = new Map<string, string>();
  const requestAbsence =
    (name: string, by: PersonRecord | undefined, dates: { absenceType: number; startDate: string; endDate?: string }) => async () => {
      const body = { ...dates, endDate: dates.endDate ?? dates.startDate };
      const answer = by && (await callAs(context, { by, feature: absence, call: 'addAbsence', body }));
      // By the contract of the answer to a request for oneself.
      const made = answer?.['absence'] as { absenceId: string } | null | undefined;
      if (made) requestedBy.set(name, made.absenceId);
    };
  const answer =
    (name: string, by: PersonRecord, call: 'approveAbsenceRequest' | 'declineAbsenceRequest', comment?: string) => async () => {
      const absenceId = requestedBy.get(name);
      if (absenceId) await callAs(context, { by, feature: absence, call, body: { absenceId, ...(comment && { comment }) } });
    };
  const later = (days: number) => workdayBefore(addDays(today, days));
  const [first, second, third] = team;
  return [
    at(11, '09:14', requestAbsence('first', first, { absenceType: absenceType.Vacation, startDate: later(24), endDate: later(25) })),
    at(10, '08:31', answer('first', lead, 'approveAbsenceRequest', 'God tur!')),
    at(9, '14:48', requestAbsence('second', second, { absenceType: absenceType.TimeOff, startDate: later(6) })),
    at(8, '10:02', answer('second', lead, 'declineAbsenceRequest', 'Da blir vi for få. Passer det uka etter?')),
    at(7, '11:20', requestAbsence('office', office, { absenceType: absenceType.TimeOff, startDate: later(13) })),
    at(6, '09:45', answer('office', director, 'approveAbsenceRequest')),
    at(6, '08:20', requestAbsence('home', employee, { absenceType: absenceType.HomeOffice, startDate: workdayAgo(today, 3) })),
    at(5, '15:10', requestAbsence('employee', employee, { absenceType: absenceType.TimeOff, startDate: workdayAgo(today, 2) })),
    at(4, '08:40', answer('employee', lead, 'approveAbsenceRequest', 'Det er i orden.')),
    at(4, '07:35', requestAbsence('ill', first, { absenceType: absenceType.SickLeaveSelfReported, startDate: workdayAgo(today, 4) })),
    at(1, '13:22', requestAbsence('third', third ?? second, { absenceType: absenceType.TimeOff, startDate: later(16) })),
  ];
}

function noteEvents({ context, today, at }: EventContext, { hr, lead, team: [first] }: DemoCast): DemoEvent[] {
  if (!first) return [];
  const remember = (by: PersonRecord, noteText: string) => () => {
    const body = { relatedId: first.id, noteText, notificationDate: workdayAgo(today, 1), notificationChannels: [reminderChannel.inApp] };
    return callAs(context, { by, feature: notes, call: 'createNote', body });
  };
  return [
    at(7, '10:55', remember(lead, 'Ta opp kurs i prosjektledelse på neste medarbeidersamtale.')),
    at(7, '13:05', remember(hr, 'Sjekk at ny stillingsprosent er med i lønnskjøringen.')),
  ];
}
