import { Checkbox } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { en } from '../../texts/en.ts';
import { Guarded } from './Guarded.tsx';
import type { GuardedProps } from './sections.ts';

/** Whether takeouts name the users who viewed the data (takeout.2). */
export function TakeoutViewersSection({ fields, mayChange }: GuardedProps) {
  const t = useTexts<typeof en>('company');
  return (
    <SettingSection title={t('settings.lookers.title')} text={t('settings.lookers.text')}>
      <Guarded mayChange={mayChange}>
        <Checkbox label={t('settings.lookers.lookersNamed')} {...fields.getInputProps('lookersNamed', { type: 'checkbox' })} />
      </Guarded>
    </SettingSection>
  );
}
