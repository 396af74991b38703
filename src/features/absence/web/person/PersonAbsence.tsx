import { Button, Tabs } from '@mantine/core';
import { IconBell, IconPlus } from '@tabler/icons-react';
import { useOpened, useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { TabList } from '#ui/TabList.tsx';
import type { AbsenceDaysOverview } from '../../contract/entities-balance.ts';
import type { en } from '../../texts/en.ts';
import { AbsencesOfYear } from '../mine/AbsencesOfYear.tsx';
import mine from '../mine/mine.module.css';
import { YearChoice } from '../mine/YearChoice.tsx';
import { Allowance } from './Allowance.tsx';
import { YearCalendar } from './YearCalendar.tsx';
import styles from './year.module.css';

const tabs = ['calendar', 'list', 'allowance'] as const;

export interface PersonYear {
  overview: AbsenceDaysOverview;
  today: string;
  year: number;
}

/** A person's year: a calendar, a list, the vacation days. */
export function PersonAbsence({ overview, today, year }: PersonYear) {
  const t = useTexts<typeof en>('absence');
  const [{ activeTab }, change] = useQuery();
  const open = tabs.find((tab) => tab === activeTab) ?? 'calendar';
  const { companyUserId, isActive, permissions } = overview;
  return (
    <Page
      title={overview.fullName}
      breadcrumbs={[<Trail key="calendar" />]}
      breadcrumbsLabel={t('person.breadcrumb')}
      actions={<Actions overview={overview} />}
    >
      <div className={mine['mine']}>
        {!isActive && <Notice tone="note">{t('person.inactive')}</Notice>}
        <Tabs value={open} onChange={(next) => change({ activeTab: next && next !== 'calendar' ? next : undefined })} keepMounted={false}>
          <div className={styles['bar']}>
            <TabList className={styles['tabs']}>
              {tabs.map((tab) => (
                <Tabs.Tab key={tab} value={tab}>
                  {t(`person.tabs.${tab}`)}
                </Tabs.Tab>
              ))}
            </TabList>
            <YearChoice year={year} thisYear={Number(today.slice(0, 4))} />
          </div>
          <Tabs.Panel value="calendar">
            <YearCalendar companyUserId={companyUserId} today={today} year={year} mayAdd={isActive && permissions.add} />
          </Tabs.Panel>
          <Tabs.Panel value="list">
            <AbsencesOfYear companyUserId={companyUserId} year={year} />
          </Tabs.Panel>
          <Tabs.Panel value="allowance">
            <Allowance overview={overview} today={today} />
          </Tabs.Panel>
        </Tabs>
      </div>
    </Page>
  );
}

function Trail() {
  const t = useTexts<typeof en>('absence');
  return <Link to="/vacation-and-leave">{t('page.title')}</Link>;
}

function Actions({ overview: { companyUserId, isActive, permissions } }: Pick<PersonYear, 'overview'>) {
  const t = useTexts<typeof en>('absence');
  const [, change] = useQuery();
  const { open: openForm } = useOpened('absence');
  return (
    <>
      {isActive && permissions.prompt && (
        <Button variant="default" leftSection={<IconBell aria-hidden />} onClick={() => change({ prompt: companyUserId })}>
          {t('person.prompt')}
        </Button>
      )}
      {isActive && permissions.add && (
        <Button leftSection={<IconPlus aria-hidden />} onClick={() => openForm('new', { companyUserId })}>
          {t('mine.newAbsence')}
        </Button>
      )}
    </>
  );
}
