import absence from '#features/absence/server/index.ts';
import { notifyOfPastEvents } from '#features/absence/server/notifications/notify.ts';
import { momentOf } from '#features/notifications/server/rules/local-time.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import { absenceAction, absencePortion, absenceStatus, absenceType, type AbsenceType } from '#features/absence/contract/kinds.ts';
import { writeMoves } from '#features/absence/server/requests/write-moves.ts';
import type { Move } from '#features/absence/server/requests/write-moves.ts';
import { countDays } from '#features/absence/server/rules/count.ts';
import { addDays, weekdayOf, yearOf } from '#kernel/contract/days.ts';
import { workCalendars, type WorkCalendars } from '#features/absence/server/rules/work-calendar.ts';
import { readCompanyRules } from '#features/absence/server/settings/store-settings.ts';
import { readPeople } from '#features/absence/server/store-people.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { newId } from '#kernel/server/id.ts';
import { analyzeWithin } from '#kernel/server/analyze.ts';
import { addressOf } from './demo-people.ts';
import { callAs, writeLog, type DemoContext } from './demo-context.ts';
import { momentAgo } from './recent-weeks.ts';
import { seededRandom } from './seeded-random.ts';
import type { Random } from './seeded-random.ts';

interface AddAbsencesInput extends Pick<CallContext, 'now' | 'today'> {
  context: DemoContext;
  /** The first of them opens the calendar and registers absence. */
  people: readonly PersonRecord[];
  /** When the company registered. */
  founded: Date;
}

/** A planned absence of the demo; requests are pending for the manager. */
interface PlannedAbsence {
  type: AbsenceType;
  startDate: string;
  endDate: string;
  isRequested?: boolean;
}

const settings = {
  availableAbsenceDays: 25,
  autoApproveAbsenceRequests: false,
  autoApproveHomeOfficeRequests: true,
  allowHalfDayAbsence: true,
};
const atOnce = 500;
/** The maximum number of pending requests: each has its own author, and so needs its own write. */
const maxRequests = 100;

/** Opens the calendar of a demo company and fills a year of it: holidays, sick leave, home office, and pending requests. */
export async function addAbsences({ context, people, now, today, founded }: AddAbsencesInput): Promise<void> {
  const { company } = context;
  const [director] = people;
  if (!director) return;
  await callAs(context, { by: director, feature: absence, call: 'acknowledgeAbsenceWelcomeScreen', body: settings });
  const staff = people.filter(({ state, role }) => state === 'active' && !externalRoles.includes(role));
  const calendars = workCalendars(await readCompanyRules(company), await readPeople(company, 'everybody'));
  const chance = seededRandom(20_261_122);
  const planned = staff.flatMap((person) => planOf(person, today, chance).map((plan) => ({ plan, person })));
  const moves = planned.map(({ plan, person }) => moveOf(plan, person.id, calendars)).filter(({ current }) => current.workingDays > 0);
  const byMoment = Map.groupBy(
    moves.filter(({ to }) => to === absenceStatus.Approved),
    (move) => registeredAt(move, { now, today, founded }).getTime(),
  );
  const batches = [...byMoment].toSorted(([a], [b]) => a - b).flatMap(([moment, registered]) => batchesOf(registered, new Date(moment)));
  for (const [number, { at, batch }] of batches.entries()) {
    await register(context, { by: director, at }, batch);
    // The tables were empty until now, and every batch reads the rows of earlier ones.
    if (number === 0) await analyzeWithin(company, moves.length);
  }
  const byId = new Map(staff.map((person) => [person.id, person]));
  const requested = moves.filter(({ to }) => to === absenceStatus.Created).slice(0, maxRequests);
  const askers = requested.flatMap((move) => {
    const by = byId.get(move.companyUserId);
    return by ? [{ by, move }] : [];
  });
  await askFor(context, { askers, today });
}

function batchesOf(moves: readonly Move[], at: Date): { at: Date; batch: readonly Move[] }[] {
  const count = Math.ceil(moves.length / atOnce);
  return Array.from({ length: count }, (_unused, number) => ({ at, batch: moves.slice(number * atOnce, (number + 1) * atOnce) }));
}

/** When the director registers an absence: those before the company's founding immediately, the others on a Monday near their start. */
function registeredAt({ current }: Move, { now, today, founded }: Pick<AddAbsencesInput, 'now' | 'today' | 'founded'>): Date {
  if (current.startDate <= dayIn('Europe/Oslo', founded)) return founded;
  const ahead = current.startDate > today ? 14 : 0;
  const begun = momentOf({ day: addDays(monday(addDays(current.startDate, 1)), -ahead), time: '08:05' }, 'Europe/Oslo');
  const latest = momentAgo(today, 1, '16:20');
  return begun < latest ? begun : latest < now ? latest : founded;
}

interface WriteInput {
  by: PersonRecord;
  at: Date;
}

