import { Radio } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { RadioCard } from '#ui/RadioCard.tsx';
import type { en } from '../../texts/en.ts';
import { choosePlan, chosenOf, families, type Choice, type Family } from './choice.ts';
import { CurrentMark } from './CurrentMark.tsx';
import { tierToTake, type OfferedPlan } from './offer.ts';
import { usePlanWords } from './plan-words.ts';
import { TierSelect } from './TierSelect.tsx';
import styles from './plans.module.css';

interface PlanFamilyProps {
  family: Family;
  plans: readonly OfferedPlan[];
  users: number;
  choice: Choice;
  /** What the company has. */
  current: Choice;
  onChange: (choice: Choice) => void;
}

const without = 'none';

/** The plans of which a company has one at most, with the steps of the chosen one. */
export function PlanFamily({ family, plans, users, choice, current, onChange }: PlanFamilyProps) {
  const t = useTexts<typeof en>('subscription');
  const words = usePlanWords(users);
  const heading = useId();
  const offered = plans.filter(({ planId }) => families[family].includes(planId));
  const chosen = chosenOf(choice, family);
  const had = chosenOf(current, family);
  const plan = offered.find(({ planId }) => planId === chosen?.planId);
  if (offered.length === 0) return null;
  const handleChoice = (value: string): void => {
    const next = offered.find(({ planId }) => planId === value);
    const tier = next && tierToTake(next, current.plans);
    onChange(choosePlan(choice, family, next && tier ? { planId: next.planId, tierId: tier.tierId } : undefined));
  };
  return (
    <section className={styles['family']} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={styles['title']}>
          {t(`choose.${family}.title`)}
        </h2>
        <p className={styles['lead']}>{t(`choose.${family}.lead`)}</p>
      </div>
      <Radio.Group value={chosen?.planId ?? without} onChange={handleChoice} aria-labelledby={heading}>
        <div className={styles['cards']}>
          <RadioCard
            value={without}
            name={t(`choose.${family}.none`)}
            text={words.without(
              family,
              choice.plans.every(({ planId }) => planId === chosen?.planId),
            )}
          />
          {offered.map((one) => (
            <RadioCard
              key={one.planId}
              value={one.planId}
              name={words.nameOf(one)}
              text={words.about(one, chosen?.planId === one.planId ? chosen.tierId : undefined)}
              mark={had?.planId === one.planId && <CurrentMark />}
            />
          ))}
        </div>
      </Radio.Group>
      {plan && plan.tiers.length > 1 && (
        <TierSelect
          plan={plan}
          tierId={chosen?.tierId ?? ''}
          onChange={(tierId) => onChange(choosePlan(choice, family, { planId: plan.planId, tierId }))}
        />
      )}
    </section>
  );
}
