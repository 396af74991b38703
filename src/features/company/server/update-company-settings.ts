import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { updateCompanySettings as contract } from '../contract/endpoints.ts';
import { guardedSettings } from '../contract/entities.ts';
import type { CompanySettings } from '../contract/entities.ts';
import { logEndedAccess } from './end-support-access.ts';
import { settingsOf, presentCompany } from './get-company.ts';
import { companyPermissions } from './policy.ts';
import { supportAccessOn } from './rules/support-access.ts';
import { openCasesQuery, sessionsShortened, supportAccessRevoked } from './public.ts';
import { setSettings } from './store-settings.ts';
import { findCompany } from './store.ts';

/** Changes the given settings (company.13). */
export const updateCompanySettings: Handler<typeof contract> = async (
  { company, actor: { member }, services, now, today, fail, audit },
  { body: { version, ...sent } },
) => {
  const may = companyPermissions(member);
  if (!may.guard && guardedSettings.some((name) => sent[name] !== undefined)) fail('common.Forbidden');
  if (!may.support && (sent.allowSupport ?? sent.allowSupportUntil) !== undefined) fail('common.Forbidden');
  if (sent.allowSupportUntil && sent.allowSupportUntil < today) fail('companies.SupportEndPassed');
  const row = await findCompany(company, { lock: true });
  const shown = async () => ({ company: await presentCompany({ company, services, now, today }, member) });
  await refuseStale(fail, { read: version, stored: row.version }, shown);
  // The column contains only flags of the contract.
  const former: CompanySettings = { ...settingsOf(row, today), featuresOff: row.features_off as CompanySettings['featuresOff'] };
  const { allowSupport = former.allowSupport, allowSupportUntil = former.allowSupportUntil } = sent;
  const next = { ...former, ...sent, ...supportAccessOn(today, { allowSupport, allowSupportUntil }) };
  if (sent.allowSupportUntil && !next.allowSupport) fail('companies.SupportIsOff');
  const changed = differing(former, next);
  if (changed.length === 0) return shown();
  // What the law gives a deadline goes on, and nobody would be reminded of it.
  const features = (sent.featuresOff ?? []).filter((flag) => !former.featuresOff.includes(flag));
  const count = (await services.hooks.tell(openCasesQuery, { company, features })).reduce((sum, open) => sum + open, 0);
  if (count > 0) fail('companies.OpenCases', 409, { details: { count } });
  await logEndedAccess(company, now);
  await setSettings(company, next);
  audit({ entity: 'company', entityId: String(company.id), before: only(former, changed), after: only(next, changed) });
  if (former.allowSupport && !next.allowSupport) await services.hooks.tell(supportAccessRevoked, { company, now });
  if (sent.sessionLengthMinutes) await services.hooks.tell(sessionsShortened, { company, minutes: sent.sessionLengthMinutes, now });
  return shown();
};

type Sent = { [Name in keyof CompanySettings]?: CompanySettings[Name] | undefined };

function differing(former: CompanySettings, sent: Sent): (keyof CompanySettings)[] {
  // The keys of the parsed body.
  const names = Object.keys(sent) as (keyof CompanySettings)[];
  return names.filter((name) => sent[name] !== undefined && JSON.stringify(sent[name]) !== JSON.stringify(former[name]));
}

function only(settings: Sent, names: readonly (keyof CompanySettings)[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}
