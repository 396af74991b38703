import type { QueryClient } from '@tanstack/react-query';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { leaveCompany } from '#kernel/web/company-left.ts';
import { recordDrafts } from '#kernel/web/record-drafts.ts';
import { currentUser, setTabCompany, tabCompanyId, type User } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { track } from '#kernel/web/tracking.ts';
import { trialEndSeen } from '#kernel/web/trial-end-seen.ts';
import { closeToasts } from '#ui/toasts.ts';
import { setAccountCall } from '../account-calls.ts';
import { forgetLostCompany, loadUser } from '../session-actions.ts';
import { opening } from './opening.ts';

/** How an attempt to open a company ended; `missing` when it is not theirs. */
export type OpenCompanyResult = 'opened' | 'missing' | 'failed';

/** Opens another of the person's companies in this tab and forgets everything of the former (shell.16). */
export async function openCompany(companyId: number, cache: QueryClient): Promise<OpenCompanyResult> {
  const former = { user: currentUser(), tab: tabCompanyId() };
  opening.set(former.user?.companies.find(({ key }) => key === companyId)?.value ?? '');
  try {
    await call(setAccountCall, { body: { companyId } });
    setTabCompany(companyId);
    forgetLostCompany();
    await loadUser();
    forgetFormer(cache, former.user);
    track('company_switch');
    return 'opened';
  } catch (error) {
    return notOpened(error, former.tab);
  } finally {
    opening.set(undefined);
  }
}

function forgetFormer(cache: QueryClient, user: User | undefined): void {
  if (user) recordDrafts.dropOf(user);
  cache.clear();
  closeToasts();
  leaveCompany();
  trialEndSeen.forget();
}

/** Whoever may not come in stays where they were; a company that is not theirs has cost them the account cookie, so they choose anew. */
function notOpened(error: unknown, former: number | undefined): OpenCompanyResult {
  if (!(error instanceof CallError)) throw error;
  setTabCompany(former);
  if (error.status === 403) return 'missing';
  showError(error);
  return 'failed';
}
