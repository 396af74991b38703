import type { Company } from '#kernel/server/database/unit.ts';
import type { EditableSettings } from '../../contract/entities-settings.ts';
import type { CompanyCalendar } from '../rules/calendar.ts';
import { readSettings } from './store-settings.ts';

/** A company's rules about absence. It is the `CompanyCalendar` of the rules that count days as well. */
export interface CompanyRules extends Omit<EditableSettings, 'availableAbsenceDays'>, CompanyCalendar {
  /** The calendar has been opened (AB-01), and when. */
  acknowledgedAt: Date | null;
  days: EditableSettings['days'];
  /** How many days everybody has, from a year on; oldest first. */
  defaults: { fromYear: number; days: number }[];
  timeZone: string;
  version: number;
}

/** What the company has decided about absence, or what holds until it does; one statement. */
export async function readCompanyRules(company: Company): Promise<CompanyRules> {
  const { sickScheme, sickDaysEachTime, sickOccasions, sickDaysInYear, carryOverKind, carryOverMax, carryOverExpiresOn, ...rules } =
    await readSettings(company);
  return {
    ...rules,
    sickLeave: { scheme: sickScheme, daysEachTime: sickDaysEachTime, occasions: sickOccasions, daysInYear: sickDaysInYear },
    carryOver: {
      kind: carryOverKind,
      maxDays: carryOverMax === null ? null : Number(carryOverMax),
      expiresOn: carryOverExpiresOn,
    },
  };
}

interface Called {
  company: Company;
  fail: (code: 'absence.NotAcknowledged') => never;
}

/** The company's rules; refuses until the calendar was opened for it. */
export async function requireOpen({ company, fail }: Called): Promise<CompanyRules> {
  const rules = await readCompanyRules(company);
  if (!rules.acknowledgedAt) fail('absence.NotAcknowledged');
  return rules;
}
