import { Button } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { SettingSection } from '#ui/SettingSection.tsx';
import { getSettings } from '../../contract/endpoints-company.ts';
import type { en } from '../../texts/en.ts';

/** A link from the company's settings to the absence settings (company.13). */
export function SettingsLink() {
  const t = useTexts<typeof en>('absence');
  const isFixed = useReadOnly();
  const { answer } = useCall(getSettings, {}, { staleMinutes: 5 });
  // That page is only useful, and only open, for changing them.
  if (isFixed || answer?.settings.permissions.update !== true) return null;
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
