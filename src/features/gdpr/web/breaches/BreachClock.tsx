import { IconAlertTriangle, IconCircleCheck, IconClock, IconLock } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { StatusLine } from '#ui/StatusLine.tsx';
import type { Breach } from '../../contract/endpoints-breaches.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { clockOf } from './breach-clock.ts';
import { useNow } from './use-now.ts';
import styles from './breaches.module.css';

/** Less than this many hours are urgent. */
const urgentHours = 24;

/** The clock in a list: how much is left, to the minute. */
export function ClockBadge({ breach }: { breach: Breach }) {
  const t = useGdprTexts();
  const clock = clockOf(breach, useNow(breach.authorityNotifiedAt === null && breach.risk !== 'none'));
  if (breach.state === 'closed')
    return (
      <StatusBadge tone="still" icon={IconLock}>
        {t('breaches.clock.closed')}
      </StatusBadge>
    );
  switch (clock.kind) {
    case 'running':
      return (
        <StatusBadge tone={clock.hours < urgentHours ? 'warn' : 'note'} icon={IconClock}>
          {t('breaches.clock.left', clock)}
        </StatusBadge>
      );
    case 'over':
      return (
        <StatusBadge tone="bad" icon={IconAlertTriangle}>
          {t('breaches.clock.over', clock)}
        </StatusBadge>
      );
    case 'told':
      return (
        <StatusBadge tone={clock.isLate ? 'warn' : 'good'} icon={clock.isLate ? IconAlertTriangle : IconCircleCheck}>
          {t(clock.isLate ? 'breaches.clock.late' : 'breaches.clock.inTime')}
        </StatusBadge>
      );
    case 'noRisk':
      return (
        <StatusBadge tone="good" icon={IconCircleCheck}>
          {t('breaches.clock.noRisk')}
        </StatusBadge>
      );
  }
}

/** The clock of an open breach: it runs to the second, and says when it ends and what that means. */
export function RunningClock({ breach }: { breach: Breach }) {
  const t = useGdprTexts();
  const format = useFormat();
  const clock = clockOf(breach, useNow(true));
  const moment = format.moment(breach.notifyBy);
  if (clock.kind === 'running') {
    return (
      <div className={styles['clock']} data-urgent={clock.hours < urgentHours || undefined}>
        <span className={styles['label']}>{t('breaches.clock.label')}</span>
        {/* Read once when one comes to it, not each second. */}
        <span role="timer" aria-live="off" className={styles['time']}>
          {t('breaches.clock.leftExactly', clock)}
        </span>
        <span className={styles['quiet']}>{t('breaches.clock.by', { moment })}</span>
      </div>
    );
  }
  return (
    <StatusLine
      {...lineOf(clock)}
      state={stateOf(t, clock)}
      next={nextOf(t, { clock, moment, told: format.moment(breach.authorityNotifiedAt) })}
    />
  );
}

type StoppedClock = Exclude<ReturnType<typeof clockOf>, { kind: 'running' }>;
type Texts = ReturnType<typeof useGdprTexts>;

function lineOf(clock: StoppedClock) {
  const isWarning = clock.kind === 'over' || (clock.kind === 'told' && clock.isLate);
  const tone = clock.kind === 'over' ? ('bad' as const) : isWarning ? ('warn' as const) : ('good' as const);
  return { tone, icon: isWarning ? IconAlertTriangle : IconCircleCheck };
}

function stateOf(t: Texts, clock: StoppedClock): string {
  if (clock.kind === 'over') return t('breaches.clock.over', clock);
  if (clock.kind === 'noRisk') return t('breaches.clock.noRisk');
  return t(clock.isLate ? 'breaches.clock.late' : 'breaches.clock.inTime');
}

function nextOf(t: Texts, { clock, moment, told }: { clock: StoppedClock; moment: string; told: string }): string {
  if (clock.kind === 'over') return t('breaches.clock.overText', { moment });
  if (clock.kind === 'noRisk') return t('breaches.clock.noRiskText');
  return t('breaches.clock.toldAt', { moment: told });
}
