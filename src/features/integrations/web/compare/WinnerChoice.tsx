import { SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { LinkButton } from '#ui/LinkButton.tsx';
import { tip } from '#ui/tip.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { countOverrides, winners } from './chosen.ts';
import styles from './compare.module.css';
import type { Choice } from './use-choice.ts';
import { useCompareWords } from './use-compare-words.ts';

/** Whose details count where both have some: one choice for all, which single fields may leave. */
export function WinnerChoice({ provider, choice: { chosen, change } }: { provider: AccountingSystem; choice: Choice }) {
  const { t, system } = useCompareWords(provider);
  const id = useId();
  const others = countOverrides(chosen);
  return (
    <div className={styles['winner']} {...tip(t('compare.winner.help'))}>
      <span id={id}>{t('compare.winner.label')}</span>
      <SegmentedControl
        aria-labelledby={id}
        size="xs"
        value={chosen.winner}
        // The values are the winners below.
        onChange={(next) => change({ ...chosen, winner: winners.find((one) => one === next) ?? chosen.winner })}
        data={winners.map((value) => ({ value, label: t(`compare.winner.${value}`, { system }) }))}
      />
      {others > 0 && (
        <span className={styles['quiet']}>
          {t('compare.winner.overrides', { count: others })}{' '}
          <LinkButton isInText onClick={() => change({ ...chosen, overrides: {} })}>
            {t('compare.winner.reset')}
          </LinkButton>
        </span>
      )}
    </div>
  );
}
