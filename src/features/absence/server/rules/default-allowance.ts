import { yearOf } from '#kernel/contract/days.ts';
import type { AllowanceBasis } from '../../contract/entities-balance.ts';
import {
  defaultAllowance,
  employedIn,
  extraWeekDays,
  isSixtyIn,
  prorated,
  statutoryDays,
  statutoryOfJoiner,
  upToHalf,
  type DefaultAllowance,
} from './allowance.ts';
import { averageWeek, type AverageWeek } from './average-week.ts';
import type { WorkTerms, WorkWeek } from './work-calendar.ts';

/** What a company decides of the days that everybody has. */
export interface AllowanceRules {
  defaults: readonly DefaultAllowance[];
  /** Whether those who join or leave within a year have a share of it. */
  isProrated: boolean;
  weeks: readonly WorkWeek[];
}

/**
 * The vacation days of a person without an allowance of their own, and how they come about: the company's days, by the person's share of its
 * work week, with the extra week from the year one turns 60, and for joiners and leavers the part of the year where the company does so.
 * Nobody has days of a year in which they are not employed.
 */
export function defaultFor(rules: AllowanceRules, person: WorkTerms, year: number): AllowanceBasis {
  const companyDays = defaultAllowance(rules.defaults, year) ?? 0;
  const week = weekIn(rules, person, year);
  const isSixty = isSixtyIn(year, person.birthday);
  const employed = employedIn(person, year);
  const extraDays = companyDays > 0 && isSixty && employed ? extraWeekDays(week.workdays) : 0;
  const whole = employed ? shareOf(companyDays, week) + extraDays : 0;
  const { workdays, companyWorkdays } = week;
  return {
    days: rules.isProrated ? prorated(whole, person, year, { workdays, isSixty }) : whole,
    companyDays,
    workdays: rounded(workdays),
    companyWorkdays: rounded(companyWorkdays),
    extraDays,
    isProrated: rules.isProrated,
    employed,
  };
}

/** The statutory days off of a person in a year (Holidays Act); none in a year in which they are not employed. */
export function statutoryOf(rules: Pick<AllowanceRules, 'weeks'>, person: WorkTerms, year: number): number {
  if (!employedIn(person, year)) return 0;
  const { workdays } = weekIn(rules, person, year);
  const isSixty = isSixtyIn(year, person.birthday);
  const joined = person.startDate !== null && yearOf(person.startDate) === year ? person.startDate : null;
  return joined ? statutoryOfJoiner(joined, { workdays, isSixty }) : statutoryDays(workdays, isSixty);
}

/** Part of the company's week, part of its days; where the company gives at least what the law does, nobody has less than that. */
function shareOf(companyDays: number, { workdays, companyWorkdays }: AverageWeek): number {
  if (workdays === companyWorkdays || companyWorkdays === 0) return companyDays;
  const isLawful = companyDays >= statutoryDays(companyWorkdays);
  return Math.max(upToHalf((companyDays * workdays) / companyWorkdays), isLawful ? statutoryDays(workdays) : 0);
}

/** Only while somebody is employed; the whole year where they are not in it. */
function weekIn({ weeks }: Pick<AllowanceRules, 'weeks'>, person: WorkTerms, year: number): AverageWeek {
  return averageWeek(person.weeks, weeks, employedIn(person, year) ?? { from: `${year}-01-01`, to: `${year}-12-31` });
}

function rounded(workdays: number): number {
  return Math.round(workdays * 100) / 100;
}
