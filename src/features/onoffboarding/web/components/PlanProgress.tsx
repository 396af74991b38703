import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { PlanRow } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import styles from './plans.module.css';

/** How far a plan is, as a bar and a number (plans.56). */
export function PlanProgress({ plan }: { plan: Pick<PlanRow, 'completionPercent' | 'numberOfTasks' | 'numberOfCompletedTasks'> }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const { completionPercent: percent, numberOfTasks: total, numberOfCompletedTasks: completed } = plan;
  return (
    <span className={styles['progress']} title={t('words.progress', { completed, total })}>
      <progress className={styles['bar']} aria-label={t('words.percent', { percent })} max={100} value={percent} />
      <span className={styles['percent']}>{format.percent(percent)}</span>
    </span>
  );
}
