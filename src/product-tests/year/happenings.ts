import type { AbsenceStory } from './absence-story.ts';
import { vacationStories, weeksInStories } from './vacation-stories.ts';

/** The events of the simulated year as plain facts: they are carried out, and the expected notifications are calculated from them. */
export const year = 2027;
/** When the year before is still open. */
export const beforehand = '2026-12-01';

export const moved = (day: string, days: number): string => {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Invitations: when sent, and when withdrawn. A link is valid for 14 days. */
export const invitations = [
  { email: 'januar@example.no', sent: '2027-01-20', withdrawn: '2027-03-01' },
  { email: 'mai@example.no', sent: '2027-05-10', withdrawn: '2027-05-12' },
  { email: 'september@example.no', sent: '2027-09-01', withdrawn: null },
];

/** An invited person who completes the profile later. */
export const newcomer = { person: 96, sent: '2027-02-01', cameIn: '2027-02-02', done: '2027-04-01' };

/** Days on which a person is added, and on which another user changes a person's account number. */
export const added = ['2027-02-10', '2027-08-20'];
export const changedAccounts = [
  { day: '2027-03-03', person: 50, by: 1 },
  { day: '2027-11-11', person: 2, by: 0 },
];

const monday = (day: string): string => moved(day, (8 - new Date(`${day}T12:00:00Z`).getUTCDay()) % 7);

/** The outcome of a request, by its number. */
const ends: ((on: string) => Partial<AbsenceStory>)[] = [
  (on) => ({ decided: { on: moved(on, 1), isYes: true } }),
  (on) => ({ decided: { on: moved(on, 4), isYes: false } }),
  (on) => ({ decided: { on: moved(on, 12), isYes: true } }),
  (on) => ({ withdrawn: moved(on, 9) }),
  (on) => ({
    decided: { on, isYes: true },
    deletion: { on: moved(on, 20), decided: moved(on, 24), isYes: true },
  }),
  (on) => ({
    decided: { on: moved(on, 2), isYes: true },
    deletion: { on: moved(on, 10), decided: moved(on, 15), isYes: false },
  }),
  (on) => ({ changed: moved(on, 6), decided: { on: moved(on, 10), isYes: true } }),
];

/** Requests of three days, one every fourth day, by people who sign in, with different outcomes. */
const requests = Array.from({ length: 60 }, (_unused, number): AbsenceStory => {
  const on = moved('2027-01-12', number * 4);
  const startDate = monday(moved(on, 40));
  return { person: 32 + number * 4, on, kind: 'vacation', startDate, endDate: moved(startDate, 2), ...ends[number % ends.length]?.(on) };
});

/** Who may request: employees with a sign-in who have no other story below. */
const mayAsk = ({ person }: AbsenceStory): boolean =>
  person % 7 !== 3 && person % 41 !== 40 && person % 97 !== 96 && person % 59 !== 58 && person % 29 < 27;

export const absences: readonly AbsenceStory[] = [
  ...requests.filter(mayAsk),
  ...vacationStories,
  // A manager is absent, and requests go to their own manager.
  { person: 8, on: '2027-02-01', kind: 'registered', startDate: '2027-03-01', endDate: '2027-03-19' },
  {
    person: 74,
    on: '2027-03-02',
    kind: 'vacation',
    startDate: '2027-08-02',
    endDate: '2027-08-04',
    decided: { on: '2027-03-25', isYes: true },
  },
  // All days of the year are requested, and returned.
  {
    person: 63,
    on: '2027-05-05',
    kind: 'vacation',
    startDate: '2027-06-28',
    endDate: '2027-07-30',
    decided: { on: '2027-05-20', isYes: false },
  },
  {
    person: 65,
    on: '2027-05-03',
    kind: 'vacation',
    startDate: '2027-06-28',
    endDate: '2027-07-30',
    decided: { on: '2027-05-04', isYes: true },
  },
  // Ten days, six of them when the person works three days a week.
  {
    person: 34,
    on: '2027-05-25',
    kind: 'vacation',
    startDate: '2027-07-05',
    endDate: '2027-07-16',
    decided: { on: '2027-05-26', isYes: true },
  },
  // Nobody ever decides it.
  { person: 61, on: '2027-11-02', kind: 'vacation', startDate: '2027-12-20', endDate: '2027-12-21' },
  { person: 67, on: '2027-10-05', kind: 'illness', startDate: '2027-10-05', endDate: '2027-10-06' },
  // By others, for a person who signs in and one who does not.
  { person: 69, on: '2027-04-12', kind: 'registered', startDate: '2027-04-19', endDate: '2027-04-20', deleted: '2027-04-14' },
  { person: 73, on: '2027-04-12', kind: 'registered', startDate: '2027-04-19', endDate: '2027-04-20' },
];

/** Work weeks that are set, by weekdays from 0 (Sunday) to 6: for the whole year, from a day within it, and for people who are over 60. */
export const workWeeks = [
  ...weeksInStories,
  { person: 33, on: '2027-01-04', validFrom: '2027-01-01', weekdays: [2, 4, 5] },
  { person: 34, on: '2027-06-01', validFrom: '2027-07-01', weekdays: [2, 4, 5] },
  { person: 37, on: '2027-03-10', validFrom: '2026-12-01', weekdays: [1] },
  { person: 39, on: '2027-09-01', validFrom: '2027-09-13', weekdays: [1, 2, 3, 4, 5, 6] },
  { person: 42, on: '2027-02-01', validFrom: '2027-01-01', weekdays: [1, 2, 3] },
  { person: 45, on: '2027-02-01', validFrom: '2027-04-01', weekdays: [1, 2, 3, 4] },
  { person: 45, on: '2027-10-01', validFrom: '2027-11-01', weekdays: [1, 2] },
  // Leaves in June, and starts in the year.
  { person: 91, on: '2027-03-01', validFrom: '2027-05-01', weekdays: [1, 2, 3] },
  { person: 114, on: '2027-03-01', validFrom: '2027-01-01', weekdays: [3, 4, 5] },
];

/** What the company changes of everybody's days; the last number holds for the whole year. */
export const defaultChanges = [
  { on: '2027-01-15', change: { availableAbsenceDays: 30 } },
  // 25 again before people have booked them all.
  { on: '2027-04-01', change: { availableAbsenceDays: 25 } },
  { on: '2027-05-15', change: { isProrated: false } },
  { on: '2027-05-18', change: { isProrated: true } },
  { on: '2027-10-01', change: { availableAbsenceDays: 26 } },
];

/** A number of their own, set by an administrator. */
export const ownAllowance = { person: 47, on: '2027-02-03', days: 28 };

/** Reminders that people set for themselves on others; one is archived before its day. */
export const notes = [
  { by: 9, about: 51, written: '2027-03-01', date: '2027-03-15', isSms: false, archived: null },
  { by: 4, about: 120, written: '2027-06-01', date: '2027-06-20', isSms: true, archived: null },
  { by: 0, about: 33, written: '2027-09-10', date: '2027-09-11', isSms: false, archived: null },
  { by: 5, about: 34, written: '2027-09-10', date: '2027-10-10', isSms: false, archived: '2027-10-01' },
];

/** What people give themselves to do about others; one is done in time, one late, and one never. */
export const tasks = [
  { by: 9, about: 51, given: '2027-02-01', due: '2027-02-10', completed: '2027-02-09' },
  { by: 4, about: 120, given: '2027-04-01', due: '2027-04-10', completed: '2027-04-22' },
  { by: 5, about: 34, given: '2027-11-20', due: '2027-12-01', completed: null },
];

/** Plans of the second system admin: about whom, when published, who has its task, when that is due and completed. A second task without a day stays open. */
export const plans = [
  { about: 51, made: '2027-03-05', responsible: 9, due: '2027-03-19', completed: '2027-03-17' },
  { about: 120, made: '2027-05-10', responsible: 4, due: '2027-06-03', completed: '2027-05-30' },
  { about: 34, made: '2027-09-30', responsible: 5, due: '2027-10-04', completed: null },
];
