import type { Handler } from '#kernel/server/serve.ts';
import type { updateCompanySettings as contract } from '../contract/endpoints.ts';
import { guardedSettings } from '../contract/entities.ts';
import type { CompanySettings } from '../contract/entities.ts';
import { mayOf, settingsOf, shownCompany } from './get-company.ts';
import { sessionsShortened, supportSentOut } from './public.ts';
import { setSettings } from './store-settings.ts';
import { findCompany } from './store.ts';

/** Changes the settings that are sent (OR-05). */
export const updateCompanySettings: Handler<typeof contract> = async (
  { company, actor: { member }, now, fail, audit },
  { body: { version, ...sent } },
) => {
  if (!mayOf(member).guard && guardedSettings.some((name) => sent[name] !== undefined)) fail('common.Forbidden');
  const row = await findCompany(company);
  const conflict = async () => fail('common.Conflict', 409, { details: { company: await shownCompany(company, member) } });
  if (version !== undefined && version !== row.version) return conflict();
  // Only flags of the contract are ever written.
  const former: CompanySettings = { ...settingsOf(row), featuresOff: row.features_off as CompanySettings['featuresOff'] };
  const changed = differing(former, sent);
  if (changed.length === 0) return { company: await shownCompany(company, member) };
  // Two at once: whoever comes second waits here for the row, and finds it changed.
  if (!(await setSettings(company, { ...former, ...sent }, row.version))) return conflict();
  audit({ entity: 'company', entityId: String(company.id), before: only(former, changed), after: only({ ...former, ...sent }, changed) });
  if (former.allowSupport && sent.allowSupport === false) await supportSentOut.tell({ company, now });
  if (sent.sessionLengthMinutes) await sessionsShortened.tell({ company, minutes: sent.sessionLengthMinutes, now });
  return { company: await shownCompany(company, member) };
};

type Sent = { [Name in keyof CompanySettings]?: CompanySettings[Name] | undefined };

function differing(former: CompanySettings, sent: Sent): (keyof CompanySettings)[] {
  // The keys of what the contract parsed.
  const names = Object.keys(sent) as (keyof CompanySettings)[];
  return names.filter((name) => sent[name] !== undefined && JSON.stringify(sent[name]) !== JSON.stringify(former[name]));
}

function only(settings: Sent, names: readonly (keyof CompanySettings)[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}
