import { Button } from '@mantine/core';
import { useGo } from '#kernel/web/address.ts';
import { usePermission } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { Page } from '#ui/Page.tsx';
import { getRespondedRequestsByYear } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import { LoadedWhenOpen } from './company/LoadedWhenOpen.tsx';
import { Responded } from './decide/Responded.tsx';
import { useYear } from './decide/YearSelect.tsx';

/** The decided requests (absence.64). */
export function RespondedRequestsPage() {
  const t = useTexts<typeof en>('absence');
  const go = useGo();
  const { year } = useYear();
  const mayDecide = usePermission('VacationAndLeaveViewPendingRequests');
  const read = useCall(getRespondedRequestsByYear, { query: { year } });
  return (
    <Page
      title={t('decide.toDecided')}
      description={t('decide.responded.lead')}
      actions={
        mayDecide && (
          <Button variant="default" onClick={() => void go('/vacation-and-leave/pending-requests')}>
            {t('decide.toWaiting')}
          </Button>
        )
      }
    >
      <LoadedWhenOpen read={read} skeleton={<ListSkeleton rows={6} />}>
        {(answer) => <Responded answer={answer} read={read} />}
      </LoadedWhenOpen>
    </Page>
  );
}
