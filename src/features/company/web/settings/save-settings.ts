import type { Input } from '#kernel/contract/endpoint.ts';
import type { ReadRecord } from '#kernel/web/rebase.ts';
import type { updateCompanyInterests, updateCompanySettings } from '../../contract/endpoints.ts';
import type { Company } from '../../contract/entities.ts';
import { changesOf, type SettingsValues } from './settings-values.ts';

export type ReadSettings = ReadRecord<SettingsValues, Company>;

interface Writes {
  settings: (body: Input<typeof updateCompanySettings>['body']) => Promise<{ company: Company }>;
  interests: (body: Input<typeof updateCompanyInterests>['body']) => Promise<{ company: Company }>;
  /** Told of each half that is saved, so that it is not sent again when the other fails. */
  noteRead: (read: ReadSettings) => void;
}

/** Saves what was changed as changes of the company that was read, in the two calls that take it. */
export async function saveSettings(
  { record, base }: ReadSettings,
  values: SettingsValues,
  { settings, interests, noteRead }: Writes,
): Promise<{ isReloaded: boolean }> {
  if (!record) return { isReloaded: false };
  let company = record;
  const changes = changesOf(company, values, base);
  if (changes.settings) {
    ({ company } = await settings({ ...changes.settings, version: company.version }));
    noteRead({ record: company, base: { ...values, interests: base.interests } });
  }
  if (changes.interests) {
    ({ company } = await interests({ interests: changes.interests, version: company.version }));
    noteRead({ record: company, base: values });
  }
  return { isReloaded: changes.settings?.featuresOff !== undefined };
}
