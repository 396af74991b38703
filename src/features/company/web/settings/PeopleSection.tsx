import { Checkbox } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { en } from '../../texts/en.ts';
import { Guarded } from './Guarded.tsx';
import type { GuardedProps } from './sections.ts';

/** What managers can see of their people. */
export function PeopleSection({ fields, mayChange }: GuardedProps) {
  const t = useTexts<typeof en>('company');
  return (
    <SettingSection title={t('settings.people.title')} text={t('settings.people.text')}>
      <Guarded mayChange={mayChange}>
        <Checkbox label={t('settings.people.managersSeePay')} {...fields.getInputProps('managersSeePay', { type: 'checkbox' })} />
      </Guarded>
    </SettingSection>
  );
}
