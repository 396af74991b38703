import { NumberInput } from '@mantine/core';
import { useForm } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { z } from 'zod';
import { CompanySettings } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { SectionForm } from './SectionForm.tsx';
import type { SectionProps } from './sections.ts';
import styles from './settings.module.css';
import { useSaveSettings } from './use-save-settings.ts';

const Values = z.object({
  logRetentionMonths: z
    .union([z.number(), z.string()])
    .transform((typed) => (typed === '' ? undefined : Number(typed)))
    .pipe(CompanySettings.shape.logRetentionMonths),
});

/** How long the log keeps old and new values (log.3). */
export function LogSection({ company, onStale }: SectionProps) {
  const t = useTexts<typeof en>('company');
  const { logRetentionMonths, permissions } = company;
  const save = useSaveSettings(company, onStale);
  const form = useForm(Values, {
    initial: { logRetentionMonths },
    draft: { place: 'company/settings/log' },
    send: (values) => save(Values.parse(values)),
  });
  return (
    <SettingSection title={t('settings.log.title')} text={t('settings.log.text')}>
      <SectionForm form={form} mayChange={permissions.guard}>
        <NumberInput
          className={styles['field'] ?? ''}
          label={t('settings.log.months')}
          description={t('settings.log.monthsHint')}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.fields.getInputProps('logRetentionMonths')}
        />
      </SectionForm>
    </SettingSection>
  );
}
