import { Checkbox } from '@mantine/core';
import { useForm } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { CompanySettings } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { SectionForm } from './SectionForm.tsx';
import type { SectionProps } from './sections.ts';
import { useSaveSettings } from './use-save-settings.ts';

const Values = CompanySettings.pick({ managersSeePay: true });

/** What managers can see of their people. */
export function PeopleSection({ company, onStale }: SectionProps) {
  const t = useTexts<typeof en>('company');
  const { managersSeePay, permissions } = company;
  const form = useForm(Values, {
    initial: { managersSeePay },
    draft: { place: 'company/settings/people' },
    send: useSaveSettings(company, onStale),
  });
  return (
    <SettingSection title={t('settings.people.title')} text={t('settings.people.text')}>
      <SectionForm form={form} mayChange={permissions.guard}>
        <Checkbox label={t('settings.people.managersSeePay')} {...form.fields.getInputProps('managersSeePay', { type: 'checkbox' })} />
      </SectionForm>
    </SettingSection>
  );
}
