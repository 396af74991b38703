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
  leaverRetentionMonths: z
    .union([z.number(), z.string()])
    .transform((typed) => (typed === '' ? undefined : Number(typed)))
    .pipe(CompanySettings.shape.leaverRetentionMonths),
});

/** How long after somebody left their erasure is proposed (people.43). */
export function LeaversSection({ company, onStale }: SectionProps) {
  const t = useTexts<typeof en>('company');
  const { leaverRetentionMonths, permissions } = company;
  const save = useSaveSettings(company, onStale);
  const form = useForm(Values, {
    initial: { leaverRetentionMonths },
    draft: { place: 'company/settings/leavers' },
    send: (values) => save(Values.parse(values)),
  });
  return (
    <SettingSection title={t('settings.leavers.title')} text={t('settings.leavers.text')}>
      <SectionForm form={form} mayChange={permissions.guard}>
        <NumberInput
          className={styles['field'] ?? ''}
          label={t('settings.leavers.months')}
          description={t('settings.leavers.monthsHint')}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.fields.getInputProps('leaverRetentionMonths')}
        />
      </SectionForm>
    </SettingSection>
  );
}