/** Writes changes like the requests would; returns their events. */
async function write(context: DemoContext, { by, at }: WriteInput, moves: readonly Move[]): Promise<string[]> {
  const changes: Change[] = [];
  context.moveTo(at);
  const eventIds = await writeMoves({ company: context.company, by: by.id, now: at, audit: (change) => void changes.push(change) }, moves);
  await writeLog(context, by, { action: 'absence.addAbsence', changes });
  return eventIds;
}

/** Registers absence for others, and notifies them. */
async function register(context: DemoContext, writing: WriteInput, moves: readonly Move[]): Promise<void> {
  const eventIds = await write(context, writing, moves);
  const { at: now } = writing;
  // Nobody is notified of absence before the company registered.
  if (moves.length < atOnce && moves.every(({ current }) => current.startDate > dayIn('Europe/Oslo', now)))
    await notifyOfPastEvents(context.company, context.services, eventIds);
}

interface Requester {
  by: PersonRecord;
  move: Move;
}

/** Lets people request absence, some on each of the last four days; deciders are notified of a day's requests together. */
async function askFor(context: DemoContext, { askers, today }: { askers: readonly Requester[]; today: string }): Promise<void> {
  const { company, services } = context;
  const days = 4;
  for (let workdays = days; workdays > 0; workdays -= 1) {
    const now = momentAgo(today, workdays, '10:40');
    const eventIds: string[] = [];
    for (const { by, move } of askers.filter((_asker, place) => place % days === workdays - 1))
      eventIds.push(...(await write(context, { by, at: now }, [move])));
    await notifyOfPastEvents(company, services, eventIds);
  }
}

function moveOf({ type, startDate, endDate, isRequested = false }: PlannedAbsence, companyUserId: string, calendars: WorkCalendars): Move {
  const request = { spans: [{ startDate, endDate }], portion: absencePortion.FullDay };
  const { workingDays, calendarDays, perYear, spans } = countDays(request, calendars(companyUserId));
  const daysPerYear = Object.fromEntries(perYear.map(({ year, days }) => [String(year), days]));
  const deductible = type === absenceType.Vacation;
  const current = {
    number: 1,
    type,
    startDate,
    endDate,
    portion: absencePortion.FullDay,
    recurrence: null,
    comment: null,
    isStatutory: true,
  } as const;
  const version = { ...current, deductible, workingDays, calendarDays, daysPerYear, spans };
  const action = isRequested ? absenceAction.requestNew : absenceAction.create;
  const to = isRequested ? absenceStatus.Created : absenceStatus.Approved;
  const event = { oldNumber: null, newNumber: 1, comment: null };
  return {
    absenceId: newId(),
    companyUserId,
    action,
    from: absenceStatus.Unspecified,
    to,
    current: version,
    proposed: null,
    added: version,
    ...event,
  };
}

/** A person's past and future absence. The demo's employee keeps the days of the coming year. */
function planOf({ emailAddress, startDate }: PersonRecord, today: string, chance: Random): PlannedAbsence[] {
  const plans: PlannedAbsence[] = [];
  const add = (type: AbsenceType, from: string, days: number, isRequested = false) => {
    const plan = { type, startDate: workday(from), endDate: addDays(workday(from), days - 1), isRequested };
    const isFree = plans.every((other) => other.endDate < plan.startDate || other.startDate > plan.endDate);
    if (isFree && plan.startDate >= (startDate ?? plan.startDate)) plans.push(plan);
  };
  const around = (first: number, last: number) => addDays(today, chance.between(first, last));
  const summer = yearOf(today) - (today > `${yearOf(today)}-08-31` ? 0 : 1);
  add(absenceType.Vacation, addDays(monday(`${summer}-07-01`), 7 * chance.between(0, 3)), 7 * chance.between(2, 3) - 2);
  if (chance.may(0.5)) add(absenceType.SickLeaveSelfReported, around(-180, -1), chance.between(1, 3));
  if (chance.may(0.06)) add(absenceType.SickLeaveMedicalReported, around(-100, -5), chance.between(8, 20));
  if (chance.may(0.12)) add(absenceType.CareDays, around(-150, 0), chance.between(1, 2));
  if (chance.may(0.1)) add(absenceType.TimeOff, around(-60, 20), 1);
  if (chance.may(0.1)) add(absenceType.OffsiteWork, around(-20, 25), chance.between(1, 3));
  for (let days = chance.may(0.4) ? chance.between(2, 4) : 0; days > 0; days -= 1) add(absenceType.HomeOffice, around(-30, 14), 1);
  if (emailAddress === addressOf('employee')) return plans;
  if (chance.may(0.4)) add(absenceType.Vacation, around(-45, -5), chance.between(1, 3));
  if (chance.may(0.3)) add(absenceType.Vacation, around(0, 45), chance.between(2, 5));
  else if (chance.may(0.1)) add(absenceType.Vacation, around(15, 80), chance.between(2, 5), true);
  return plans;
}

function monday(day: string): string {
  return addDays(day, (8 - weekdayOf(day)) % 7);
}

/** The day itself, or the Monday after a weekend. */
function workday(day: string): string {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6 ? monday(day) : day;
}
