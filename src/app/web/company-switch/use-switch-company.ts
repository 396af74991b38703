import { useGo } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { useSession } from '#kernel/web/session.ts';
import { setAccountCall } from '../account-calls.ts';
import { forgetLostCompany } from '../session-actions.ts';

/** Leads home in another company. The guards do the switching, so that unsaved work is asked about first. */
export function useSwitchCompany(): (companyId: number) => Promise<void> {
  const go = useGo();
  const user = useSession();
  return async (companyId) => {
    if (companyId !== user?.companyId) return await go('/', { companyId: String(companyId) });
    await call(setAccountCall, { body: { companyId } });
    forgetLostCompany();
    await go('/');
  };
}
