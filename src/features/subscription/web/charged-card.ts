import type { Card } from '#features/payment/contract/entities.ts';
import type { SubscriptionOverview } from '../contract/entities.ts';

/** The card that would be charged, for those who may decide it. */
export function chargedCard({ cards, permissions }: Pick<SubscriptionOverview, 'cards' | 'permissions'>): Card | undefined {
  return permissions.change ? cards.find(({ isDefault }) => isDefault) : undefined;
}
