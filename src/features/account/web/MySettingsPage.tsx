import { RecordPage } from '#kernel/web/RecordPage.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../texts/en.ts';
import { ApiKeysTab } from './settings/ApiKeysTab.tsx';
import { GeneralTab } from './settings/GeneralTab.tsx';
import { PrivateTab } from './settings/PrivateTab.tsx';
import { SecurityTab } from './settings/SecurityTab.tsx';

/** My settings: language and appearance, sign-in, API keys, and the tabs of other features (identity.42). */
export function MySettingsPage() {
  const t = useTexts<typeof en>('account');
  const { accountId, isActive, isPending, viewAs } = useUser();
  const hasAccess = isActive && !isPending;
  return (
    <RecordPage
      record="account"
      recordId={accountId}
      head={{ title: t('settings.title'), width: 'form' }}
      tabs={[
        { key: 'general', label: t('settings.tabs.general'), content: <GeneralTab /> },
        { key: 'security', label: t('settings.tabs.security'), content: viewAs ? <PrivateTab /> : <SecurityTab /> },
        ...(hasAccess ? [{ key: 'api-keys', label: t('settings.tabs.api-keys'), content: viewAs ? <PrivateTab /> : <ApiKeysTab /> }] : []),
      ]}
    />
  );
}
