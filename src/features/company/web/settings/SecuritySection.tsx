import { Checkbox, NumberInput } from '@mantine/core';
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

const { mfaRequired: MfaRequired, sessionLengthMinutes: SessionLength } = CompanySettings.shape;
// An empty field means the product's default length.
const Values = z.object({
  mfaRequired: MfaRequired,
  sessionLengthMinutes: z
    .union([z.number(), z.string()])
    .transform((typed) => (typed === '' ? null : Number(typed)))
    .pipe(SessionLength),
});

/** How people sign in, and how long they stay signed in. */
export function SecuritySection({ company, onStale }: SectionProps) {
  const t = useTexts<typeof en>('company');
  const { mfaRequired, sessionLengthMinutes, permissions } = company;
  const save = useSaveSettings(company, onStale);
  const form = useForm(Values, {
    initial: { mfaRequired, sessionLengthMinutes: sessionLengthMinutes ?? '' },
    draft: { place: 'company/settings/security' },
    send: (values) => save(Values.parse(values)),
  });
  return (
    <SettingSection title={t('settings.security.title')} text={t('settings.security.text')}>
      <SectionForm form={form} mayChange={permissions.guard}>
        <Checkbox
          label={t('settings.security.mfaRequired')}
          description={t('settings.security.mfaRequiredHint')}
          {...form.fields.getInputProps('mfaRequired', { type: 'checkbox' })}
        />
        <NumberInput
          className={styles['field'] ?? ''}
          label={t('settings.security.sessionLengthMinutes')}
          description={t('settings.security.sessionLengthHint')}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.fields.getInputProps('sessionLengthMinutes')}
        />
      </SectionForm>
    </SettingSection>
  );
}
