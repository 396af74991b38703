import { NumberInput } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { Columns } from '#ui/Columns.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { SoldProduct } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useMoney } from '../use-money.ts';
import { choosePacks, type Choice } from './choice.ts';
import styles from './plans.module.css';

/** More than anybody needs, and less than a slip of the finger. */
const most = 99;

interface PackFieldsProps {
  products: readonly SoldProduct[];
  /** Signatures of each user in a year. */
  included: number;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** How many packs of signatures to buy; they need a paid plan. */
export function PackFields({ products, included, choice, onChange }: PackFieldsProps) {
  const t = useTexts<typeof en>('subscription');
  const money = useMoney();
  const heading = useId();
  const isClosed = choice.plans.length === 0;
  if (products.length === 0) return null;
  // No form (address): what is chosen stands there (subscription.46).
  return (
    <section className={styles['family']} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={styles['title']}>
          {t('choose.packs.title')}
        </h2>
        <p className={styles['lead']}>
          {t('choose.packs.lead')} {included > 0 && t('choose.packs.included', { count: included })}
        </p>
      </div>
      {isClosed && <Notice tone="note">{t('choose.packs.needsPlan')}</Notice>}
      <Columns>
        {products.map(({ productId, price }) => (
          <NumberInput
            key={productId}
            label={t(`product.${productId}`)}
            description={t('choose.packs.price', { price: money(price) })}
            min={0}
            max={most}
            clampBehavior="strict"
            allowDecimal={false}
            disabled={isClosed}
            value={isClosed ? 0 : (choice.packs[productId] ?? 0)}
            onChange={(value) => onChange(choosePacks(choice, productId, Number(value) || 0))}
          />
        ))}
      </Columns>
    </section>
  );
}
