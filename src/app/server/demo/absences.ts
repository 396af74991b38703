import absence from '#features/absence/server/index.ts';
import { planMessages } from '#features/absence/server/messages.ts';
import { momentOf } from '#features/notifications/server/rules/local-time.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import type { AbsenceType } from '#features/absence/contract/kinds.ts';
import { calendarsOf } from '#features/absence/server/calendars.ts';
import type { Calendars } from '#features/absence/server/calendars.ts';
import { writeMoves } from '#features/absence/server/requests/write-moves.ts';
import type { Move } from '#features/absence/server/requests/write-moves.ts';
import { countDays } from '#features/absence/server/rules/count.ts';
import { addDays, weekdayOf, yearOf } from '#features/absence/server/rules/days.ts';
import { readCompanyRules } from '#features/absence/server/settings/read-settings.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import type { Change } from '#kernel/server/audit.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { newId } from '#kernel/server/id.ts';
import { addressOf } from './cast.ts';
import { act, log, type Stage } from './stage.ts';
import { momentAgo } from './story.ts';
import { chanceFrom } from './chance.ts';
import type { Chance } from './chance.ts';

interface Filling {
  stage: Stage;
  /** The first of them opens the calendar and registers. */
  people: readonly PersonRecord[];
  now: Date;
  today: string;
  /** When the company came. */
  founded: Date;
}

/** Somebody's days away in the demo; what is only asked for waits for the manager. */
interface Planned {
  type: AbsenceType;
  startDate: string;
  endDate: string;
  isAsked?: boolean;
}

const settings = {
  availableAbsenceDays: 25,
  autoApproveAbsenceRequests: false,
  autoApproveHomeOfficeRequests: true,
  allowHalfDayAbsence: true,
};
const atOnce = 500;

/** Opens the calendar of a demo company and fills a year of it: holidays, illness, home office, and requests that wait. */
export async function addAbsences({ stage, people, now, today, founded }: Filling): Promise<void> {
  const { company } = stage;
  const [director] = people;
  if (!director) return;
  await act(stage, { by: director, feature: absence, call: 'acknowledgeAbsenceWelcomeScreen', body: settings });
  const staff = people.filter(({ state, role }) => state === 'active' && !externalRoles.includes(role));
  const calendars = await calendarsOf(company, await readCompanyRules(company));
  const chance = chanceFrom(20_261_122);
  const planned = staff.flatMap((person) => planOf(person, today, chance).map((plan) => ({ plan, person })));
  const moves = planned.map(({ plan, person }) => moveOf(plan, person.id, calendars)).filter(({ current }) => current.workingDays > 0);
  const byMoment = Map.groupBy(
    moves.filter(({ to }) => to === 2),
    (move) => registeredAt(move, { now, today, founded }).getTime(),
  );
  const action = 'absence.addAbsence';
  for (const [moment, registered] of [...byMoment].toSorted(([a], [b]) => a - b))
    for (let first = 0; first < registered.length; first += atOnce)
      await write(stage, { by: director, at: new Date(moment), action }, registered.slice(first, first + atOnce));
  for (const [place, move] of moves.filter(({ to }) => to === 1).entries()) {
    const by = people.find(({ id }) => id === move.companyUserId);
    if (by) await write(stage, { by, at: momentAgo(today, 1 + (place % 4), '10:40'), action }, [move]);
  }
}

/** When the director writes something down: what was before the company came at once, the rest on the Monday after it began or before it will. */
function registeredAt({ current }: Move, { now, today, founded }: Pick<Filling, 'now' | 'today' | 'founded'>): Date {
  if (current.startDate <= dayIn('Europe/Oslo', founded)) return founded;
  const ahead = current.startDate > today ? 14 : 0;
  const begun = momentOf({ day: addDays(monday(addDays(current.startDate, 1)), -ahead), time: '08:05' }, 'Europe/Oslo');
  const latest = momentAgo(today, 1, '16:20');
  return begun < latest ? begun : latest < now ? latest : founded;
}

interface Writing {
  by: PersonRecord;
  at: Date;
  action: string;
}

/** Writes moves as the calls would, and tells those whom they concern. */
async function write(stage: Stage, { by, at, action }: Writing, moves: readonly Move[]): Promise<void> {
  const changes: Change[] = [];
  stage.moveTo(at);
  const eventIds = await writeMoves({ company: stage.company, by: by.id, now: at }, moves, (change) => void changes.push(change));
  await log(stage, by, { action, changes });
  // Of what lies behind when a company comes nobody wants to hear.
  if (moves.length < atOnce && moves.every(({ current }) => current.startDate > dayIn('Europe/Oslo', at)))
    await planMessages({ company: stage.company, services: stage.services, now: at }, eventIds);
}

function moveOf({ type, startDate, endDate, isAsked = false }: Planned, companyUserId: string, calendars: Calendars): Move {
  const spans = [{ startDate, endDate }];
  const { workingDays, calendarDays, perYear } = countDays({ spans, portion: 0 }, calendars(companyUserId));
  const daysPerYear = Object.fromEntries(perYear.map(({ year, days }) => [String(year), days]));
  const deductible = type === 1;
  const current = { number: 1, type, startDate, endDate, portion: 0, recurrence: null, comment: null, isStatutory: true } as const;
  const version = { ...current, deductible, workingDays, calendarDays, daysPerYear, spans };
  const [action, to] = isAsked ? ([7, 1] as const) : ([1, 2] as const);
  const told = { oldNumber: null, newNumber: 1, comment: null };
  return { absenceId: newId(), companyUserId, action, from: 0, to, current: version, proposed: null, added: version, ...told };
}

/** What somebody has been away for, and will be. The employee who shows the product keeps the coming year's days. */
function planOf({ emailAddress, startDate }: PersonRecord, today: string, chance: Chance): Planned[] {
  const plans: Planned[] = [];
  const add = (type: AbsenceType, from: string, days: number, isAsked = false) => {
    const plan = { type, startDate: workday(from), endDate: addDays(workday(from), days - 1), isAsked };
    const isFree = plans.every((other) => other.endDate < plan.startDate || other.startDate > plan.endDate);
    if (isFree && plan.startDate >= (startDate ?? plan.startDate)) plans.push(plan);
  };
  const around = (first: number, last: number) => addDays(today, chance.between(first, last));
  const summer = yearOf(today) - (today > `${yearOf(today)}-08-31` ? 0 : 1);
  add(1, addDays(monday(`${summer}-07-01`), 7 * chance.between(0, 3)), 7 * chance.between(2, 3) - 2);
  if (chance.may(0.5)) add(3, around(-180, -1), chance.between(1, 3));
  if (chance.may(0.06)) add(4, around(-100, -5), chance.between(8, 20));
  if (chance.may(0.12)) add(5, around(-150, 0), chance.between(1, 2));
  if (chance.may(0.1)) add(6, around(-60, 20), 1);
  if (chance.may(0.1)) add(9, around(-20, 25), chance.between(1, 3));
  for (let days = chance.may(0.4) ? chance.between(2, 4) : 0; days > 0; days -= 1) add(2, around(-30, 14), 1);
  if (emailAddress === addressOf('employee')) return plans;
  if (chance.may(0.4)) add(1, around(-45, -5), chance.between(1, 3));
  if (chance.may(0.3)) add(1, around(0, 45), chance.between(2, 5));
  else if (chance.may(0.1)) add(1, around(15, 80), chance.between(2, 5), true);
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
