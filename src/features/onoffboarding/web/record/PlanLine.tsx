import { useFormat } from '#kernel/web/format.ts';
import { today } from '#kernel/web/local-day.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { LifeLine, LifeMoment } from '#ui/LifeLine.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { daysOf, type PlanDay } from './plan-line.ts';
import styles from './record.module.css';

interface PlanLineProps {
  plan: Plan;
  onOpen: (taskId: string) => void;
}

/** The plan along a line of time: what is due on which day, with the first or last day and today among them. */
export function PlanLine({ plan, onOpen }: PlanLineProps) {
  const t = useTexts<typeof en>('onoffboarding');
  if (!plan.tasks.some(({ dueDate }) => dueDate !== null)) return null;
  return (
    <CardSection title={t('record.line')}>
      <LifeLine>
        {daysOf(plan.tasks, { referenceDate: plan.referenceDate, today: today() }).map((day) => (
          <LifeMoment key={day.date}>
            <LineDay day={day} type={plan.type} onOpen={onOpen} />
          </LifeMoment>
        ))}
      </LifeLine>
    </CardSection>
  );
}

function LineDay({
  day: { date, tasks, isReference, isToday },
  type,
  onOpen,
}: { day: PlanDay } & Pick<Plan, 'type'> & Pick<PlanLineProps, 'onOpen'>) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const names = [isReference && t(`words.reference.${type}`), isToday && t('record.today')].filter(Boolean);
  return (
    <div className={styles['day']} data-marked={names.length > 0 || undefined}>
      <p className={styles['date']}>
        <time dateTime={date}>{format.date(date)}</time>
        {names.length > 0 && <strong>{names.join(' · ')}</strong>}
      </p>
      {tasks.length > 0 && (
        <ul className={styles['due']}>
          {tasks.map(({ id, title, completed, isOverdue }) => (
            <li key={id} data-done={completed || undefined} data-late={isOverdue || undefined}>
              <LinkButton onClick={() => onOpen(id)}>{title}</LinkButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
