import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { useOpened, useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useReadOnly, useUser } from '#kernel/web/session.ts';
import { ShowTogether } from '#kernel/web/ShowTogether.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getSettings } from '../../contract/endpoints-company.ts';
import type { en } from '../../texts/en.ts';
import { yearOf } from '../decide/pending.ts';
import { AbsencesOfYear } from './AbsencesOfYear.tsx';
import { Balances } from './Balances.tsx';
import { Feeds } from './Feeds.tsx';
import { MineSkeleton } from './MineSkeleton.tsx';
import styles from './mine.module.css';
import { NextAbsence } from './NextAbsence.tsx';
import { YearChoice } from './YearChoice.tsx';

/** The user's own absence: the next one, the days left, and the year (absence.55). */
export function MyAbsence() {
  const settings = useCall(getSettings, {}, { staleMinutes: 5 });
  const { companyUserId } = useUser();
  return (
    <Loaded read={settings} skeleton={<MineSkeleton hasBar />}>
      {(answer) => companyUserId && <Mine companyUserId={companyUserId} today={answer.settings.today} />}
    </Loaded>
  );
}

function Mine({ companyUserId, today }: { companyUserId: string; today: string }) {
  const t = useTexts<typeof en>('absence');
  const isFixed = useReadOnly();
  const [query] = useQuery();
  const { open: openForm } = useOpened('absence');
  const thisYear = Number(today.slice(0, 4));
  const year = yearOf(query['year'], thisYear);
  // Notifications about days left use the year as their id.
  useOpenedRecords(String(year));
  return (
    <div className={styles['mine']}>
      <div className={styles['bar']}>
        <YearChoice year={year} thisYear={thisYear} />
        {!isFixed && (
          <Button leftSection={<IconPlus aria-hidden />} onClick={() => openForm('new')}>
            {t('mine.newAbsence')}
          </Button>
        )}
      </div>
      <ShowTogether skeleton={<MineSkeleton />}>
        <div className={styles['columns']}>
          <NextAbsence companyUserId={companyUserId} today={today} />
          <div className={styles['balancePlace']}>
            <Balances companyUserId={companyUserId} year={year} />
          </div>
        </div>
        <AbsencesOfYear companyUserId={companyUserId} year={year} />
        <Feeds />
      </ShowTogether>
    </div>
  );
}
