import { Checkbox, type CheckboxGroupProps } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { interests } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { Guarded } from './Guarded.tsx';
import styles from './settings.module.css';

/** The company's purposes of using the product. */
export function InterestsSection({ input }: { input: Omit<CheckboxGroupProps, 'children'> }) {
  const t = useTexts<typeof en>('company');
  return (
    <SettingSection title={t('settings.interests.title')} text={t('settings.interests.text')}>
      <Guarded>
        <Checkbox.Group aria-label={t('settings.interests.title')} {...input}>
          <div className={styles['choices']}>
            {interests.map((one) => (
              <Checkbox key={one} value={one} label={t(`settings.interests.names.${one}`)} />
            ))}
          </div>
        </Checkbox.Group>
      </Guarded>
    </SettingSection>
  );
}
