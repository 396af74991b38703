import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { useHasPage } from '#kernel/web/address.ts';
import { usePermission } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';

export const plansPath = '/organisation/subscription';

/** The text about a locked feature, depending on whether the user can change the subscription. */
export function useLockedWords(feature: SubscriptionFeature): { name: string; why: string; maySeePlans: boolean } {
  const t = useTexts<typeof en>('content');
  const hasPlans = useHasPage(plansPath);
  const maySeePlans = usePermission('Subscription') && hasPlans;
  return { name: t(`features.${feature}`), why: maySeePlans ? t('locked.mayChange') : t('locked.ask'), maySeePlans };
}
