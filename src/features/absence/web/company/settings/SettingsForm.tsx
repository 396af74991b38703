import { Button } from '@mantine/core';
import { useForm } from '#kernel/web/form.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { LeaveGuard } from '#kernel/web/LeaveGuard.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { EditableSettings, type AbsenceSettings } from '../../../contract/entities-settings.ts';
import type { en } from '../../../texts/en.ts';
import { DaysSection } from './DaysSection.tsx';
import { LockedSection, PresenceSection } from './ListSections.tsx';
import { ApprovalSection, CarryOverSection, SickLeaveSection, VacationSection } from './RulesSections.tsx';
import styles from './settings.module.css';
import { changedKeys, type SettingsValues } from './settings-values.ts';
import { SettingsConflict } from './SettingsConflict.tsx';
import { savedOf, useSaveSettings } from './use-save-settings.ts';

/** The company's absence rules in one form, which sends only what was changed. */
export function SettingsForm({ settings }: { settings: AbsenceSettings }) {
  const t = useTexts<typeof en>('absence');
  const saving = useSaveSettings(savedOf(settings));
  const form = useForm<SettingsValues>(EditableSettings, {
    initial: saving.base,
    send: async (values): Promise<void> => {
      const saved = await saving.save(values);
      if (saved) form.fields.setValues(saved);
    },
    onRefused: (error): boolean => saving.meet(error, form.fields.getValues()),
  });
  const { fields } = form;
  const isChanged = changedKeys(saving.base, fields.getValues()).length > 0;
  return (
    <form className={styles['rules']} onSubmit={form.submit} noValidate>
      <VacationSection fields={fields} />
      <CarryOverSection fields={fields} />
      <ApprovalSection fields={fields} />
      <DaysSection fields={fields} today={settings.today} />
      <LockedSection fields={fields} />
      <PresenceSection fields={fields} departments={settings.departments} />
      <SickLeaveSection fields={fields} />
      <div className={styles['save']}>
        <FormProblem form={form} />
        <div className={styles['buttons']}>
          <Button type="submit" loading={form.sending} disabled={!isChanged}>
            {t('settings.save')}
          </Button>
          {isChanged && (
            <Button variant="subtle" disabled={form.sending} onClick={() => fields.setValues(saving.base)}>
              {t('settings.reset')}
            </Button>
          )}
          {isChanged && <span className={styles['quiet']}>{t('settings.unsaved')}</span>}
        </div>
      </div>
      <LeaveGuard isDirty={isChanged} queryNames={['tab']} />
      <SettingsConflict clash={saving.clash} onSettled={(values) => fields.setValues(values)} />
    </form>
  );
}
