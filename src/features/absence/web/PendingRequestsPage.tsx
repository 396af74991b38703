import { Button } from '@mantine/core';
import { useGo } from '#kernel/web/address.ts';
import { usePermission } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { Page } from '#ui/Page.tsx';
import { getSettings } from '../contract/endpoints-company.ts';
import { getPendingRequestsByYear } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import { LoadedWhenOpen } from './company/LoadedWhenOpen.tsx';
import { DecideDialog } from './decide/DecideDialog.tsx';
import { DeputyPanel } from './decide/Deputy.tsx';
import { PendingList } from './decide/PendingList.tsx';
import { useYear } from './decide/YearSelect.tsx';

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
      <LoadedWhenOpen read={read} skeleton={<ListSkeleton rows={6} />}>
        {(pending) => (
          <>
            <PendingList pending={pending} read={read} />
            {settings.answer && <DeputyPanel settings={settings.answer.settings} />}
            <DecideDialog pending={pending} />
          </>
        )}
      </LoadedWhenOpen>
    </Page>
  );
}
