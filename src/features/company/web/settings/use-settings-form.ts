import { useState } from 'react';
import { changedNames } from '#kernel/web/form-drafts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useVersionedForm } from '#kernel/web/use-versioned-form.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { getCompany, updateCompanyInterests, updateCompanySettings } from '../../contract/endpoints.ts';
import type { Company } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { changesOf, SettingsForm, valuesOf, type SettingsValues } from './settings-values.ts';

/** One form of all settings: it sends what was changed, and meets what others have changed (shell.26). */
export function useSettingsForm(opened: Company) {
  const t = useTexts<typeof en>('company');
  const settings = useWrite(updateCompanySettings, { changes: [getCompany] });
  const interests = useWrite(updateCompanyInterests, { changes: [getCompany] });
  // As this form has saved it last.
  const [saved, setSaved] = useState(opened);
  const { form, conflict } = useVersionedForm<SettingsValues, Company, { isReloaded: boolean }>(SettingsForm, {
    record: opened,
    valuesOf,
    initial: valuesOf(opened),
    draft: { place: 'company/settings' },
    save: async ({ record }, values) => {
      let company = record && record.version > saved.version ? record : saved;
      const changes = changesOf(company, values);
      if (changes.settings) {
        ({ company } = await settings.write({ body: { version: company.version, ...changes.settings } }));
        setSaved(company);
      }
      if (changes.interests) setSaved((await interests.write({ body: { interests: changes.interests } })).company);
      return { isReloaded: changes.settings?.featuresOff !== undefined };
    },
    onSaved: ({ isReloaded }) => {
      // The menus depend on the user data, which is fetched on load.
      if (isReloaded) location.reload();
      else showToast({ title: t('settings.saved') });
    },
    // The contract's answer to a conflict.
    theirsOf: (details) => (details as { company?: Company }).company,
  });
  const isChanged = changedNames(valuesOf(saved), form.fields.getValues()).length > 0;
  return { form, conflict, isChanged };
}
