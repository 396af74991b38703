import { Button, Checkbox } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { CallErrorState } from '#kernel/web/Loaded.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { PointList } from '#ui/PointList.tsx';
import type { en } from '../../texts/en.ts';
import styles from '../plans/plans.module.css';
import type { Order } from '../plans/order.ts';
import { PreviewSum } from '../sum/PreviewSum.tsx';
import { useMoney } from '../use-money.ts';
import type { OrderKind } from './order-kind.ts';
import type { Purchase } from './use-purchase.ts';

interface ConfirmSumProps {
  purchase: Purchase;
  kind: OrderKind;
  method: Order['collectionMethod'];
}

/** The invoices to come, the agreement, and the one button that orders. */
export function ConfirmSum({ purchase, kind, method }: ConfirmSumProps) {
  const t = useTexts<typeof en>('subscription');
  const money = useMoney();
  const heading = useId();
  const { preview, isAccepted, accept, problems, isBusy, buy } = purchase;
  const payable = preview.answer?.now?.payable ?? 0;
  return (
    <aside className={styles['sum']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        {t(`confirm.what.${kind}`)}
      </h2>
      <div aria-live="polite" className={styles['sumBody']}>
        {preview.answer && <PreviewSum preview={preview.answer} />}
        {!preview.answer && preview.error && <CallErrorState error={preview.error} retry={preview.retry} />}
      </div>
      {(preview.loading || preview.refreshing) && <progress className={styles['progress']} aria-label={t('choose.sum.updating')} />}
      <Agreement isAccepted={isAccepted} problem={problems.agreement} onChange={accept} />
      <Problems purchase={purchase} />
      <Button
        fullWidth
        {...(kind === 'end' && { color: 'red' })}
        loading={isBusy}
        // The sum of the former order stands there until that of this one has come.
        disabled={!preview.answer || preview.refreshing || preview.answer.refusal !== null}
        onClick={buy}
      >
        {kind !== 'end' && method === 'payment_card' && payable > 0
          ? t('confirm.confirmPay', { amount: money(payable) })
          : t(`confirm.confirm.${kind}`)}
      </Button>
    </aside>
  );
}

/** All that stands in the way, at the button. */
function Problems({ purchase: { missing, refused } }: { purchase: Purchase }) {
  const t = useTexts<typeof en>('subscription');
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="bad" role="alert" title={t('confirm.missing.title')}>
          <PointList aria-label={t('confirm.missing.title')}>
            {missing.map(({ what, text }) => (
              <li key={what}>{text}</li>
            ))}
          </PointList>
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="bad" role="alert">
          {refused.join('\n')}
        </Notice>
      )}
    </>
  );
}

interface AgreementProps {
  isAccepted: boolean;
  /** Why nothing can be ordered without it, or that it has a newer version. */
  problem: string | undefined;
  onChange: (isAccepted: boolean) => void;
}

/** The agreement opens in another tab, so that nothing chosen is lost. */
function Agreement({ isAccepted, problem, onChange }: AgreementProps) {
  const t = useTexts<typeof en>('subscription');
  const locale = localeOfLanguage[useLanguage()];
  const link = (chunks: ReactNode) => (
    <a href={`/${locale}/service-agreement`} target="_blank" rel="noreferrer" title={t('confirm.opensInNewTab')}>
      {chunks}
    </a>
  );
  return (
    <Checkbox
      label={t.rich('confirm.agreement', { link })}
      checked={isAccepted}
      error={problem}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
