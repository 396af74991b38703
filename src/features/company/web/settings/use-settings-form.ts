import { changedNames } from '#kernel/web/form-drafts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useVersionedForm } from '#kernel/web/use-versioned-form.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { getCompany, updateCompanyInterests, updateCompanySettings } from '../../contract/endpoints.ts';
import type { Company } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { refreshUser } from '../refresh-user.ts';
import { saveSettings } from './save-settings.ts';
import { SettingsForm, valuesOf, type SettingsValues } from './settings-values.ts';

/** One form of all settings: it sends what was changed, and meets what others have changed (shell.26). */
export function useSettingsForm(opened: Company) {
  const t = useTexts<typeof en>('company');
  const settings = useWrite(updateCompanySettings, { changes: [getCompany] });
  const interests = useWrite(updateCompanyInterests, { changes: [getCompany] });
  const { form, base, conflict } = useVersionedForm<SettingsValues, Company, { isReloaded: boolean }>(SettingsForm, {
    record: opened,
    valuesOf,
    initial: valuesOf(opened),
    draft: { place: 'company/settings' },
    save: (read, values, _repeatKey, noteRead) =>
      saveSettings(read, values, {
        settings: (body) => settings.write({ body }),
        interests: (body) => interests.write({ body }),
        noteRead,
      }),
    onSaved: ({ isReloaded }) => {
      // The menus depend on the user data, which is fetched on load.
      if (isReloaded) return location.reload();
      showToast({ title: t('settings.saved') });
      void refreshUser();
    },
    // The contract's answer to a conflict.
    theirsOf: (details) => (details as { company?: Company }).company,
  });
  return { form, conflict, isChanged: changedNames(base, form.fields.getValues()).length > 0 };
}
