import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ActionSection } from '#ui/ActionSection.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { DiscountOffer } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useMoney } from '../use-money.ts';
import styles from './confirm.module.css';
import type { DiscountUse } from './use-discount.ts';

/** A code, and what it gives. */
export function DiscountField({ discount, problem }: { discount: DiscountUse; problem: string | undefined }) {
  const t = useTexts<typeof en>('subscription');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    discount.use();
  };
  const { typed, error, hasUnused, isForOthers } = discount;
  const refusals = isForOthers ? [t('confirm.discountForOthers')] : error ? errorLines(error) : [];
  // No form (address): what is typed stands there (use-discount.ts).
  return (
    <ActionSection title={t('confirm.discount')}>
      <form className={styles['code']} onSubmit={submit}>
        <TextInput
          aria-label={t('confirm.discount')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={50}
          value={typed}
          error={refusals.length > 0 ? refusals.join('\n') : hasUnused && problem}
          onChange={({ currentTarget }) => discount.type(currentTarget.value)}
        />
        {(hasUnused || typed === '') && (
          <Button type="submit" variant="default" loading={discount.isAsking} disabled={typed.trim() === ''}>
            {t('confirm.useDiscount')}
          </Button>
        )}
      </form>
      {discount.offer && (
        <output>
          <Notice tone={isForOthers ? 'warn' : 'good'}>
            <Given offer={discount.offer} /> <LinkButton onClick={discount.remove}>{t('confirm.removeDiscount')}</LinkButton>
          </Notice>
        </output>
      )}
    </ActionSection>
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
