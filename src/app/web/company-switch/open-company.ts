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
import { clearLostCompany, loadUser } from '../session-actions.ts';
import { opening } from './opening.ts';

/** The result of opening a company; `missing` when the user is not a member. */
export type OpenCompanyResult = 'opened' | 'missing' | 'failed';

/** Opens another of the user's companies in this tab and clears all data of the previous one (shell.16). */
export async function openCompany(companyId: number, cache: QueryClient): Promise<OpenCompanyResult> {
  const former = { user: currentUser(), tab: tabCompanyId() };
  opening.set(former.user?.companies.find(({ key }) => key === companyId)?.value ?? '');
  try {
    await call(setAccountCall, { body: { companyId } });
    setTabCompany(companyId);
    clearLostCompany();
    await loadUser();
    clearFormer(cache, former.user);
    track('company_switch');
    return 'opened';
  } catch (error) {
    return notOpened(error, former.tab);
  } finally {
    opening.set(undefined);
  }
}

function clearFormer(cache: QueryClient, user: User | undefined): void {
  if (user) recordDrafts.dropOf(user);
  cache.clear();
  closeToasts();
  leaveCompany();
  trialEndSeen.forget();
}

/** After a refusal the tab stays in its company; if the user is not a member, the account cookie was reset, so they choose again. */
function notOpened(error: unknown, former: number | undefined): OpenCompanyResult {
  if (!(error instanceof CallError)) throw error;
  setTabCompany(former);
  if (error.status === 403) return 'missing';
  showError(error);
  return 'failed';
}
