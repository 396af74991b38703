import { Tabs } from '@mantine/core';
import { Suspense } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { Page } from '#ui/Page.tsx';
import { TabList } from '#ui/TabList.tsx';
import { getAccessSettings } from '../contract/endpoints.ts';
import type { AccessSettings } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { NotSetUp } from './welcome/NotSetUp.tsx';

const tabs = ['users', 'hierarchy', 'roles'] as const;
type Tab = (typeof tabs)[number];

const shown = {
  users: lazyComponent(async () => (await import('./users/UsersTab.tsx')).UsersTab),
  hierarchy: lazyComponent(async () => (await import('./hierarchy/HierarchyTab.tsx')).HierarchyTab),
  roles: lazyComponent(async () => (await import('./roles/RolesTab.tsx')).RolesTab),
};

/** Users, organisation chart and roles (access-control.11). */
export function AccessControlPage() {
  const t = useTexts<typeof en>('access-control');
  const [{ tab }, change] = useQuery();
  const settings = useCall(getAccessSettings, {}, { staleMinutes: 2 });
  const open = tabs.find((one) => one === tab) ?? 'users';
  // The filters of one tab do not apply to another.
  const choose = (next: string | null) =>
    change({ tab: next === 'users' ? undefined : (next ?? undefined), page: undefined, search: undefined, sort: undefined });
  return (
    <Page title={t('page.title')} description={t('page.lead')}>
      <Tabs value={open} onChange={choose}>
        <TabList>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`page.tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </TabList>
        {tabs.map((one) => (
          <Tabs.Panel key={one} value={one} pt="md">
            {one === open && (
              <Loaded read={settings} skeleton={<ListSkeleton rows={6} />}>
                {(answer) => <OpenTab tab={one} settings={answer.settings} />}
              </Loaded>
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}

/** The roles can be read before access control is set up. */
function OpenTab({ tab, settings }: { tab: Tab; settings: AccessSettings }) {
  const Shown = shown[tab];
  if (tab !== 'roles' && !settings.isAcknowledged) return <NotSetUp settings={settings} />;
  return (
    <Suspense fallback={<PartToCome skeleton={<ListSkeleton rows={6} />} />}>
      <Shown />
    </Suspense>
  );
}
