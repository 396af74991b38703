import { SegmentedControl, Select } from '@mantine/core';
import { useId, useMemo } from 'react';
import { useForm } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { CompanySettings } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { SectionForm } from './SectionForm.tsx';
import type { SectionProps } from './sections.ts';
import styles from './settings.module.css';
import { useSaveSettings } from './use-save-settings.ts';

const Values = CompanySettings.pick({ language: true, timeZone: true });

/** The company's language and time zone. */
export function GeneralSection({ company, onStale }: SectionProps) {
  const t = useTexts<typeof en>('company');
  const label = useId();
  const { language, timeZone } = company;
  const zones = useMemo(() => [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone')])].toSorted(), [timeZone]);
  const form = useForm(Values, {
    initial: { language, timeZone },
    draft: { place: 'company/settings/general' },
    send: useSaveSettings(company, onStale),
  });
  return (
    <SettingSection title={t('settings.general.title')} text={t('settings.general.text')}>
      <SectionForm form={form}>
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
            {...form.fields.getInputProps('language')}
          />
        </div>
        <Select
          className={styles['field'] ?? ''}
          label={t('settings.general.timeZone')}
          data={zones}
          searchable
          limit={100}
          allowDeselect={false}
          {...form.fields.getInputProps('timeZone')}
        />
      </SectionForm>
    </SettingSection>
  );
}
