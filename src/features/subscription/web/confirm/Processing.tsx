import { Button } from '@mantine/core';
import { IconCircleX, IconCoins, IconHelpCircle, IconHourglass } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { warningLines } from '#kernel/web/error-texts.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { shell } from '#kernel/web/shell.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { invalidate, useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { showToast } from '#ui/toasts.ts';
import { getProcessing } from '../../contract/endpoints-purchase.ts';
import type { Processing as Purchase } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { addressOfChoice } from '../plans/choice-address.ts';
import { choiceOfOrder } from '../plans/order.ts';
import { readsOfSubscription } from '../reads-of-subscription.ts';

const usualSeconds = 30;
const paidAsBalance = 'subscription.PaidAsBalance';

/** How far a purchase is; once it is done, the subscription with what is open now (subscription.24). */
export function Processing({ processingId }: { processingId: string }) {
  const t = useTexts<typeof en>('subscription');
  const [isOver, setOver] = useState(false);
  const read = useCall(getProcessing, { query: { processingId } }, { everySeconds: isOver ? 3600 : 1 });
  const state = read.answer?.state;
  // A purchase that is unknown stays so; asking again is only of use where there was no answer.
  const isUnknown = read.error?.has('common.NotFound') ?? false;
  useDone(isUnknown ? 'unknown' : state, () => setOver(true));
  if (isUnknown) return <Unknown />;
  return (
    <Page title={t('overview.title')} width="form">
      <Loaded read={read} skeleton={null}>
        {(purchase) => <State purchase={purchase} />}
      </Loaded>
    </Page>
  );
}

function State({ purchase }: { purchase: Purchase }) {
  if (purchase.state !== 'failed') return <Running purchase={purchase} />;
  return purchase.reason === paidAsBalance ? <PaidAsBalance /> : <Failed purchase={purchase} />;
}

function Unknown() {
  const t = useTexts<typeof en>('subscription');
  return (
    <Page title={t('overview.title')} width="form">
      <EmptyState
        icon={IconHelpCircle}
        title={t('processing.unknown')}
        text={t('processing.unknownText')}
        action={
          <Button component={Link} to="/organisation/subscription" variant="default">
            {t('processing.away')}
          </Button>
        }
      />
    </Page>
  );
}

function Running({ purchase: { percent, actionUrl } }: { purchase: Purchase }) {
  const t = useTexts<typeof en>('subscription');
  const isLong = useLong();
  const action = actionUrl ? (
    <Button component="a" href={actionUrl}>
      {t('processing.toBank')}
    </Button>
  ) : (
    isLong && (
      <Button component={Link} to="/organisation/subscription" variant="default">
        {t('processing.away')}
      </Button>
    )
  );
  return (
    <EmptyState
      icon={IconHourglass}
      title={t(actionUrl ? 'processing.bank' : 'processing.title')}
      text={
        <>
          {t(actionUrl ? 'processing.bankText' : isLong ? 'processing.long' : 'processing.text')}
          <ProgressLine label={t('processing.title')} share={percent / 100} isLabelHidden />
        </>
      }
      action={action}
    />
  );
}

function Failed({ purchase: { reason, wish } }: { purchase: Purchase }) {
  const t = useTexts<typeof en>('subscription');
  const again = { ...addressOfChoice(choiceOfOrder(wish)), method: wish.collectionMethod, dc: wish.discountCode ?? undefined };
  const why = [...(reason === null ? [] : warningLines([reason], 'subscription')), t('processing.failedText')];
  return (
    <EmptyState
      icon={IconCircleX}
      title={t('processing.failed')}
      text={why.join('\n')}
      action={
        <>
          <Button component={Link} to="/organisation/subscription/payment" variant="default">
            {t('payment.title')}
          </Button>
          <Button component={Link} to="/organisation/subscription/confirm" query={again}>
            {t('processing.again')}
          </Button>
        </>
      }
    />
  );
}

/** The card paid after the purchase had failed: what it paid is there, so nothing is tried again from here. */
function PaidAsBalance() {
  const t = useTexts<typeof en>('subscription');
  return (
    <EmptyState
      icon={IconCoins}
      title={t('processing.paid')}
      text={[...warningLines([paidAsBalance], 'subscription'), t('processing.paidText')].join('\n')}
      action={
        <Button component={Link} to="/organisation/subscription">
          {t('processing.away')}
        </Button>
      }
    />
  );
}

/** Leads on when it is done. */
function useDone(state: Purchase['state'] | 'unknown' | undefined, onOver: () => void): void {
  const t = useTexts<typeof en>('subscription');
  const cache = useQueryClient();
  const go = useGo();
  const leadOn = useEffectEvent(async () => {
    onOver();
    if (state !== 'done') return;
    await Promise.all([shell.reloadUser(), invalidate(cache, ...readsOfSubscription)]);
    showToast({ title: t('processing.done') });
    await go('/organisation/subscription', {}, { replace: true });
  });
  useEffect(() => {
    if (state === 'done' || state === 'failed' || state === 'unknown') void leadOn();
  }, [state]);
}

/** Whether it takes longer than it usually does. */
function useLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), usualSeconds * 1000);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
