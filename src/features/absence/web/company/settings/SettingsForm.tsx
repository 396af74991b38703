import { notSent, useForm, type Form } from '#kernel/web/form.ts';
import { changedNames, type FormDraft } from '#kernel/web/form-drafts.ts';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { EditableSettings, type AbsenceSettings } from '../../../contract/entities-settings.ts';
import type { en } from '../../../texts/en.ts';
import { DaysSection } from './DaysSection.tsx';
import { LockedSection, PresenceSection } from './ListSections.tsx';
import { ApprovalSection, CarryOverSection, SickLeaveSection, VacationSection } from './RulesSections.tsx';
import styles from './settings.module.css';
import type { SettingsValues } from './settings-values.ts';
import { RecountDialog } from './RecountDialog.tsx';
import { SettingsConflict } from './SettingsConflict.tsx';
import { useRecountQuestion } from './use-recount-question.ts';
import { savedOf, useSaveSettings } from './use-save-settings.ts';

/** The company's absence rules in one form, which sends only what was changed. */
export function SettingsForm({ settings }: { settings: AbsenceSettings }) {
  const t = useTexts<typeof en>('absence');
  const { question, isConfirmed } = useRecountQuestion();
  const saving = useSaveSettings(savedOf(settings), {
    isConfirmed,
    setValues: (values) => form.fields.setValues(values),
    onSaved: (saved) => finish(saved),
  });
  const form: Form<SettingsValues> = useForm<SettingsValues, SettingsValues>(EditableSettings, {
    initial: saving.base,
    base: saving.base,
    draft: { place: 'absence/settings', version: saving.version, onRestore: restore },
    send: async (values) => (await saving.save(values)) ?? notSent,
    onSent: (saved) => finish(saved),
    onRefused: (error): boolean => saving.meet(error, form.fields.getValues()),
  });
  const { fields } = form;
  const isChanged = changedNames(saving.base, fields.getValues()).length > 0;
  function restore(draft: FormDraft): void {
    saving.goBackTo(draft);
    fields.setValues(draft.to);
  }
  function finish(saved: SettingsValues): void {
    fields.setValues(saved);
    form.settle(saved);
  }
  return (
    <FormFrame
      form={form}
      isPinned
      queryNames={['tab']}
      send={t('settings.save')}
      isBlocked={!isChanged}
      onCancel={isChanged ? form.discard : undefined}
      cancel={t('settings.reset')}
      more={isChanged && <span className={styles['quiet']}>{t('settings.unsaved')}</span>}
    >
      <VacationSection fields={fields} />
      <CarryOverSection fields={fields} />
      <ApprovalSection fields={fields} />
      <DaysSection fields={fields} today={settings.today} />
      <LockedSection fields={fields} />
      <PresenceSection fields={fields} departments={settings.departments} />
      <SickLeaveSection fields={fields} />
      {question && (
        <RecountDialog recount={question.about} onConfirm={() => question.answer(true)} onClose={() => question.answer(false)} />
      )}
      <SettingsConflict clash={saving.clash} />
    </FormFrame>
  );
}
