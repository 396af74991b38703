import { isIllness, type AbsenceStory } from './absence-story.ts';
import { absences, changedAccounts, invitations, moved, newcomer, notes, plans, tasks, year } from './happenings.ts';
import type { Somebody } from './staff.ts';

// The expected notifications, calculated from the facts alone. It shares no code with the product: it checks each day like a person would.

const since = (from: string, day: string): number => Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000);
const keptIn = (date: string, inYear: number): string =>
  date.endsWith('02-29') && inYear !== 2028 ? `${inYear}-02-28` : `${inYear}${date.slice(4)}`;
const hears = (person: Somebody | undefined): person is Somebody => person?.state === 'active' && person.account !== null;
const systemAdmins = (people: readonly Somebody[]) => people.filter(({ role }) => role === 'systemadmin');
const isInternal = ({ role }: Somebody): boolean => role !== 'accountant';

/** `rule person day`, once for each person. */
function lines(title: string, whom: readonly (Somebody | undefined)[], day: string, but?: Somebody): string[] {
  const ids = whom.filter(hears).flatMap(({ id }) => (id === but?.id ? [] : [id]));
  return [...new Set(ids)].map((id) => `${title} ${id} ${day}`);
}

/** The notifications of a morning. */
export function notifiedInTheMorning(people: readonly Somebody[], day: string): string[] {
  return [
    ...people.filter((person) => person.state === 'active' && isInternal(person)).flatMap((person) => daysOf(people, person, day)),
    ...reports(people, day),
    ...invitations.filter(({ withdrawn }) => withdrawn === null).flatMap((one) => unanswered(people, one, day)),
    ...unanswered(people, { sent: newcomer.sent, withdrawn: newcomer.cameIn }, day),
    ...missingDetails(people, day),
    ...absences.flatMap((story) => waitingRequests(people, story, day)),
    ...people.filter((person) => hears(person) && isInternal(person)).flatMap((person) => vacationLeft(people, person, day)),
    ...remindersByRule(people, day),
    ...overdueTasks(people, day),
    ...plans.flatMap((plan) => waitingTask(people, plan, day)),
  ];
}

/** The notifications of events during the day, and of reminders at noon. */
export function notifiedAtNoon(people: readonly Somebody[], day: string): string[] {
  const told = changedAccounts
    .filter((change) => change.day === day)
    .flatMap(({ by }) => lines('Konto', [...systemAdmins(people), people[0]], day, people[by]));
  const dueNotes = notes.filter(({ date, archived }) => date === day && archived === null);
  const reminders = dueNotes.flatMap(({ by }) => lines('Påminnelse', [people[by]], day));
  const invited = invitations.filter(({ withdrawn }) => withdrawn === null).flatMap((one) => invitedPerson(people, one, day));
  const given = plans.filter(({ made }) => made === day).flatMap(({ responsible }) => lines('Planoppgave', [people[responsible]], day));
  return [...told, ...reminders, ...invited, ...given, ...absences.flatMap((story) => toldOfAbsence(people, story, day))];
}

/** The notifications about a person who was just added. */
export function notifiedOfNewcomer(people: readonly Somebody[], added: Somebody, day: string): string[] {
  return lines('Ny', [...systemAdmins(people), people.find(({ id }) => id === added.manager)], day, added);
}

/** The notifications about people whose invitation is withdrawn later: they are erased with the person. */
export function notifiedAndErased(people: readonly Somebody[], day: string): string[] {
  const withdrawn = invitations.filter((one) => one.withdrawn !== null);
  return withdrawn.flatMap((one) => [...unanswered(people, one, day), ...invitedPerson(people, one, day)]);
}

/** Mails to invited people, who have no other notifications: `rule address day`. */
export function mailsToInvited(day: string): string[] {
  const waiting = invitations.filter(({ sent, withdrawn }) => sent < day && (withdrawn === null || day <= withdrawn));
  // A link expires after 14 days at the hour it was sent, and mornings are earlier than that.
  const due = waiting.filter(({ sent }) => since(sent, day) <= 14 && since(sent, day) >= 2 && (since(sent, day) - 2) % 6 === 0);
  return due.map(({ email }) => `Purring ${email} ${day}`);
}

