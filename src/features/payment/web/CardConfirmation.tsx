import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useAttempt } from '#kernel/web/use-attempt.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { answerPayment, openPaymentPage } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import { returnAddress } from './return-address.ts';

/** The built-in provider's page that stands for the customer's bank, which asks whether they pay. */
export function CardConfirmation() {
  const t = useTexts<typeof en>('payment');
  const format = useFormat();
  const [{ secret = '', back }] = useQuery();
  const read = useCall(openPaymentPage, { body: { secret } }, { enabled: secret !== '' });
  const attempt = useAttempt();
  const answer = (isConfirmed: boolean) =>
    void attempt.run(async () => {
      await call(answerPayment, { body: { secret, isConfirmed } });
      location.assign(returnAddress(back));
    });
  if (secret === '' || read.error?.status === 404) return <ErrorState isPage title={t('confirm.ended')} lines={[]} />;
  return (
    <Loaded read={read} skeleton={<Skeleton height={220} radius="lg" />}>
      {({ companyName, amount, description, isOpen }) => (
        <Page width="form" title={t('confirm.title')} description={t('confirm.company', { company: companyName })}>
          <Notice tone="note" title={t('test')}>
            {isOpen ? t('testText') : t('confirm.ended')}
          </Notice>
          <Facts>
            <Fact label={t('confirm.amount')}>{format.money(amount / 100, 'NOK')}</Fact>
            <Fact label={t('confirm.description')}>{description}</Fact>
          </Facts>
          {attempt.lines.length > 0 && <Notice tone="bad">{attempt.lines.join('\n')}</Notice>}
          <ButtonRow>
            {isOpen && (
              <>
                <Button loading={attempt.isBusy} onClick={() => answer(true)}>
                  {t('confirm.confirm')}
                </Button>
                <Button variant="default" disabled={attempt.isBusy} onClick={() => answer(false)}>
                  {t('confirm.decline')}
                </Button>
              </>
            )}
            {!isOpen && <Button onClick={() => location.assign(returnAddress(back))}>{t('confirm.back')}</Button>}
          </ButtonRow>
        </Page>
      )}
    </Loaded>
  );
}
