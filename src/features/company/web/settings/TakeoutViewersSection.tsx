import { Checkbox } from '@mantine/core';
import { useForm } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { CompanySettings } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { SectionForm } from './SectionForm.tsx';
import type { SectionProps } from './sections.ts';
import { useSaveSettings } from './use-save-settings.ts';

const Values = CompanySettings.pick({ lookersNamed: true });

/** Whether takeouts name the users who viewed the data (takeout.2). */
export function TakeoutViewersSection({ company, onStale }: SectionProps) {
  const t = useTexts<typeof en>('company');
  const { lookersNamed, permissions } = company;
  const form = useForm(Values, {
    initial: { lookersNamed },
    draft: { place: 'company/settings/takeouts' },
    send: useSaveSettings(company, onStale),
  });
  return (
    <SettingSection title={t('settings.lookers.title')} text={t('settings.lookers.text')}>
      <SectionForm form={form} mayChange={permissions.guard}>
        <Checkbox label={t('settings.lookers.lookersNamed')} {...form.fields.getInputProps('lookersNamed', { type: 'checkbox' })} />
      </SectionForm>
    </SettingSection>
  );
}
