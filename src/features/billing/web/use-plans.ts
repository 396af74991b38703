import { useHasPage } from '#kernel/web/address.ts';
import { usePermission, useSession } from '#kernel/web/session.ts';

const path = '/organisation/subscription';

/** Where the plans are chosen, as a `Link` takes it. */
export const plansPage = { to: path, query: { view: 'plans' } } as const;

/** Where an unpaid invoice is paid, as a `Link` takes it. */
export const invoicesPage = { to: `${path}/invoices` } as const;

/** Whether what the company pays for is closed until an invoice is paid (subscription.33): other plans would not open it. */
export const useIsUnpaid = (): boolean => useSession()?.company.paymentCompanyProperties?.isLockedByNonpayment === true;

/** Whether the user is offered the plans: they look after the subscription, and plans are sold (shell.17, shell.18). */
export function useOffersPlans(): boolean {
  const hasPage = useHasPage(path);
  const isTheirs = usePermission('Subscription');
  const isSold = useSession()?.company.paymentSolution === true;
  return hasPage && isTheirs && isSold;
}