function daysOf(people: readonly Somebody[], person: Somebody, day: string): string[] {
  const manager = people.find(({ id }) => id === person.manager);
  const told: string[] = [];
  for (const inYear of [year, year + 1]) {
    const birthday = person.birthday && !person.isHidden ? keptIn(person.birthday, inYear) : '';
    if (birthday && moved(birthday, -3) === day) told.push(...lines('Tre', [manager], day, person));
    if (birthday === day) {
      const others = people.filter((other) => other.role !== 'systemadmin' && isInternal(other));
      told.push(...lines('Dagen', [...systemAdmins(people), people[0]], day, person));
      told.push(...lines('Gratulerer', [person, manager], day), ...lines('Alle', others, day, person));
    }
    const jubilee = person.startDate ? keptIn(person.startDate, inYear) : '';
    if (!jubilee || moved(jubilee, -7) !== day || since(person.startDate ?? '', jubilee) <= 0) continue;
    if (person.endDate && person.endDate < jubilee) continue;
    told.push(...lines('Jubileum', [manager, people[0]], day, person));
  }
  return told;
}

function reports(people: readonly Somebody[], day: string): string[] {
  const isMonday = new Date(`${day}T12:00:00Z`).getUTCDay() === 1;
  return [...(isMonday ? lines('Uke', systemAdmins(people), day) : []), ...(day.endsWith('-01') ? lines('Måned', [people[0]], day) : [])];
}

type Invited = Pick<(typeof invitations)[number], 'sent' | 'withdrawn'>;

function unanswered(people: readonly Somebody[], { sent, withdrawn }: Invited, day: string): string[] {
  const waited = since(sent, day);
  if (waited < 3 || (waited - 3) % 7 !== 0 || (withdrawn !== null && day > withdrawn)) return [];
  return lines('Ubesvart', systemAdmins(people), day);
}

/** An invited person is new; the second system admin invites them. */
function invitedPerson(people: readonly Somebody[], { sent }: Invited, day: string): string[] {
  return sent === day ? lines('Ny', systemAdmins(people), day, people[1]) : [];
}

function missingDetails(people: readonly Somebody[], day: string): string[] {
  const waited = since(newcomer.cameIn, day);
  if (day > newcomer.done || waited < 5 || (waited - 5) % 14 !== 0) return [];
  return [...lines('Mangler', [people[0]], day), `Mangler ${people[newcomer.person]?.id} ${day}`];
}

/** The period in which a request is pending. */
function waits({ on, kind, changed, decided, withdrawn, deletion }: AbsenceStory): { from: string; until: string | null }[] {
  if (kind !== 'vacation') return [];
  const end = decided?.on ?? withdrawn ?? null;
  const asked = changed
    ? [
        { from: on, until: changed },
        { from: changed, until: end },
      ]
    : [{ from: on, until: end }];
  return deletion ? [...asked, { from: deletion.on, until: deletion.decided }] : asked;
}

function waitingRequests(people: readonly Somebody[], story: AbsenceStory, day: string): string[] {
  const person = people[story.person];
  return waits(story).flatMap(({ from, until }) => {
    const waited = since(from, day);
    if (waited < 3 || (waited - 3) % 5 !== 0 || (until !== null && day > until)) return [];
    return lines('Venter', [...whoDecides(people, story, day), ...systemAdmins(people)], day, person);
  });
}

