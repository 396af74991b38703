import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { getOwnPreferences } from '../../contract/endpoints-bell.ts';
import { PreferencesForm } from './PreferencesForm.tsx';
import { PrivateNotice } from './PrivateNotice.tsx';

/** The user's settings for notifications outside the product (notifications.22); nobody else sees them (access-control.9). */
export function OwnNotifications() {
  return useUser().viewAs ? <PrivateNotice /> : <OwnPreferences />;
}

function OwnPreferences() {
  const read = useCall(getOwnPreferences, {});
  return (
    <Loaded read={read} skeleton={<ListSkeleton rows={6} />}>
      {({ preferences, version, offered, hasMobile }) => (
        <PreferencesForm preferences={preferences} version={version} offered={offered} hasMobile={hasMobile} />
      )}
    </Loaded>
  );
}
