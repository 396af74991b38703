import { NumberInput } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { en } from '../../texts/en.ts';
import { Guarded } from './Guarded.tsx';
import type { GuardedProps } from './sections.ts';
import styles from './settings.module.css';

/** How long the log keeps old and new values (log.3). */
export function LogSection({ fields, mayChange }: GuardedProps) {
  const t = useTexts<typeof en>('company');
  return (
    <SettingSection title={t('settings.log.title')} text={t('settings.log.text')}>
      <Guarded mayChange={mayChange}>
        <NumberInput
          className={styles['field'] ?? ''}
          label={t('settings.log.months')}
          description={t('settings.log.monthsHint')}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...fields.getInputProps('logRetentionMonths')}
        />
      </Guarded>
    </SettingSection>
  );
}
