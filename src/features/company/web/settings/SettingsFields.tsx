import { FormConflictDialog } from '#kernel/web/FormConflictDialog.tsx';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Company } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { FeaturesSection } from './FeaturesSection.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { InterestsSection } from './InterestsSection.tsx';
import { LeaversSection } from './LeaversSection.tsx';
import { LogSection } from './LogSection.tsx';
import { MessagesSection } from './MessagesSection.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import styles from './settings.module.css';
import { TakeoutViewersSection } from './TakeoutViewersSection.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import { useSettingWords } from './use-setting-words.ts';

/** The company's own settings in one form with one bar to save them. */
export function SettingsFields({ company }: { company: Company }) {
  const t = useTexts<typeof en>('company');
  const isFixed = useReadOnly();
  const { form, conflict, isChanged } = useSettingsForm(company);
  const words = useSettingWords();
  const { fields } = form;
  const mayChange = company.permissions.guard;
  return (
    <FormFrame
      form={form}
      isPinned={!isFixed}
      isReadOnly={isFixed}
      send={t('settings.save')}
      isBlocked={!isChanged}
      onCancel={isChanged ? form.discard : undefined}
      cancel={t('settings.reset')}
      more={isChanged && <span className={styles['quiet']}>{t('settings.unsaved')}</span>}
    >
      <div className={styles['sections']}>
        <GeneralSection fields={fields} />
        <SecuritySection fields={fields} mayChange={mayChange} />
        <PeopleSection fields={fields} mayChange={mayChange} />
        <LeaversSection fields={fields} mayChange={mayChange} />
        <MessagesSection fields={fields} />
        <FeaturesSection fields={fields} mayChange={mayChange} />
        <LogSection fields={fields} mayChange={mayChange} />
        <TakeoutViewersSection fields={fields} mayChange={mayChange} />
        <InterestsSection input={fields.getInputProps('interests')} />
      </div>
      <FormConflictDialog conflict={conflict} {...words} />
    </FormFrame>
  );
}
