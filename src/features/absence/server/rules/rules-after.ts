import { yearOf } from '#kernel/contract/days.ts';
import type { EditableSettings } from '../../contract/entities-settings.ts';
import type { Weekdays } from '../../contract/entities.ts';
import type { CompanyRules } from '../settings/store-settings.ts';
import { defaultAllowance } from './allowance.ts';

type Sent = { [Key in keyof EditableSettings]?: EditableSettings[Key] | undefined };

/** A change of settings, or of the company’s working days from a day on. */
interface SettingsChange extends Sent {
  workWeek?: { weekdays: Weekdays; validFrom: string } | undefined;
}

/** The company’s rules as they will be read once a change is saved; what was not sent stays. */
export function rulesAfter(
  rules: CompanyRules,
  { workWeek, availableAbsenceDays, days, ...sent }: SettingsChange,
  today: string,
): CompanyRules {
  return {
    ...rules,
    ...withoutUndefined(sent),
    ...(days && { days: days.toSorted((one, other) => one.date.localeCompare(other.date)) }),
    ...(availableAbsenceDays !== undefined && { defaults: defaultsAfter(rules.defaults, availableAbsenceDays, yearOf(today)) }),
    ...(workWeek && { weeks: withWeek(rules.weeks, { ...workWeek, weekdays: maskOf(workWeek.weekdays) }) }),
  };
}

/** A number holds from the year in which it is set on. */
function defaultsAfter(defaults: CompanyRules['defaults'], days: number, year: number): CompanyRules['defaults'] {
  if (defaultAllowance(defaults, year) === days) return defaults;
  return [...defaults.filter(({ fromYear }) => fromYear !== year), { fromYear: year, days }];
}

/** The weeks of the company or of a person as they will be read once another one is saved. */
export function withWeek<Week extends { validFrom: string | null }>(weeks: readonly Week[], added: Week): Week[] {
  const others = weeks.filter(({ validFrom }) => validFrom !== added.validFrom);
  return [...others, added].toSorted((one, other) => (one.validFrom ?? '').localeCompare(other.validFrom ?? ''));
}

/** Bit 0 = Sunday to bit 6 = Saturday. */
export function maskOf(days: Weekdays): number {
  return ([0, 1, 2, 3, 4, 5, 6] as const).reduce((mask: number, day) => (days[day] ? mask | (1 << day) : mask), 0);
}

function withoutUndefined(sent: Sent): Partial<EditableSettings> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}
