import { useOpened } from '#kernel/web/address.ts';
import type { Plan } from '../../contract/plan.ts';
import { TaskPanel } from '../task/TaskPanel.tsx';
import { HeldThings } from './HeldThings.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { PlanLine } from './PlanLine.tsx';
import { PlanTasks } from './PlanTasks.tsx';
import styles from './record.module.css';

/** The tasks in their order, beside them the line of time and what is known of the plan; an opened task is in the address. */
export function PlanOverview({ plan }: { plan: Plan }) {
  const over = useOpened('task');
  const opened = plan.tasks.find(({ id }) => id === over.id);
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <PlanTasks plan={plan} onOpen={over.open} />
      </div>
      <div className={styles['column']}>
        <PlanFacts plan={plan} />
        <HeldThings plan={plan} />
        <PlanLine plan={plan} onOpen={over.open} />
      </div>
      {opened && <TaskPanel key={opened.id} task={opened} planVersion={plan.version} onClose={over.close} />}
    </div>
  );
}
