import { useIdle } from '@mantine/hooks';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { refreshInBackground } from '#kernel/web/refresh.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { changeAnswer, useQuietCall, useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import type { Activity } from '../../contract/activity.ts';
import type * as home from '../../contract/endpoints-home.ts';
import type { en } from '../../texts/en-home.ts';

// Home does not wait for the schemas of the dashboard.
const getRecentActivity = endpointAt<typeof home.getRecentActivity>({ method: 'GET', path: '/dashboard/recent-activity' });
const hideRecord = endpointAt<typeof home.hideRecentActivityRecord>({
  method: 'DELETE',
  path: '/dashboard/hide-recent-activity-record',
  effect: 'write',
});

/** After this many idle minutes polling stops, until the next interaction (home.11). */
const idleMinutes = 5;

/** Recent activity, and a function to hide one entry. */
export function useRecentActivity(): { entries: readonly Activity[] | undefined; hide: (entry: Activity) => Promise<void> } {
  const t = useTexts<typeof en>('dashboard/home');
  const cache = useQueryClient();
  const isIdle = useIdle(idleMinutes * 60_000, { initialState: false });
  const input = { query: { language: useLanguage() } };
  const answer = useQuietCall(getRecentActivity, input, { staleMinutes: idleMinutes, enabled: !isIdle });
  const { write } = useWrite(hideRecord, { changes: [getRecentActivity] });
  useEffect(() => followOwnWrites(cache), [cache]);

  async function hide({ id }: Activity): Promise<void> {
    const without = (entries: readonly Activity[]) => entries.filter((entry) => entry.id !== id);
    const undo = changeAnswer(cache, getRecentActivity, input, (activity) => ({ ...activity, auditLogs: without(activity.auditLogs) }));
    try {
      await write({ query: { id } });
      showToast({ title: t('hidden') });
    } catch (error) {
      undo();
      showToast({ tone: 'bad', title: t('notHidden') });
      if (!(error instanceof CallError)) throw error;
    }
  }
  return { entries: answer?.auditLogs, hide };
}

// That a query cache is followed goes with it.
const followed = new WeakSet<QueryClient>();

/** The live connection does not report a tab's own changes, which are recent activity too. */
function followOwnWrites(cache: QueryClient): void {
  if (followed.has(cache)) return;
  followed.add(cache);
  cache.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') void refreshInBackground(cache, [getRecentActivity]);
  });
}
