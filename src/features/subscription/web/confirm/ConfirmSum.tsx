import { Button, Checkbox } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { CallErrorState } from '#kernel/web/Loaded.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useAttempt } from '#kernel/web/use-attempt.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { PointList } from '#ui/PointList.tsx';
import { handleSubscriptions, previewSubscription } from '../../contract/endpoints-purchase.ts';
import type { SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import type { Choice } from '../plans/choice.ts';
import styles from '../plans/plans.module.css';
import { wishOf, type Wish } from '../plans/wish.ts';
import { readsOfSubscription } from '../reads-of-subscription.ts';
import { PreviewSum } from '../sum/PreviewSum.tsx';
import { useMoney } from '../use-money.ts';
import { missingFor } from './missing.ts';

interface ConfirmSumProps {
  overview: SubscriptionOverview;
  choice: Choice;
  method: Wish['collectionMethod'];
  discountCode: string | undefined;
  /** The version that is accepted. */
  agreement: string;
  /** The address names what is not sold. */
  isUnknown: boolean;
}

/** The invoices to come, the agreement, and the one button that orders. */
export function ConfirmSum({ overview, choice, method, discountCode, agreement, isUnknown }: ConfirmSumProps) {
  const t = useTexts<typeof en>('subscription');
  const money = useMoney();
  const heading = useId();
  const [, change] = useQuery();
  const [isAccepted, setAccepted] = useState(false);
  const [isTried, setTried] = useState(false);
  const wish = wishOf(choice, { collectionMethod: method, ...(discountCode !== undefined && { discountCode }) });
  const preview = useCall(previewSubscription, { body: wish }, { keepsPrevious: true });
  const { write } = useWrite(handleSubscriptions, { changes: readsOfSubscription });
  const buying = useAttempt();
  const isEnd = choice.plans.length === 0;
  const missing = missingFor({ overview, method, isAccepted, isEnd });
  const payable = preview.answer?.now?.payable ?? 0;
  const { name: recipientName, email: recipientEmail } = overview.recipient ?? { name: '', email: '' };
  const buy = (): void => {
    setTried(true);
    if (missing.length > 0) return;
    void buying.run(async () => {
      const { processingId } = await write({ body: { ...wish, recipientName, recipientEmail, serviceAgreementVersion: agreement } });
      change({ processingId });
    });
  };
  return (
    <aside className={styles['sum']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        {t('confirm.what')}
      </h2>
      <div aria-live="polite" className={styles['sumBody']}>
        {preview.answer && <PreviewSum preview={preview.answer} />}
        {!preview.answer && preview.error && <CallErrorState error={preview.error} retry={preview.retry} />}
      </div>
      {(preview.loading || preview.refreshing) && <progress className={styles['progress']} aria-label={t('choose.sum.updating')} />}
      <Agreement isAccepted={isAccepted} isMissing={isTried && !isAccepted} onChange={setAccepted} />
      {isTried && missing.length > 0 && (
        <Notice tone="bad" role="alert" title={t('confirm.missing.title')}>
          <PointList aria-label={t('confirm.missing.title')}>
            {missing.map((what) => (
              <li key={what}>{t(`confirm.missing.${what}`)}</li>
            ))}
          </PointList>
        </Notice>
      )}
      {buying.lines.length > 0 && (
        <Notice tone="bad" role="alert">
          {buying.lines.join('\n')}
        </Notice>
      )}
      <Button
        fullWidth
        {...(isEnd && { color: 'red' })}
        loading={buying.isBusy}
        disabled={isUnknown || !preview.answer || preview.answer.refusal !== null}
        onClick={buy}
      >
        {isEnd && t('confirm.confirmEnd')}
        {!isEnd && (method === 'card' && payable > 0 ? t('confirm.confirmPay', { amount: money(payable) }) : t('confirm.confirm'))}
      </Button>
    </aside>
  );
}

interface AgreementProps {
  isAccepted: boolean;
  isMissing: boolean;
  onChange: (isAccepted: boolean) => void;
}

/** The agreement opens in another tab, so that nothing chosen is lost. */
function Agreement({ isAccepted, isMissing, onChange }: AgreementProps) {
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
      error={isMissing && t('confirm.accept')}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
