import { Skeleton } from '@mantine/core';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { getOwnPreferences } from '../../contract/endpoints-bell.ts';
import type { en } from '../../texts/en.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

/** The user's settings for notifications outside the product (notifications.22); nobody else sees them (access-control.9). */
export function OwnNotifications() {
  const t = useTexts<typeof en>('notifications');
  if (!useUser().viewAs) return <OwnPreferences />;
  return (
    <Notice tone="note" title={t('preferences.private.title')}>
      {t('preferences.private.text')}
    </Notice>
  );
}

function OwnPreferences() {
  const read = useCall(getOwnPreferences, {});
  return (
    <Loaded read={read} skeleton={<Skeleton height={320} radius="lg" />}>
      {({ preferences, version, offered, hasMobile }) => (
        <PreferencesForm preferences={preferences} version={version} offered={offered} hasMobile={hasMobile} />
      )}
    </Loaded>
  );
}
