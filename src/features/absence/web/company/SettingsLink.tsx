import { Button } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import type { en } from '../../texts/en.ts';

/** A link from the company's settings to the absence settings (company.13). */
export function SettingsLink() {
  const t = useTexts<typeof en>('absence');
  // That page is only useful for changing them.
  if (useReadOnly()) return null;
  return (
    <SettingSection title={t('company.settingsLink.title')} text={t('company.settingsLink.text')}>
      <div>
        <Button component={Link} to="/vacation-and-leave" query={{ tab: 'settings' }} variant="default">
          {t('company.settingsLink.open')}
        </Button>
      </div>
    </SettingSection>
  );
}
