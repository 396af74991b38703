import { Radio } from '@mantine/core';
import { useId } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { RadioCard } from '#ui/RadioCard.tsx';
import type { en } from '../../texts/en.ts';
import { chooseSome, chooseUnlimited, isUnlimited, type Choice } from './choice.ts';
import { CurrentMark } from './CurrentMark.tsx';
import { tierToTake, type OfferedPlan } from './offer.ts';
import { usePlanWords } from './plan-words.ts';
import styles from './plans.module.css';
import { TierSelect } from './TierSelect.tsx';

interface EverythingChoiceProps {
  plan: OfferedPlan;
  users: number;
  choice: Choice;
  current: Choice;
  /** What was chosen before Unlimited, to go back to. */
  former: Choice;
  onChange: (choice: Choice) => void;
}

/** Unlimited, or the plans below. */
export function EverythingChoice({ plan, users, choice, current, former, onChange }: EverythingChoiceProps) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const words = usePlanWords(users);
  const heading = useId();
  const taken = tierToTake(plan, current.plans);
  const chosen = isUnlimited(choice) ? plan.tiers.find(({ tierId }) => choice.plans.some((one) => one.tierId === tierId)) : undefined;
  const tier = chosen ?? taken;
  if (!taken || !tier) return null;
  const storage = format.bytes(tier.limits.storageLimit ?? 0);
  const handleChoice = (value: string): void =>
    onChange(value === 'unlimited' ? chooseUnlimited(choice, taken.tierId) : chooseSome(choice, former));
  return (
    <section className={styles['family']} aria-labelledby={heading}>
      <h2 id={heading} className={styles['title']}>
        {t('choose.everything.title')}
      </h2>
      <Radio.Group value={isUnlimited(choice) ? 'unlimited' : 'some'} onChange={handleChoice} aria-labelledby={heading}>
        <div className={styles['cards']}>
          <RadioCard value="some" name={t('choose.everything.none')} text={t('choose.everything.noneText')} />
          <RadioCard
            value="unlimited"
            name={words.nameOf(plan)}
            text={`${words.about(plan, tier.tierId)} ${t('choose.everything.text', { storage })}`}
            mark={isUnlimited(current) && <CurrentMark />}
          />
        </div>
      </Radio.Group>
      {isUnlimited(choice) && plan.tiers.length > 1 && (
        <TierSelect plan={plan} tierId={tier.tierId} onChange={(tierId) => onChange(chooseUnlimited(choice, tierId))} />
      )}
    </section>
  );
}
