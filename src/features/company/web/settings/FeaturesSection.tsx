import { Checkbox } from '@mantine/core';
import { z } from 'zod';
import type { FeatureFlag } from '#kernel/contract/permissions.ts';
import { useHasPage } from '#kernel/web/address.ts';
import { useForm } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { en } from '../../texts/en.ts';
import { SectionForm } from './SectionForm.tsx';
import type { SectionProps } from './sections.ts';
import styles from './settings.module.css';
import { useSaveSettings } from './use-save-settings.ts';

/** A page of each feature; a feature whose page does not exist is not offered. */
const pages = {
  absenceCalendar: '/vacation-and-leave',
  employeeContract: '/employee-contract',
  onOffBoarding: '/on-offboarding',
  smsService: '/sms',
  winkit: '/winkit',
  gdpr: '/gdpr',
  contracts: '/contracts',
  notifications: '/organisation/notification-rules',
  accesscontrol: '/access-control',
  integrations: '/integrations',
} as const satisfies Partial<Record<FeatureFlag, string>>;
// The keys of the table above.
const flags = Object.keys(pages) as (keyof typeof pages)[];

const Values = z.object({ on: z.array(z.string()) });

/** Which features the company uses; the others are removed from all menus. */
export function FeaturesSection({ company, onStale }: SectionProps) {
  const t = useTexts<typeof en>('company');
  const { properties, permissions } = company;
  const save = useSaveSettings(company, onStale);
  const form = useForm(Values, {
    initial: { on: flags.filter((flag) => properties.features[flag] !== false) },
    draft: { place: 'company/settings/features' },
    send: ({ on }) => {
      // Features not offered here keep their setting.
      const others = Object.entries(properties.features).flatMap(([name, isOn]) => (isOn || name in pages ? [] : [name as FeatureFlag]));
      return save({ featuresOff: [...others, ...flags.filter((flag) => !on.includes(flag))] });
    },
    // The menus depend on the user data, which is fetched on load.
    onSent: () => location.reload(),
  });
  return (
    <SettingSection title={t('settings.features.title')} text={t('settings.features.text')}>
      <SectionForm form={form} mayChange={permissions.guard}>
        <Checkbox.Group aria-label={t('settings.features.title')} {...form.fields.getInputProps('on')}>
          <div className={styles['choices']}>
            {flags.map((flag) => (
              <FeatureChoice key={flag} flag={flag} />
            ))}
          </div>
        </Checkbox.Group>
      </SectionForm>
    </SettingSection>
  );
}

function FeatureChoice({ flag }: { flag: keyof typeof pages }) {
  const t = useTexts<typeof en>('company');
  const isThere = useHasPage(pages[flag]);
  return isThere && <Checkbox value={flag} label={t(`settings.features.names.${flag}`)} />;
}
