import { Skeleton, Tabs } from '@mantine/core';
import { createElement, Suspense, type ComponentType } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import type { SettingsTab } from '#kernel/web/entry.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { settingsTabs, tabsFor } from '#kernel/web/registered-parts.ts';
import { useUser } from '#kernel/web/session.ts';
import { useStore } from '#kernel/web/store.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Delayed } from '#ui/Delayed.tsx';
import { Page } from '#ui/Page.tsx';
import type { en } from '../texts/en.ts';
import { ApiKeysTab } from './settings/ApiKeysTab.tsx';
import { GeneralTab } from './settings/GeneralTab.tsx';
import { SecurityTab } from './settings/SecurityTab.tsx';

const parts = { general: GeneralTab, security: SecurityTab, 'api-keys': ApiKeysTab } as const;
type Tab = keyof typeof parts;

/** My settings: language and appearance, sign-in, API keys, and the tabs of other features (identity.42). */
export function MySettingsPage() {
  const t = useTexts<typeof en>('account');
  const language = useLanguage();
  const user = useUser();
  const [{ tab }, change] = useQuery();
  const isIn = user.isActive && !user.isPending;
  const offered = useStore(settingsTabs);
  const more = isIn ? tabsFor(user, offered) : [];
  const own: readonly Tab[] = ['general', 'security', ...(isIn ? ['api-keys' as const] : [])];
  const late = more.find(({ key }) => key === tab);
  const shown = own.find((one) => one === tab) ?? late?.key ?? 'general';
  const Part = parts[own.find((one) => one === shown) ?? 'general'];
  const open = (next: string | null) => change({ tab: next === 'general' ? undefined : (next ?? undefined), new: undefined });
  return (
    <Page title={t('settings.title')} width="form">
      <Tabs value={shown} onChange={open} keepMounted={false}>
        <Tabs.List mb="lg">
          {own.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`settings.tabs.${one}`)}
            </Tabs.Tab>
          ))}
          {more.map(({ key, label }) => (
            <Tabs.Tab key={key} value={key}>
              {label[language]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={shown}>{late ? <Opened tab={late} /> : <Part />}</Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function Opened({ tab }: { tab: SettingsTab }) {
  const skeleton = (
    <Delayed>
      <Skeleton height={320} radius="lg" />
    </Delayed>
  );
  return <Suspense fallback={skeleton}>{createElement(contentOf(tab))}</Suspense>;
}

// A cache by tab.
const contents = new WeakMap<SettingsTab, ComponentType>();

/** Loaded when the tab is first opened, then cached. */
function contentOf(tab: SettingsTab): ComponentType {
  const known = contents.get(tab);
  if (known) return known;
  const content = lazyComponent(tab.load);
  contents.set(tab, content);
  return content;
}
