import { useOffersPlans } from '#features/billing/web/public.ts';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';

/** The text about a locked feature, depending on whether the user can change the subscription. */
export function useLockedWords(feature: SubscriptionFeature): { name: string; why: string; maySeePlans: boolean } {
  const t = useTexts<typeof en>('content');
  const maySeePlans = useOffersPlans();
  return { name: t(`features.${feature}`), why: maySeePlans ? t('locked.mayChange') : t('locked.ask'), maySeePlans };
}
