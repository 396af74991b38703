import { useGo } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { useSession } from '#kernel/web/session.ts';
import { setAccountCall } from '../account-calls.ts';
import { companyPage } from '../guards.ts';
import { clearLostCompany } from '../session-actions.ts';

/** Navigates to the home page of another company, or to the requested page. The guards switch the company, so that unsaved work is confirmed first. */
export function useSwitchCompany(returnTo?: string): (companyId: number) => Promise<void> {
  const go = useGo();
  const user = useSession();
  return async (companyId) => {
    const target = { companyId: String(companyId) };
    if (companyId !== user?.companyId) return await (returnTo ? go(companyPage, { ...target, returnTo }) : go('/', target));
    await call(setAccountCall, { body: { companyId } });
    clearLostCompany();
    await go('/');
  };
}
