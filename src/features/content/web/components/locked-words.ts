import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { useHasPage } from '#kernel/web/address.ts';
import { usePermission } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';

export const plansPath = '/organisation/subscription';

/** What is said of a locked feature, and whether this person can do something about it. */
export function useLockedWords(feature: SubscriptionFeature): { name: string; why: string; maySeePlans: boolean } {
  const t = useTexts<typeof en>('content');
  const hasPlans = useHasPage(plansPath);
  const maySeePlans = usePermission('Subscription') && hasPlans;
  return { name: t(`features.${feature}`), why: maySeePlans ? t('locked.mayChange') : t('locked.ask'), maySeePlans };
}
