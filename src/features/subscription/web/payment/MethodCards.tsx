import { Radio } from '@mantine/core';
import { IconBuildingBank, IconCreditCard, IconMail } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { RadioCard } from '#ui/RadioCard.tsx';
import { collectionMethods } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import type { Wish } from '../plans/wish.ts';
import styles from './payment.module.css';

const icons = { invoice: IconMail, ehf: IconBuildingBank, card: IconCreditCard };

interface MethodCardsProps {
  method: Wish['collectionMethod'] | null;
  /** The installation takes cards. */
  takesCards: boolean;
  label: string;
  error?: string | undefined;
  onChange: (method: Wish['collectionMethod']) => void;
}

/** Invoice by e-mail, EHF or card. */
export function MethodCards({ method, takesCards, label, error, onChange }: MethodCardsProps) {
  const t = useTexts<typeof en>('subscription');
  const offered = collectionMethods.filter((one) => one !== 'card' || takesCards || method === 'card');
  const handleChange = (value: string): void => {
    const next = offered.find((one) => one === value);
    if (next) onChange(next);
  };
  return (
    <Radio.Group value={method} onChange={handleChange} aria-label={label} error={error}>
      <div className={styles['cards']}>
        {offered.map((one) => (
          <RadioCard key={one} value={one} name={t(`method.${one}`)} text={t(`method.${one}Text`)} icon={icons[one]} />
        ))}
      </div>
    </Radio.Group>
  );
}
