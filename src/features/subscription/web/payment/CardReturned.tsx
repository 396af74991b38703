import { useQuery as useAnswer, useQueryClient } from '@tanstack/react-query';
import { confirmCard } from '#features/payment/web/public.ts';
import { useQuery } from '#kernel/web/address.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { refreshInBackground } from '#kernel/web/refresh.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Delayed } from '#ui/Delayed.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import type { en } from '../../texts/en.ts';
import { readsOfSubscription } from '../reads-of-subscription.ts';

/** What came of the page where a card is typed, which leads back with a state in the address. */
export function CardReturned() {
  const [{ card: state }] = useQuery();
  return state ? <Returned key={state} state={state} /> : null;
}

function Returned({ state }: { state: string }) {
  const t = useTexts<typeof en>('subscription');
  const queries = useQueryClient();
  const [, change] = useQuery();
  // Asked once for each state: a page that is loaded again finds the card kept.
  const { error } = useAnswer({
    queryKey: ['card-returned', state],
    queryFn: async () => {
      const card = await confirmCard(state);
      await refreshInBackground(queries, readsOfSubscription);
      showToast({ title: t('card.added') });
      // The state in the address is of no use any more.
      change({ card: undefined });
      return card;
    },
    retry: false,
    staleTime: Infinity,
  });
  if (!error)
    return (
      <output>
        <Delayed>{t('card.confirming')}</Delayed>
      </output>
    );
  return (
    <output>
      <Notice tone="warn" title={t('card.notAdded')}>
        {error instanceof CallError ? errorLines(error).join('\n') : t('card.notAddedText')}
      </Notice>
    </output>
  );
}
