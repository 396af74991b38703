import { Skeleton } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Page } from '#ui/Page.tsx';
import { getCompanyUserVacationDaysOverview } from '../contract/endpoints-balance.ts';
import { getSettings } from '../contract/endpoints-company.ts';
import type { en } from '../texts/en.ts';
import { NotOpened } from './company/NotOpened.tsx';
import { yearOf } from './decide/pending.ts';
import { NotShown } from './person/NotShown.tsx';
import { PersonAbsence } from './person/PersonAbsence.tsx';

/** A person's absence; by default the user's own (absence.56). */
export function PersonAbsencePage() {
  const [query] = useQuery();
  const ownId = useUser().companyUserId ?? '';
  const companyUserId = query['companyUserId'] ?? ownId;
  // While another year loads the former one stays, while another person loads nobody.
  return <AbsenceOf key={companyUserId} companyUserId={companyUserId} />;
}

function AbsenceOf({ companyUserId }: { companyUserId: string }) {
  const t = useTexts<typeof en>('absence');
  const [query] = useQuery();
  const settings = useCall(getSettings, {}, { staleMinutes: 5 });
  const today = settings.answer?.settings.today ?? '';
  const year = yearOf(query['year'] ?? query['date']?.slice(0, 4), Number(today.slice(0, 4)));
  const read = useCall(
    getCompanyUserVacationDaysOverview,
    { body: { encCompanyUserId: companyUserId, year } },
    { enabled: settings.answer?.settings.isAcknowledged === true, keepsPrevious: true },
  );
  // An address with an invalid id is answered with 400.
  if (!read.answer && read.error && [400, 403, 404].includes(read.error.status)) return <NotShown isMissing={read.error.status !== 403} />;
  const skeleton = (
    <Page title={t('card.title')}>
      <Skeleton height={420} radius="lg" />
    </Page>
  );
  return (
    <Loaded read={settings} skeleton={skeleton}>
      {({ settings: { isAcknowledged } }) =>
        !isAcknowledged ? (
          <Page title={t('card.title')}>
            <NotOpened />
          </Page>
        ) : (
          <Loaded read={read} skeleton={skeleton}>
            {({ absenceDaysOverview: overview }) => (
              <PersonAbsence key={overview.companyUserId} overview={overview} today={today} year={year} />
            )}
          </Loaded>
        )
      }
    </Loaded>
  );
}
