import { useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';

/** What came of the page where a card is typed, which leads back with it in the address. */
export function CardReturned() {
  const t = useTexts<typeof en>('subscription');
  const [{ card }] = useQuery();
  if (card === 'added')
    return (
      <output>
        <Notice tone="good">{t('card.added')}</Notice>
      </output>
    );
  if (card === 'failed')
    return (
      <output>
        <Notice tone="warn" title={t('card.notAdded')}>
          {t('card.notAddedText')}
        </Notice>
      </output>
    );
  return null;
}
