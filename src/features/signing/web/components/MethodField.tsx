import { Radio } from '@mantine/core';
import { IconDeviceMobile, IconId, IconLink, IconMailCode, type Icon } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { RadioCard } from '#ui/RadioCard.tsx';
import type { SigningMethod } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import styles from './method-field.module.css';

const icons: Readonly<Record<SigningMethod, Icon>> = {
  link: IconLink,
  emailCode: IconMailCode,
  smsCode: IconDeviceMobile,
  electronicId: IconId,
};

interface MethodFieldProps {
  /** What this installation offers. */
  methods: readonly SigningMethod[];
  value?: SigningMethod;
  onChange?: (method: SigningMethod) => void;
  error?: unknown;
}

/** How people show who they are; only what the installation offers can be chosen. */
export function MethodField({ methods, value, onChange, error }: MethodFieldProps) {
  const t = useTexts<typeof en>('signing');
  const choose = (chosen: string): void => {
    const method = methods.find((one) => one === chosen);
    if (method) onChange?.(method);
  };
  return (
    <Radio.Group
      aria-label={t('new.send.method')}
      value={value ?? null}
      onChange={choose}
      error={typeof error === 'string' ? error : undefined}
    >
      <div className={styles['choices']}>
        {methods.map((method) => (
          <RadioCard
            key={method}
            value={method}
            name={t(`list.methods.${method}`)}
            text={t(`new.send.methods.${method}`)}
            icon={icons[method]}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
