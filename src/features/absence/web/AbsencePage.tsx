import { Tabs } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { Page } from '#ui/Page.tsx';
import { TabList } from '#ui/TabList.tsx';
import { getSettings } from '../contract/endpoints-company.ts';
import type { AbsenceSettings } from '../contract/entities-settings.ts';
import type { en } from '../texts/en.ts';
import { CalendarSkeleton } from './calendar/CalendarSkeleton.tsx';
import { CompanyCalendar } from './calendar/CompanyCalendar.tsx';
import { useCalendarAhead } from './calendar/use-calendar.ts';
import { PageActions } from './company/PageActions.tsx';
import { NotOpened } from './company/NotOpened.tsx';
import { MineSkeleton } from './mine/MineSkeleton.tsx';

const tabs = ['company', 'personal', 'summary', 'settings'] as const;
type Tab = (typeof tabs)[number];

const shown = {
  // Comes with the page, which opens on it.
  company: CompanyCalendar,
  personal: lazyComponent(async () => (await import('./mine/MyAbsence.tsx')).MyAbsence),
  summary: lazyComponent(async () => (await import('./company/Summary.tsx')).Summary),
  settings: lazyComponent(async () => (await import('./company/Settings.tsx')).Settings),
};

/** What stands in the place of each until it is there. */
const skeletons: Readonly<Record<Tab, ReactNode>> = {
  company: <CalendarSkeleton />,
  personal: <MineSkeleton hasBar />,
  summary: <ListSkeleton rows={8} />,
  settings: <FormSkeleton />,
};

/** The company's calendar, the user's own absence, the summary and the rules (absence.53, absence.55, absence.67). */
export function AbsencePage() {
  const t = useTexts<typeof en>('absence');
  const settings = useCall(getSettings, {}, { staleMinutes: 5 });
  const [{ tab }] = useQuery();
  useCalendarAhead(settings.loading && !isOther(tab));
  return (
    <Page
      title={t('page.title')}
      description={t('page.lead')}
      actions={settings.answer && <PageActions settings={settings.answer.settings} />}
    >
      <Loaded read={settings} skeleton={isOther(tab) ? skeletons[tab] : <CalendarSkeleton hasTabs />}>
        {({ settings: rules }) => (rules.isAcknowledged ? <AbsenceTabs settings={rules} /> : <NotOpened />)}
      </Loaded>
    </Page>
  );
}

/** Whether the address names a tab other than the calendar, whoever may open that. */
const isOther = (tab: string | undefined): tab is Exclude<Tab, 'company'> => tabs.some((one) => one !== 'company' && one === tab);

function AbsenceTabs({ settings }: { settings: AbsenceSettings }) {
  const t = useTexts<typeof en>('absence');
  const [{ tab }, change] = useQuery();
  const offered = tabs.filter((one) => isOffered(one, settings));
  const open = offered.find((one) => one === tab) ?? 'company';
  const Shown = shown[open];
  return (
    <Tabs value={open} onChange={(next) => change({ tab: next === 'company' ? undefined : (next ?? undefined) })} keepMounted={false}>
      <TabList>
        {offered.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`page.tabs.${one}`)}
          </Tabs.Tab>
        ))}
      </TabList>
      <Tabs.Panel value={open} pt="md">
        <Suspense fallback={<PartToCome skeleton={skeletons[open]} />}>
          <Shown />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}

function isOffered(tab: Tab, { permissions }: AbsenceSettings): boolean {
  if (tab === 'summary') return permissions.summary;
  return tab !== 'settings' || permissions.update;
}
