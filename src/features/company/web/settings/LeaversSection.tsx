import { NumberInput } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { en } from '../../texts/en.ts';
import { Guarded } from './Guarded.tsx';
import type { GuardedProps } from './sections.ts';
import styles from './settings.module.css';

/** How long after somebody left their erasure is proposed (people.43). */
export function LeaversSection({ fields, mayChange }: GuardedProps) {
  const t = useTexts<typeof en>('company');
  return (
    <SettingSection title={t('settings.leavers.title')} text={t('settings.leavers.text')}>
      <Guarded mayChange={mayChange}>
        <NumberInput
          className={styles['field'] ?? ''}
          label={t('settings.leavers.months')}
          description={t('settings.leavers.monthsHint')}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...fields.getInputProps('leaverRetentionMonths')}
        />
      </Guarded>
    </SettingSection>
  );
}
