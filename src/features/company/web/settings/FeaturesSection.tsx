import { Checkbox } from '@mantine/core';
import { useHasPage } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { en } from '../../texts/en.ts';
import { Guarded } from './Guarded.tsx';
import { featurePages, offeredFlags } from './offered-flags.ts';
import type { GuardedProps } from './sections.ts';
import styles from './settings.module.css';

/** Which features the company uses; the others are removed from all menus. */
export function FeaturesSection({ fields, mayChange }: GuardedProps) {
  const t = useTexts<typeof en>('company');
  return (
    <SettingSection title={t('settings.features.title')} text={t('settings.features.text')}>
      <Guarded mayChange={mayChange}>
        <Checkbox.Group aria-label={t('settings.features.title')} {...fields.getInputProps('featuresOn')}>
          <div className={styles['choices']}>
            {offeredFlags.map((flag) => (
              <FeatureChoice key={flag} flag={flag} />
            ))}
          </div>
        </Checkbox.Group>
      </Guarded>
    </SettingSection>
  );
}

function FeatureChoice({ flag }: { flag: keyof typeof featurePages }) {
  const t = useTexts<typeof en>('company');
  const isThere = useHasPage(featurePages[flag]);
  return isThere && <Checkbox value={flag} label={t(`settings.features.names.${flag}`)} />;
}
