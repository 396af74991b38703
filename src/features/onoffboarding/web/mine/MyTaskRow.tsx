import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { PlanTask } from '../../contract/task.ts';
import type { en } from '../../texts/en.ts';
import { DueDate } from '../components/DueDate.tsx';
import { TaskCheckbox } from '../record/TaskRow.tsx';
import styles from './mine.module.css';

/** One of the user's own tasks, with whom it is for; everything is in reach of a thumb. */
export function MyTaskRow({ task, onOpen }: { task: PlanTask; onOpen: () => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const { title, appliesToCompanyUser, planType, onOffBoardingId } = task;
  const about = t('mine.aboutPerson', { type: t(`words.types.${planType}`), name: appliesToCompanyUser.name });
  return (
    <li className={styles['task']}>
      <TaskCheckbox task={task} />
      <div className={styles['words']}>
        <button
          type="button"
          className={styles['title']}
          data-done={task.completed || undefined}
          onClick={onOpen}
          aria-label={t('task.open', { title })}
        >
          {title}
        </button>
        <span className={styles['about']}>
          <Link to="/on-offboarding/details" query={{ id: onOffBoardingId }}>
            {about}
          </Link>
          <DueDate task={task} />
        </span>
      </div>
    </li>
  );
}