/** The nearest manager who has signed in and is at work; the managers above the nearest one may not know of illness, so it reaches the administrators. */
function whoDecides(people: readonly Somebody[], { person: whose, ...story }: AbsenceStory, day: string): Somebody[] {
  const person = people[whose];
  const administrators = people.filter((each) => hears(each) && (each.role === 'systemadmin' || each.role === 'hradmin'));
  for (let leader = above(people, person); leader; leader = above(people, leader)) {
    if (hears(leader) && leader.role !== 'employee' && !isAway(people, leader, day)) return [leader];
    if (isIllness(story)) return administrators;
  }
  throw new Error('Whoever asks in the simulated year has leaders');
}

function above(people: readonly Somebody[], person: Somebody | undefined): Somebody | undefined {
  return people.find(({ id }) => id === person?.manager);
}

function isAway(people: readonly Somebody[], leader: Somebody, day: string): boolean {
  return absences.some(
    ({ person, kind, on, startDate, endDate }) =>
      people[person]?.id === leader.id && kind === 'registered' && on <= day && startDate <= day && day <= endDate,
  );
}

function toldOfAbsence(people: readonly Somebody[], story: AbsenceStory, day: string): string[] {
  const { on, kind, changed, decided, deletion, deleted } = story;
  const person = people[story.person];
  const asks = [kind === 'registered' ? null : on, changed, deletion?.on].filter((asked) => asked === day);
  const answers = [kind === 'registered' ? on : null, decided?.on, deletion?.decided, deleted].filter((answered) => answered === day);
  const isNo = (decided?.on === day && !decided.isYes) || (deletion?.decided === day && !deletion.isYes);
  return [
    ...asks.flatMap(() => lines('Spurt', whoDecides(people, story, day), day)),
    ...(deletion?.on === day ? lines('Slettes', [people[0]], day) : []),
    ...answers.flatMap(() => lines('Svar', [person], day)),
    ...(isNo ? lines('Nei', [person], day) : []),
  ];
}

/** Days are counted from the first of the year, or from the person's first day; the calendar was opened before. */
function vacationLeft(people: readonly Somebody[], person: Somebody, day: string): string[] {
  const first = [`${year}-01-01`, person.startDate ?? ''].toSorted().at(-1);
  const told = day === first && person.role !== 'systemadmin' ? lines('Årsstart', [person], day) : [];
  const isDue = ['2027-05-02', '2027-05-12', '2027-05-22', '2027-06-01'].includes(day) && day >= (first ?? '');
  return isDue && !hasBookedAll(people, person, day) ? [...told, ...lines('Ferie', [person], day)] : told;
}

/** Whether a person has no days left on a morning: all 25 days are requested and not declined. */
function hasBookedAll(people: readonly Somebody[], person: Somebody, day: string): boolean {
  return absences.some(
    ({ person: whose, on, startDate, endDate, decided }) =>
      people[whose]?.id === person.id &&
      startDate >= `${year}-01-01` &&
      since(startDate, endDate) > 30 &&
      on < day &&
      !(decided && !decided.isYes && decided.on < day),
  );
}

function remindersByRule(people: readonly Somebody[], day: string): string[] {
  return notes
    .filter(({ archived }) => archived === null)
    .flatMap(({ by, date, written }) => [
      ...(moved(date, -2) === day && written < day ? lines('Notat', [people[by]], day) : []),
      ...(date === day ? lines('Notatdagen', [people[by]], day) : []),
    ]);
}

function overdueTasks(people: readonly Somebody[], day: string): string[] {
  return tasks.flatMap(({ by, due, completed }) => {
    const late = since(due, day);
    if (late < 2 || (late - 2) % 5 !== 0 || (completed !== null && day > completed)) return [];
    return lines('Frist', [people[by], above(people, people[by])], day);
  });
}

/** A rule without days is of the day itself, too. */
function waitingTask(people: readonly Somebody[], { responsible, due, completed }: (typeof plans)[number], day: string): string[] {
  if (completed !== null && completed < day) return [];
  const titles = [...(moved(due, -3) === day ? ['Planfrist'] : []), ...(due === day ? ['Planoppgave'] : [])];
  return titles.flatMap((title) => lines(title, [people[responsible]], day));
}
