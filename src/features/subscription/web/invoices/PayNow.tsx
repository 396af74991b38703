import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Card } from '#features/payment/contract/entities.ts';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { payNow } from '../../contract/endpoints-purchase.ts';
import type { ListedInvoice } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useCardName } from '../payment/card-name.ts';
import { readsOfSubscription } from '../reads-of-subscription.ts';
import { useMoney } from '../use-money.ts';

interface PayNowProps {
  invoice: ListedInvoice;
  /** The one that is charged. */
  card: Card;
}

/** Pays an unpaid invoice with the card; the bank may want to be asked on a page of its own. */
export function PayNow({ invoice: { invoiceUuid, number, unpaid }, card }: PayNowProps) {
  const t = useTexts<typeof en>('subscription');
  const money = useMoney();
  const nameOf = useCardName();
  const [isConfirming, setConfirming] = useState(false);
  const { write } = useWrite(payNow, { changes: readsOfSubscription });
  const amount = money(unpaid);
  return (
    <>
      <Button size="xs" aria-label={t('invoices.payOf', { number })} onClick={() => setConfirming(true)}>
        {t('invoices.pay')}
      </Button>
      {isConfirming && (
        <ConfirmAction
          title={t('invoices.payTitle', { amount })}
          confirmLabel={t('invoices.payConfirm', { amount })}
          onClose={() => setConfirming(false)}
          act={() => write({ body: { invoiceUuid } })}
          done={({ state }) => t(state === 'paid' ? 'invoices.paid' : 'invoices.paying')}
          onDone={({ actionUrl }) => actionUrl !== undefined && window.location.assign(actionUrl)}
        >
          {t('invoices.payText', { card: nameOf(card) })}
        </ConfirmAction>
      )}
    </>
  );
}
