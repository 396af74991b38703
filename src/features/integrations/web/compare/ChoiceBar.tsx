import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { PointList } from '#ui/PointList.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import type { Comparison } from '../../contract/entities.ts';
import { countChosen } from './chosen.ts';
import styles from './compare.module.css';
import { forecastSync } from './forecast-sync.ts';
import type { Choice } from './use-choice.ts';
import { useForecastLines } from './use-forecast-lines.ts';
import { useCompareWords } from './use-compare-words.ts';
import { WinnerChoice } from './WinnerChoice.tsx';

interface ChoiceBarProps {
  comparison: Comparison;
  choice: Choice;
  /** Whether people here may be added and changed. */
  maySyncHere: boolean;
  onSync: () => void;
}

/** What would happen to the chosen people, and the button that starts it (integrations.51). */
export function ChoiceBar({ comparison, choice, maySyncHere, onSync }: ChoiceBarProps) {
  const { t, system } = useCompareWords(comparison.provider);
  const [isAsking, setAsking] = useState(false);
  const isNarrow = useNarrow();
  const count = countChosen(choice.chosen);
  const forecast = forecastSync(comparison, choice.chosen);
  const lines = useForecastLines(comparison, forecast);
  const isRefused = !maySyncHere && forecast.writtenHere > 0;
  return (
    <div className={styles['bar']} data-pinned={count > 0 || undefined}>
      {isNarrow && choice.chosen.ids.both.size > 0 && <WinnerChoice provider={comparison.provider} choice={choice} />}
      <output className={styles['foreseen']}>
        {count === 0 && <span className={styles['quiet']}>{t('compare.foreseen.nothing')}</span>}
        {lines.map(({ key, text, isWarning }) => (
          <span key={key} className={isWarning ? styles['warned'] : undefined}>
            {text}
          </span>
        ))}
        {isRefused && <span className={styles['warned']}>{t('compare.notHere.sync', { count: forecast.writtenHere })}</span>}
      </output>
      {count > 0 && (
        <>
          <Button variant="subtle" onClick={choice.clear}>
            {t('compare.clear')}
          </Button>
          <Button disabled={isRefused} onClick={() => setAsking(true)}>
            {t('compare.sync', { count })}
          </Button>
        </>
      )}
      <ConfirmDialog
        title={t('compare.confirm.title', { system })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onSync();
        }}
        confirmLabel={t('compare.sync', { count })}
      >
        <div className={styles['asked']}>
          <PointList aria-label={t('compare.confirm.title', { system })}>
            {lines.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </PointList>
          <p className={styles['quiet']}>{t('compare.confirm.undo', { system })}</p>
        </div>
      </ConfirmDialog>
    </div>
  );
}
