import { Button, TextInput } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { DiscountOffer } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useMoney } from '../use-money.ts';
import styles from './confirm.module.css';
import type { DiscountUse } from './use-discount.ts';

/** A code, and what it gives. */
export function DiscountField({ discount }: { discount: DiscountUse }) {
  const t = useTexts<typeof en>('subscription');
  const heading = useId();
  const [code, setCode] = useState(discount.typed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    discount.use(code.trim());
  };
  const problems = discount.isForOthers ? [t('confirm.discountForOthers')] : discount.error ? errorLines(discount.error) : [];
  const isUsed = discount.offer !== undefined && discount.offer.code.toLowerCase() === code.trim().toLowerCase();
  return (
    <section aria-labelledby={heading} className={styles['section']}>
      <h2 id={heading} className={styles['title']}>
        {t('confirm.discount')}
      </h2>
      <form className={styles['code']} onSubmit={submit}>
        <TextInput
          aria-labelledby={heading}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={50}
          value={code}
          error={discount.typed === code.trim() && problems.length > 0 && problems.join('\n')}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        {!isUsed && (
          <Button type="submit" variant="default" loading={discount.isAsking} disabled={code.trim() === ''}>
            {t('confirm.useDiscount')}
          </Button>
        )}
      </form>
      {discount.offer && (
        <output>
          <Notice tone={discount.isForOthers ? 'warn' : 'good'}>
            <Given offer={discount.offer} />{' '}
            <LinkButton
              onClick={() => {
                setCode('');
                discount.use(undefined);
              }}
            >
              {t('confirm.removeDiscount')}
            </LinkButton>
          </Notice>
        </output>
      )}
    </section>
  );
}

function Given({ offer: { code, percent, amount, months, plans } }: { offer: DiscountOffer }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const money = useMoney();
  const names = plans?.map((plan) => t(`plan.${plan}`)) ?? [];
  const gives =
    percent === null
      ? t('confirm.amountOff', { code, amount: money(amount ?? 0) })
      : t('confirm.percentOff', { code, percent: format.percent(percent) });
  const lasting = months === null ? t('confirm.always') : months === 1 ? t('confirm.once') : t('confirm.months', { months });
  return (
    <>
      {gives} {lasting} {names.length > 0 && t('confirm.onlyFor', { plans: format.list(names) })}
    </>
  );
}
