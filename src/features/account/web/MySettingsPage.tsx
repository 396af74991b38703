import { Tabs } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import type { en } from '../texts/en.ts';
import { ApiKeysTab } from './settings/ApiKeysTab.tsx';
import { GeneralTab } from './settings/GeneralTab.tsx';
import { SecurityTab } from './settings/SecurityTab.tsx';

const parts = { general: GeneralTab, security: SecurityTab, 'api-keys': ApiKeysTab } as const;
type Tab = keyof typeof parts;

/** What is one's own whatever the company: how it looks, how one signs in, keys for other programs (ME-01). */
export function MySettingsPage() {
  const t = useTexts<typeof en>('account');
  const { isActive, isPending } = useUser();
  const [{ tab }, change] = useQuery();
  const tabs: readonly Tab[] = ['general', 'security', ...(isActive && !isPending ? ['api-keys' as const] : [])];
  const shown = tabs.find((one) => one === tab) ?? 'general';
  const Part = parts[shown];
  const open = (next: string | null) => change({ tab: next === 'general' ? undefined : (next ?? undefined), new: undefined });
  return (
    <Page title={t('settings.title')} width="form">
      <Tabs value={shown} onChange={open} keepMounted={false}>
        <Tabs.List mb="lg">
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`settings.tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown}>
          <Part />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
