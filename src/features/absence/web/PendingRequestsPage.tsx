import { Button, Skeleton } from '@mantine/core';
import { useGo } from '#kernel/web/address.ts';
import { usePermission } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Page } from '#ui/Page.tsx';
import { getSettings } from '../contract/endpoints-company.ts';
import { getPendingRequestsByYear } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import { LoadedWhenOpen } from './company/LoadedWhenOpen.tsx';
import { useWaitingCount } from './home/waiting-count.ts';
import styles from './decide/decide.module.css';
import { waitingIn } from './decide/pending.ts';
import { DecideDialog } from './decide/DecideDialog.tsx';
import { DeputyPanel } from './decide/Deputy.tsx';
import { PendingLists } from './decide/PendingLists.tsx';
import { useYear, YearSelect } from './decide/YearSelect.tsx';

/** The requests that the user must decide (absence.62). */
export function PendingRequestsPage() {
  const t = useTexts<typeof en>('absence');
  const go = useGo();
  const { year } = useYear();
  const mayLookBack = usePermission('VacationAndLeaveViewRespondedRequests');
  const read = useCall(getPendingRequestsByYear, { query: { year } });
  const settings = useCall(getSettings, {}, { staleMinutes: 5 });
  return (
    <Page
      title={t('decide.toWaiting')}
      description={t('decide.lead')}
      actions={
        mayLookBack && (
          <Button variant="default" onClick={() => void go('/vacation-and-leave/responded-requests')}>
            {t('decide.toDecided')}
          </Button>
        )
      }
    >
      <LoadedWhenOpen read={read} skeleton={<Skeleton height={320} radius="lg" />}>
        {(pending) => (
          <>
            <div className={styles['head']}>
              <YearSelect />
              <ElsewhereToo shown={waitingIn(pending)} />
            </div>
            <PendingLists pending={pending} isRefreshing={read.refreshing} />
            {settings.answer && <DeputyPanel settings={settings.answer.settings} />}
            <DecideDialog pending={pending} />
          </>
        )}
      </LoadedWhenOpen>
    </Page>
  );
}

/** Points out pending requests in other years, which would be overlooked. */
function ElsewhereToo({ shown }: { shown: number }) {
  const t = useTexts<typeof en>('absence');
  const count = useWaitingCount() - shown;
  return count > 0 && <p className={styles['quiet']}>{t('decide.elsewhere', { count })}</p>;
}
