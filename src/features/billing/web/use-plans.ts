import { useHasPage } from '#kernel/web/address.ts';
import { usePermission, useSession } from '#kernel/web/session.ts';

const path = '/organisation/subscription';

/** Where the plans are chosen, as a `Link` takes it. */
export const plansPage = { to: path, query: { view: 'plans' } } as const;

/** Whether the user is offered the plans: they look after the subscription, and plans are sold (shell.17, shell.18). */
export function useOffersPlans(): boolean {
  const hasPage = useHasPage(path);
  const isTheirs = usePermission('Subscription');
  const isSold = useSession()?.company.paymentSolution === true;
  return hasPage && isTheirs && isSold;
}
