import { Button } from '@mantine/core';
import { useQuery as useAnswer, useQueryClient } from '@tanstack/react-query';
import { confirmCard } from '#features/payment/web/public.ts';
import { useQuery } from '#kernel/web/address.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { refreshInBackground } from '#kernel/web/refresh.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Delayed } from '#ui/Delayed.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import type { en } from '../../texts/en.ts';
import { readsOfSubscription } from '../reads-of-subscription.ts';

const retries = 3;

/** Nothing answered, or the server or the provider could not: the same call may succeed, and keeps the card once. */
const isPassing = (error: unknown): boolean => error instanceof CallError && (error.offline || error.status >= 500);

/** What came of the page where a card is typed, which leads back with a state in the address. */
export function CardReturned() {
  const [{ card: state }] = useQuery();
  return state ? <Returned key={state} state={state} /> : null;
}

function Returned({ state }: { state: string }) {
  const t = useTexts<typeof en>('subscription');
  const k = useKernelTexts();
  const queries = useQueryClient();
  const [, change] = useQuery();
  // Once for each state: a page that is loaded again finds the card kept. What others change does not ask again.
  const { error, isFetching, refetch } = useAnswer({
    queryKey: ['card-returned', state],
    queryFn: async () => {
      const card = await confirmCard(state);
      await refreshInBackground(queries, readsOfSubscription);
      showToast({ title: t('card.added') });
      // The state in the address is of no use any more.
      change({ card: undefined });
      return card;
    },
    retry: (failures, refused) => failures < retries && isPassing(refused),
    staleTime: 'static',
  });
  if (!error)
    return (
      <output>
        <Delayed>{t('card.confirming')}</Delayed>
      </output>
    );
  const again = (
    <Button size="xs" variant="default" loading={isFetching} onClick={() => void refetch()}>
      {k('actions.retry')}
    </Button>
  );
  return (
    <output>
      <Notice tone="warn" title={t('card.notAdded')} actions={isPassing(error) && again}>
        {isPassing(error) ? errorLines(error).join('\n') : t('card.notAddedText')}
      </Notice>
    </output>
  );
}
