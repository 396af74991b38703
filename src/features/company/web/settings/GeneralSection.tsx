import { SegmentedControl, Select } from '@mantine/core';
import { useId, useMemo } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { en } from '../../texts/en.ts';
import { Guarded } from './Guarded.tsx';
import type { SectionProps } from './sections.ts';
import styles from './settings.module.css';

/** The company's language and time zone. */
export function GeneralSection({ fields }: SectionProps) {
  const t = useTexts<typeof en>('company');
  const label = useId();
  const { timeZone } = fields.getValues();
  const zones = useMemo(() => [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].toSorted(), [timeZone]);
  return (
    <SettingSection title={t('settings.general.title')} text={t('settings.general.text')}>
      <Guarded>
        <div>
          <p id={label} className={styles['label']}>
            {t('settings.general.language')}
          </p>
          <SegmentedControl
            aria-labelledby={label}
            data={[
              { value: 'no', label: t('settings.general.languages.no') },
              { value: 'en', label: t('settings.general.languages.en') },
            ]}
            {...fields.getInputProps('language')}
          />
        </div>
        <Select
          className={styles['field'] ?? ''}
          label={t('settings.general.timeZone')}
          data={zones}
          searchable
          limit={100}
          allowDeselect={false}
          {...fields.getInputProps('timeZone')}
        />
      </Guarded>
    </SettingSection>
  );
}
