import { Radio } from '@mantine/core';
import { IconBuildingBank, IconCreditCard, IconMail } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { Mark } from '#ui/Mark.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { collectionMethods } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import type { Order } from '../plans/order.ts';
import styles from './payment.module.css';

const icons = { invoice: IconMail, ehf_invoice: IconBuildingBank, payment_card: IconCreditCard };

interface MethodCardsProps {
  method: Order['collectionMethod'] | null;
  /** The installation takes cards. */
  takesCards: boolean;
  /** The network says that the company takes EHF: it is offered first (subscription.37). */
  takesEhf: boolean;
  label: string;
  error?: string | undefined;
  onChange: (method: Order['collectionMethod']) => void;
}

/** EHF, invoice by e-mail or card; what fits the company best stands first. */
export function MethodCards({ method, takesCards, takesEhf, label, error, onChange }: MethodCardsProps) {
  const t = useTexts<typeof en>('subscription');
  const ordered = takesEhf ? (['ehf_invoice', 'payment_card', 'invoice'] as const) : collectionMethods;
  const offered = ordered.filter((one) => one !== 'payment_card' || takesCards || method === 'payment_card');
  const handleChange = (value: string): void => {
    const next = offered.find((one) => one === value);
    if (next) onChange(next);
  };
  return (
    <Radio.Group value={method} onChange={handleChange} aria-label={label} error={error}>
      <div className={styles['cards']}>
        {offered.map((one) => (
          <RadioCard
            key={one}
            value={one}
            name={t(`method.${one}`)}
            text={t(`method.${one}Text`)}
            icon={icons[one]}
            mark={one === 'ehf_invoice' && takesEhf && <Mark>{t('method.ehfFound')}</Mark>}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
