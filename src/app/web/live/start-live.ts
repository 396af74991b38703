import type { QueryClient } from '@tanstack/react-query';
import type { EndpointAddress } from '#kernel/web/entry.ts';
import { createChangeCollector, type LiveChange } from '#kernel/web/live-changes.ts';
import { refreshInBackground } from '#kernel/web/refresh.ts';
import { currentUser, tabCompanyId } from '#kernel/web/session.ts';
import { textsIn } from '#kernel/web/texts.ts';
import { notifyWatches } from '#kernel/web/watched.ts';
import { showToast } from '#ui/toasts.ts';
import { reloadUser } from '../session-actions.ts';
import type { en } from '../texts/en.ts';
import { keepLive } from './keep-live.ts';
import { refreshNow } from './live-state.ts';

interface Following {
  cache: QueryClient;
  /** The queries to refetch for each kind of change, from the features' entries. */
  reads: Readonly<Record<string, readonly EndpointAddress[]>>;
  /** Runs the guards of the current page again. */
  onChangedUser: () => void;
}

/** Starts the live connection; called when the first page is usable, so that it does not delay it. */
export function startLive({ cache, reads, onChangedUser }: Following): void {
  // Changes that are looked at beside each other are told of once.
  let toldRole = currentUser()?.role;
  const lookAtUser = async (): Promise<void> => {
    const before = currentUser();
    if (!(await reloadUser())) return;
    onChangedUser();
    const after = currentUser();
    if (after?.companyId === before?.companyId && after?.role !== before?.role && after?.role !== toldRole) showChangedRole();
    toldRole = after?.role;
  };
  const gathered = createChangeCollector((changes) => {
    const endpoints = [...changes, { entity: '*' }].flatMap(({ entity }) => reads[entity] ?? []);
    if (endpoints.length > 0) void refreshInBackground(cache, endpoints);
    if (changes.some(concernsUser)) void lookAtUser();
  });
  const refreshAll = (): void => {
    gathered.clear();
    void refreshInBackground(cache);
    void lookAtUser();
  };
  const again = keepLive({
    onChanged: (companyId, changes) => companyId === tabCompanyId() && gathered.add(changes),
    onTold: (message) => {
      notifyWatches(message);
      if (message.companyId === tabCompanyId()) gathered.hurry();
    },
    onMissed: refreshAll,
    onStranger: lookAtUser,
  });
  refreshNow.set(() => {
    refreshAll();
    again();
  });
}

/** Menus and pages change under the user: says why. */
function showChangedRole(): void {
  const t = textsIn<typeof en>('app');
  showToast({ tone: 'warn', title: t('access.changed'), lines: [t('access.changedText')], milliseconds: 15_000 });
}

/** A change of the user's own role, state, company or of what its subscription opens: updates the menu and the page. */
function concernsUser({ entity, entityId }: LiveChange): boolean {
  return (
    entity === 'company' ||
    entity === 'subscription' ||
    (entity === 'companyUser' && (entityId === null || entityId === currentUser()?.companyUserId))
  );
}
