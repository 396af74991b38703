import { VisuallyHidden } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { CoverageDay } from '../../contract/entities-balance.ts';
import type { en } from '../../texts/en.ts';
import { LegendList } from '../LegendList.tsx';
import { coverageBars, type CoverageBar } from './coverage-days.ts';
import styles from './decide.module.css';

/** Who would be at work on each day: one bar per day, a line for the minimum, locked days marked. The list has the same data as text. */
export function CoverageChart({ days }: { days: readonly CoverageDay[] }) {
  const t = useTexts<typeof en>('absence');
  const bars = coverageBars(days);
  if (bars.length === 0) return null;
  return (
    <section className={styles['coverage']}>
      <h3 className={styles['subhead']}>{t('decide.modal.coverage')}</h3>
      {/* A long period must be scrollable by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles['bars']} tabIndex={0} aria-label={t('decide.modal.coverage')} data-many={bars.length > 40 || undefined}>
        {bars.map((bar) => (
          <Bar key={bar.date} bar={bar} isMany={bars.length > 40} />
        ))}
      </ul>
      <Legend bars={bars} />
    </section>
  );
}

function Bar({ bar, isMany }: { bar: CoverageBar; isMany: boolean }) {
  const words = useWords(bar);
  return (
    <li title={words} data-tone={bar.tone} data-locked={bar.locked !== null || undefined}>
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden className={styles['column']}>
        <span className={styles['fill']} style={{ height: `${bar.height}%` }} />
        {bar.line !== undefined && <span className={styles['line']} style={{ bottom: `${bar.line}%` }} />}
      </span>
      {!isMany && <span aria-hidden>{Number(bar.date.slice(8))}</span>}
    </li>
  );
}

function useWords({ date, present, people, minimum, locked, tone }: CoverageBar): string {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const day = format.date(date);
  const atWork =
    minimum === null
      ? t('decide.modal.coverageDay', { date: day, present, people })
      : t('decide.modal.coverageMinimum', { date: day, present, people, minimum });
  const text = tone === 'off' ? t('decide.modal.coverageOff', { date: day }) : atWork;
  return locked === null ? text : t('decide.modal.coverageLocked', { text, name: locked });
}

function Legend({ bars }: { bars: readonly CoverageBar[] }) {
  const t = useTexts<typeof en>('absence');
  const kinds = [
    ...(bars.some(({ tone }) => tone === 'fine') ? (['fine'] as const) : []),
    ...(bars.some(({ tone }) => tone === 'below') ? (['minimum'] as const) : []),
    ...(bars.some(({ locked }) => locked !== null) ? (['locked'] as const) : []),
  ];
  return (
    <LegendList>
      {kinds.map((kind) => (
        <li key={kind} className={styles['kind']} data-kind={kind}>
          {t(`decide.modal.${kind}`)}
        </li>
      ))}
    </LegendList>
  );
}
