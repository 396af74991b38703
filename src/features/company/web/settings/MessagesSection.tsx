import { TextInput } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { en } from '../../texts/en.ts';
import { Guarded } from './Guarded.tsx';
import type { SectionProps } from './sections.ts';
import styles from './settings.module.css';

/** The sender that telephones show for the company's text messages (sms.9). */
export function MessagesSection({ fields }: SectionProps) {
  const t = useTexts<typeof en>('company');
  return (
    <SettingSection title={t('settings.sms.title')} text={t('settings.sms.text')}>
      <Guarded>
        <TextInput
          className={styles['field'] ?? ''}
          label={t('settings.sms.smsSenderName')}
          description={t('settings.sms.smsSenderNameHint')}
          maxLength={11}
          {...fields.getInputProps('smsSenderName')}
        />
      </Guarded>
    </SettingSection>
  );
}
