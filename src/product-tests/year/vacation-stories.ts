import type { AbsenceStory } from './absence-story.ts';

// What makes vacation days difficult to count: a move to another country, illness inside vacation, and changes in a year that is closed.

/** People whose country changes; everybody lives in Norway before. */
export const countries = [
  { person: 75, on: '2027-02-15', country: 'SE' },
  { person: 77, on: '2027-06-10', country: 'FI' },
  // There and back.
  { person: 79, on: '2027-06-10', country: 'FI' },
  { person: 79, on: '2027-09-10', country: 'NO' },
  // Part time and over 60.
  { person: 83, on: '2027-04-12', country: 'SE' },
  { person: 89, on: '2027-03-01', country: 'SE' },
  { person: 93, on: '2027-03-01', country: 'SE' },
  { person: 103, on: '2027-06-01', country: 'SE' },
  { person: 105, on: '2027-06-01', country: 'SE' },
  { person: 107, on: '2027-02-15', country: 'SE' },
] as const;

/** Work weeks of people with the stories below; the last begins in the year before, and is set when that is closed. */
export const weeksInStories = [
  { person: 83, on: '2027-03-15', validFrom: '2027-03-29', weekdays: [1, 3] },
  { person: 99, on: '2027-01-20', validFrom: '2027-01-01', weekdays: [2, 4, 5] },
  { person: 133, on: '2027-02-08', validFrom: '2026-12-01', weekdays: [2, 4, 5] },
];

type Rest = Partial<AbsenceStory>;
type Period = readonly [startDate: string, endDate: string];

/** Two weeks with Whit Monday, which is no holiday in Sweden; with Finland's Independence Day; and without a holiday anywhere. */
const may: Period = ['2027-05-10', '2027-05-21'];
const december: Period = ['2027-12-01', '2027-12-10'];
const august: Period = ['2027-08-09', '2027-08-20'];
/** Five weeks and one week in the year before, and New Year with the Swedish holiday on 6 January. */
const formerSummer: Period = ['2026-06-29', '2026-07-31'];
const formerDecember: Period = ['2026-12-14', '2026-12-18'];
const newYear: Period = ['2026-12-21', '2027-01-08'];

function vacation(person: number, [startDate, endDate]: Period): AbsenceStory {
  return { person, on: '2027-02-03', kind: 'vacation', startDate, endDate, decided: { on: '2027-02-04', isYes: true } };
}
function illness(person: number, [startDate, endDate]: Period, rest: Rest = {}): AbsenceStory {
  return { person, on: startDate, kind: 'illness', startDate, endDate, ...rest };
}
/** By an administrator, when the year before is not over unless it says so. */
function registered(person: number, [startDate, endDate]: Period, rest: Rest = {}): AbsenceStory {
  return { person, on: '2026-12-01', kind: 'registered', registers: 'vacation', startDate, endDate, ...rest };
}

const ofMovers: readonly AbsenceStory[] = [
  vacation(75, may),
  vacation(77, december),
  vacation(79, december),
  vacation(83, may),
  // The days before New Year are of a closed year when they move.
  registered(89, newYear),
  registered(93, newYear, { deleted: '2027-03-20' }),
];

const illnessInVacation: readonly AbsenceStory[] = [
  vacation(95, august),
  illness(95, ['2027-08-12', '2027-08-16']),
  vacation(97, august),
  illness(97, ['2027-08-12', '2027-08-16'], { deleted: '2027-09-01' }),
  // Only the Tuesday is a day of this week.
  vacation(99, august),
  illness(99, ['2027-08-10', '2027-08-11']),
  // Over the holiday, before the move; the second illness is deleted after it. The third is registered after the move.
  vacation(103, may),
  illness(103, ['2027-05-13', '2027-05-18']),
  vacation(105, may),
  illness(105, ['2027-05-13', '2027-05-18'], { deleted: '2027-07-01' }),
  vacation(107, may),
  illness(107, ['2027-05-13', '2027-05-18']),
  // The vacation itself is deleted.
  { ...vacation(119, august), deleted: '2027-09-02' },
  illness(119, ['2027-08-10', '2027-08-11']),
];

const ofClosedYears: readonly AbsenceStory[] = [
  registered(109, formerDecember, { deleted: '2027-02-02' }),
  registered(111, ['2026-12-07', '2026-12-11'], { on: '2027-02-10' }),
  // Somebody who started in the year before.
  registered(113, formerDecember, { deleted: '2027-02-02' }),
  // Over 60: illness in the former vacation, which stays, and which is deleted again.
  registered(121, ['2026-12-07', '2026-12-18']),
  registered(121, ['2026-12-09', '2026-12-10'], { registers: 'illness', on: '2027-01-15', deleted: '2027-02-20' }),
  registered(123, ['2026-12-07', '2026-12-18']),
  registered(123, ['2026-12-09', '2026-12-10'], { registers: 'illness', on: '2027-01-15' }),
  // More than the statutory days are taken: of what comes back, only some are carried on.
  registered(125, formerSummer),
  registered(125, formerDecember, { deleted: '2027-02-02' }),
  registered(127, ['2026-07-06', '2026-07-31']),
  registered(127, formerDecember, { deleted: '2027-02-02' }),
  // The one statutory day that was carried on is taken back, and carried on again for somebody else.
  registered(131, ['2026-07-06', '2026-07-31']),
  registered(131, ['2026-12-14', '2026-12-17'], { on: '2027-01-12' }),
  registered(135, ['2026-07-06', '2026-07-31']),
  registered(135, ['2026-12-14', '2026-12-17'], { on: '2027-01-12', deleted: '2027-02-02' }),
  registered(133, formerDecember),
  // Nothing is left to carry on for those who book every day below.
  registered(63, formerSummer),
  registered(65, formerSummer),
];

export const vacationStories: readonly AbsenceStory[] = [...ofMovers, ...illnessInVacation, ...ofClosedYears];
