import { IconCalendar, IconEyeOff, IconFilter, IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePersonChoices } from '#features/people/web/public.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { PlanType } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { usePlanWords } from '../plan-words.ts';
import styles from '../components/task-row.module.css';
import type { KeyedTask } from './template-values.ts';

interface TemplateTaskRowProps {
  task: KeyedTask;
  type: PlanType;
  /** With its description. */
  hasText?: boolean;
  before?: ReactNode;
  /** Its title, where that opens it. */
  title?: ReactNode;
  after?: ReactNode;
}

/** A task of a template: what, when, who, and for whom it is made. */
export function TemplateTaskRow({ task, type, hasText = false, before = <span />, title, after }: TemplateTaskRowProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const words = usePlanWords();
  const conditions = words.conditions(task.when);
  return (
    <div className={styles['task']} data-framed>
      {before}
      <span />
      <div className={styles['words']}>
        {title ?? <span>{task.title}</span>}
        <span className={styles['about']}>
          <WithIcon icon={IconCalendar}>{words.relativeDue(task.relativeDueDate, type)}</WithIcon>
          <WithIcon icon={IconUser}>
            <Responsible task={task} />
          </WithIcon>
          {!task.visibleToEmployee && <WithIcon icon={IconEyeOff}>{t('words.hidden')}</WithIcon>}
          {conditions.length > 0 && <WithIcon icon={IconFilter}>{conditions.join('. ')}</WithIcon>}
        </span>
        {hasText && task.description && <span className={styles['about']}>{task.description}</span>}
      </div>
      {after}
    </div>
  );
}

function WithIcon({ icon: Picture, children }: { icon: typeof IconUser; children: ReactNode }) {
  return (
    <span className={styles['withIcon']}>
      <Picture aria-hidden size={14} />
      {children}
    </span>
  );
}

function Responsible({ task: { relativeResponsible, responsibleId } }: { task: KeyedTask }) {
  const t = useTexts<typeof en>('onoffboarding');
  const words = usePlanWords();
  const people = usePersonChoices();
  if (relativeResponsible) return words.relative(relativeResponsible);
  return people?.find(({ id }) => id === responsibleId)?.name ?? t('words.nobody');
}
