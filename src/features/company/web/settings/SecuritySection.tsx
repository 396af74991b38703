import { Checkbox, NumberInput } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { en } from '../../texts/en.ts';
import { Guarded } from './Guarded.tsx';
import type { GuardedProps } from './sections.ts';
import styles from './settings.module.css';

/** How people sign in, and how long they stay signed in. */
export function SecuritySection({ fields, mayChange }: GuardedProps) {
  const t = useTexts<typeof en>('company');
  return (
    <SettingSection title={t('settings.security.title')} text={t('settings.security.text')}>
      <Guarded mayChange={mayChange}>
        <Checkbox
          label={t('settings.security.mfaRequired')}
          description={t('settings.security.mfaRequiredHint')}
          {...fields.getInputProps('mfaRequired', { type: 'checkbox' })}
        />
        <NumberInput
          className={styles['field'] ?? ''}
          label={t('settings.security.sessionLengthMinutes')}
          description={t('settings.security.sessionLengthHint')}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...fields.getInputProps('sessionLengthMinutes')}
        />
      </Guarded>
    </SettingSection>
  );
}
