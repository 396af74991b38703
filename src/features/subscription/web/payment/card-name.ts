import type { Card } from '#features/payment/contract/entities.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { brandName } from './brand-name.ts';

/** A card as people know it: “Visa ending in 4242”. */
export function useCardName(): (card: Pick<Card, 'brand' | 'lastFour'>) => string {
  const t = useTexts<typeof en>('subscription');
  return ({ brand, lastFour }) => t('card.name', { brand: brandName(brand), lastFour });
}
