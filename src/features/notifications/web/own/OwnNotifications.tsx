import { Skeleton } from '@mantine/core';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { getOwnPreferences } from '../../contract/endpoints-bell.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

/** The user's settings for notifications outside the product (notifications.22). */
export function OwnNotifications() {
  const read = useCall(getOwnPreferences, {});
  return (
    <Loaded read={read} skeleton={<Skeleton height={320} radius="lg" />}>
      {({ preferences, version, offered, hasMobile }) => (
        <PreferencesForm preferences={preferences} version={version} offered={offered} hasMobile={hasMobile} />
      )}
    </Loaded>
  );
}
