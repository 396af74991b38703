import type { Card } from '#features/payment/contract/entities.ts';
import type { SubscriptionOverview } from '../contract/entities.ts';

/** The card that would be charged; whether one may is said of each invoice. */
export function chargedCard({ cards }: Pick<SubscriptionOverview, 'cards'>): Card | undefined {
  return cards.find(({ isDefault }) => isDefault);
}
