import { useTexts } from '#kernel/web/texts.ts';
import { PointList } from '#ui/PointList.tsx';
import type { DueDateWhy } from '../../contract/why.ts';
import type { en } from '../../texts/en.ts';
import { usePlanWords } from '../plan-words.ts';

/** Why a task has its due date, step by step (plans.50). */
export function WhyList({ why }: { why: readonly DueDateWhy[] }) {
  const t = useTexts<typeof en>('onoffboarding');
  const words = usePlanWords();
  return (
    <PointList title={t('task.why')} isOrdered={why.length > 1}>
      {why.map((line) => (
        <li key={line.key}>{words.why(line)}</li>
      ))}
    </PointList>
  );
}
