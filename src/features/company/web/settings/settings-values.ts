import { z } from 'zod';
import type { FeatureFlag } from '#kernel/contract/permissions.ts';
import { changedNames } from '#kernel/web/form-drafts.ts';
import { updateCompanyInterests } from '../../contract/endpoints.ts';
import { CompanySettings, type Company } from '../../contract/entities.ts';
import { offeredFlags } from './offered-flags.ts';

const { language, timeZone, mfaRequired, managersSeePay, lookersNamed } = CompanySettings.shape;
const { sessionLengthMinutes, leaverRetentionMonths, logRetentionMonths, smsSenderName } = CompanySettings.shape;
const typed = z.union([z.number(), z.string()]);
const typedNumber = typed.transform((text) => (text === '' ? undefined : Number(text)));

/** The settings as they are typed, of all sections. */
export const SettingsForm = z.object({
  language,
  timeZone,
  mfaRequired,
  // An empty field means the product's default length.
  sessionLengthMinutes: typed.transform((text) => (text === '' ? null : Number(text))).pipe(sessionLengthMinutes),
  managersSeePay,
  leaverRetentionMonths: typedNumber.pipe(leaverRetentionMonths),
  // An empty field means the sender of the installation.
  smsSenderName: z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(smsSenderName),
  featuresOn: z.array(z.string()),
  logRetentionMonths: typedNumber.pipe(logRetentionMonths),
  lookersNamed,
  interests: updateCompanyInterests.body.shape.interests,
});
export type SettingsValues = z.input<typeof SettingsForm>;

export function valuesOf(company: Company): SettingsValues {
  const { properties, sessionLengthMinutes: minutes, ...rest } = company;
  return {
    language: rest.language,
    timeZone: rest.timeZone,
    mfaRequired: rest.mfaRequired,
    sessionLengthMinutes: minutes ?? '',
    managersSeePay: rest.managersSeePay,
    leaverRetentionMonths: rest.leaverRetentionMonths,
    smsSenderName: rest.smsSenderName ?? '',
    featuresOn: offeredFlags.filter((flag) => properties.features[flag] !== false),
    logRetentionMonths: rest.logRetentionMonths,
    lookersNamed: rest.lookersNamed,
    interests: rest.interests,
  };
}

interface Changes {
  /** Undefined when none of them was changed. */
  settings: Partial<CompanySettings> | undefined;
  interests: Company['interests'] | undefined;
}

/** What was changed from the values that were read; the rest is not sent, so that what others change meanwhile stays. */
export function changesOf(company: Company, values: SettingsValues, base = valuesOf(company)): Changes {
  const names = changedNames(base, values);
  const { featuresOn, interests, ...others } = SettingsForm.parse(values);
  const plain = names.filter((name) => name in others);
  const settings: Partial<CompanySettings> = {
    ...Object.fromEntries(plain.map((name) => [name, Reflect.get(others, name)])),
    ...(names.includes('featuresOn') && { featuresOff: featuresOff(company, featuresOn) }),
  };
  return {
    settings: Object.keys(settings).length > 0 ? settings : undefined,
    interests: names.includes('interests') ? interests : undefined,
  };
}

/** Features that are not offered here keep their setting. */
function featuresOff({ properties: { features } }: Company, on: readonly string[]): FeatureFlag[] {
  const offered: readonly FeatureFlag[] = offeredFlags;
  // The keys of the record are flags.
  const others = (Object.keys(features) as FeatureFlag[]).filter((flag) => features[flag] === false && !offered.includes(flag));
  return [...others, ...offered.filter((flag) => !on.includes(flag))];
}
