import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { PlanTask } from '../../contract/task.ts';
import type { en } from '../../texts/en.ts';
import { DueDate } from '../components/DueDate.tsx';
import { TaskRow } from '../components/TaskRow.tsx';

/** One of the user's own tasks, with whom it is for. */
export function MyTaskRow({ task, onOpen }: { task: PlanTask; onOpen: () => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const { appliesToCompanyUser, planType, onOffBoardingId } = task;
  const plan = t('mine.aboutPerson', { type: t(`words.types.${planType}`), name: appliesToCompanyUser.name });
  const about = (
    <>
      <Link to="/on-offboarding/details" query={{ id: onOffBoardingId }}>
        {plan}
      </Link>
      <DueDate task={task} />
    </>
  );
  return (
    <li>
      <TaskRow task={task} onOpen={onOpen} about={about} />
    </li>
  );
}
