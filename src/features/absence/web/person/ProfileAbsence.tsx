import { Skeleton } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { ShowTogether } from '#kernel/web/ShowTogether.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { getSettings } from '../../contract/endpoints-company.ts';
import { yearOf } from '../decide/pending.ts';
import { NotOpened } from '../company/NotOpened.tsx';
import { AbsencesOfYear } from '../mine/AbsencesOfYear.tsx';
import { Balances } from '../mine/Balances.tsx';
import mine from '../mine/mine.module.css';
import { YearChoice } from '../mine/YearChoice.tsx';

/** The tab with the absence of a profile's person (people.26). */
export function ProfileAbsence({ recordId: companyUserId }: PartOfRecord) {
  const [query] = useQuery();
  const settings = useCall(getSettings, {}, { staleMinutes: 5 });
  return (
    <Loaded read={settings} skeleton={<Skeleton height={320} radius="lg" />}>
      {({ settings: { today, isAcknowledged } }) => {
        if (!isAcknowledged) return <NotOpened />;
        const thisYear = Number(today.slice(0, 4));
        const year = yearOf(query['year'], thisYear);
        return (
          <div className={mine['mine']}>
            <YearChoice year={year} thisYear={thisYear} />
            <ShowTogether skeleton={<Skeleton height={320} radius="lg" />}>
              <Balances companyUserId={companyUserId} year={year} />
              <AbsencesOfYear companyUserId={companyUserId} year={year} />
            </ShowTogether>
          </div>
        );
      }}
    </Loaded>
  );
}
