import { Button } from '@mantine/core';
import { useId } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { CallErrorState } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { previewSubscription } from '../../contract/endpoints-purchase.ts';
import type { en } from '../../texts/en.ts';
import { PreviewSum } from '../sum/PreviewSum.tsx';
import { useMoney } from '../use-money.ts';
import { addressOfChoice } from './choice-address.ts';
import { isSameChoice, type Choice } from './choice.ts';
import styles from './plans.module.css';
import { orderOf, type Order } from './order.ts';

interface ChosenSumProps {
  choice: Choice;
  current: Choice;
  method: Order['collectionMethod'];
  isOnTrial: boolean;
}

/** What the choice comes to, as the invoices will say it, and the way on (subscription.17). */
export function ChosenSum({ choice, current, method, isOnTrial }: ChosenSumProps) {
  const t = useTexts<typeof en>('subscription');
  const money = useMoney();
  const heading = useId();
  const [{ method: chosenMethod, dc }] = useQuery();
  const isSame = isSameChoice(choice, current);
  const read = useCall(
    previewSubscription,
    { body: orderOf(choice, { collectionMethod: method }) },
    { keepsPrevious: true, enabled: !isSame },
  );
  const isEnd = choice.plans.length === 0;
  const nothing = t(isOnTrial ? 'choose.sum.nothingOnTrial' : 'choose.sum.nothing');
  const { now, refusal = null } = read.answer ?? {};
  return (
    <aside className={styles['sum']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        {t('choose.sum.title')}
      </h2>
      <div aria-live="polite" className={styles['sumBody']}>
        {isSame && <p className={styles['lead']}>{isEnd ? nothing : t('choose.sum.same')}</p>}
        {!isSame && read.answer && <PreviewSum preview={read.answer} />}
        {!isSame && !read.answer && read.error && <CallErrorState error={read.error} retry={read.retry} />}
      </div>
      {(read.loading || read.refreshing) && !isSame && <progress className={styles['progress']} aria-label={t('choose.sum.updating')} />}
      {!isSame && (
        <div className={styles['foot']} data-pinned>
          <p aria-hidden>{now ? money(now.payable) : read.answer && refusal === null && t('sum.nowEmpty')}</p>
          <Button
            component={Link}
            to="/organisation/subscription/confirm"
            query={{ ...addressOfChoice(choice), method: chosenMethod, dc }}
            disabled={refusal !== null}
            fullWidth
          >
            {t(isEnd ? 'choose.sum.end' : 'choose.sum.continue')}
          </Button>
        </div>
      )}
    </aside>
  );
}
