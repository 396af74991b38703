import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { updateSettings as contract } from '../../contract/endpoints-company.ts';
import type { AbsenceSettings, EditableSettings } from '../../contract/entities-settings.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import { requireOpenCalendar } from '../absence-call.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { postDefaults } from '../balance/post-defaults.ts';
import { presentSettings } from './get-settings.ts';
import { readCompanyRules } from './store-settings.ts';
import { recalculate } from './recalculate.ts';
import { workingDaysChanged } from './settings-hooks.ts';
import { lockSettings, writeDays, writeLockedPeriods, writeMinimumPresence, writeSettings } from './store-write-settings.ts';

/** Settings that decide how days are counted. */
export const counting = ['days', 'halfDayEves', 'country'] as const;

/** Changes the company's settings; booked absence of open years is recounted when a change affects how days are counted, and the defaults of the ledger follow (absence.77). */
export const updateSettings: Handler<typeof contract> = async (context, { body }) => {
  const { company, services, actor, now, today, fail, audit } = context;
  const { member } = actor;
  if (member.levels.absence !== 'full') fail('common.Forbidden');
  await lockSettings(company);
  const rules = await requireOpenCalendar(context);
  const before = await presentSettings(company, rules, { member, today });
  const { version, ...sent } = body;
  await refuseStale(fail, { read: version, stored: before.version }, () => ({ current: before }));

  const settings = { ...before, ...withoutUndefined(sent) };
  // The keys of the parsed body are those of its schema.
  const changed = (Object.keys(sent) as (keyof EditableSettings)[]).filter((key) => differs(before[key], settings[key]));
  if (changed.length === 0) return { settings: before, recalculated: 0, allowances: 0 };
  await write(company, settings, { changed, fromYear: yearOf(today) });
  const fresh = await readCompanyRules(company);
  const changesCounting = counting.some((key) => changed.includes(key));
  const by = { by: member.companyUserId, now };
  const recalculated = changesCounting ? await recalculate(company, { rules: fresh, reason: 'holidayChanged', ...by, today }) : 0;
  if (changesCounting) await services.hooks.tell(workingDaysChanged, { company, today });
  const changesDefault = changed.includes('availableAbsenceDays') || changed.includes('isProrated');
  const allowances = changesDefault ? await postDefaults({ company, ...by }, { rules: fresh, people: 'everybody', today }) : 0;
  audit({ entity: 'absenceSettings', entityId: String(company.id), before: only(before, changed), after: only(settings, changed) });
  return { settings: await presentSettings(company, fresh, { member, today }), recalculated, allowances };
};

interface Writing {
  changed: readonly (keyof EditableSettings)[];
  fromYear: number;
}

async function write(company: Company, settings: AbsenceSettings, { changed, fromYear }: Writing): Promise<void> {
  await writeSettings(company, settings, fromYear);
  if (changed.includes('days')) await writeDays(company, settings.days);
  if (changed.includes('lockedPeriods')) await writeLockedPeriods(company, settings.lockedPeriods);
  if (changed.includes('minimumPresence')) await writeMinimumPresence(company, settings.minimumPresence);
}

type Sent = { [Key in keyof EditableSettings]?: EditableSettings[Key] | undefined };

function withoutUndefined(sent: Sent): Partial<EditableSettings> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

function only(settings: EditableSettings, keys: readonly (keyof EditableSettings)[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, settings[key]]));
}
