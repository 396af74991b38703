import { invoicesPage, plansPage, useIsUnpaid, useOffersPlans } from '#features/billing/web/public.ts';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';

interface LockedWords {
  name: string;
  mark: string;
  why: string;
  /** Where it is opened again, for those who look after the subscription. */
  way: { label: string; page: typeof plansPage | typeof invoicesPage } | undefined;
}

/** The text about a locked feature, depending on what would open it and on whether the user can do that. */
export function useLockedWords(feature: SubscriptionFeature): LockedWords {
  const t = useTexts<typeof en>('content');
  const isTheirs = useOffersPlans();
  const isUnpaid = useIsUnpaid();
  const name = t(`features.${feature}`);
  if (isUnpaid)
    return {
      name,
      mark: t('locked.unpaid.mark'),
      why: t(isTheirs ? 'locked.unpaid.mayChange' : 'locked.unpaid.ask'),
      way: isTheirs ? { label: t('locked.unpaid.invoices'), page: invoicesPage } : undefined,
    };
  return {
    name,
    mark: t('locked.mark'),
    why: t(isTheirs ? 'locked.mayChange' : 'locked.ask'),
    way: isTheirs ? { label: t('locked.plans'), page: plansPage } : undefined,
  };
}
