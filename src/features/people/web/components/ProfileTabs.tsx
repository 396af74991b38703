import { Skeleton, Tabs } from '@mantine/core';
import { createElement, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { ProfileTab } from '#kernel/web/entry.ts';
import { useQuery } from '#kernel/web/address.ts';
import { profileTabs, tabsFor } from '#kernel/web/registered-parts.ts';
import { useUser } from '#kernel/web/session.ts';
import { useStore } from '#kernel/web/store.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Delayed } from '#ui/Delayed.tsx';
import type { en } from '../../texts/en.ts';

const first = 'profile';

/** The profile and the tabs of other features (people.26); without such tabs there is no tab bar. */
export function ProfileTabs({ companyUserId, children }: { companyUserId: string; children: ReactNode }) {
  const t = useTexts<typeof en>('people');
  const language = useLanguage();
  const [query, change] = useQuery();
  const tabs = tabsFor(useUser(), useStore(profileTabs));
  const open = tabs.find(({ key }) => key === query['tab']);
  if (tabs.length === 0) return children;
  return (
    <Tabs
      value={open?.key ?? first}
      keepMounted={false}
      onChange={(next) => change({ tab: next && next !== first ? next : undefined, edit: undefined })}
    >
      <Tabs.List mb="lg">
        <Tabs.Tab value={first}>{t('profile.tab')}</Tabs.Tab>
        {tabs.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key}>
            {label[language]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={first}>{children}</Tabs.Panel>
      {open && (
        <Tabs.Panel value={open.key}>
          <Opened tab={open} companyUserId={companyUserId} />
        </Tabs.Panel>
      )}
    </Tabs>
  );
}

function Opened({ tab, companyUserId }: { tab: ProfileTab; companyUserId: string }) {
  const skeleton = (
    <Delayed>
      <Skeleton height={320} radius="lg" />
    </Delayed>
  );
  return <Suspense fallback={skeleton}>{createElement(contentOf(tab), { companyUserId })}</Suspense>;
}

// A cache by tab.
const contents = new WeakMap<ProfileTab, ComponentType<{ companyUserId: string }>>();

/** Loaded when the tab is first opened, then cached. */
function contentOf(tab: ProfileTab): ComponentType<{ companyUserId: string }> {
  const known = contents.get(tab);
  if (known) return known;
  const content = lazy(async () => ({ default: await tab.load() }));
  contents.set(tab, content);
  return content;
}
