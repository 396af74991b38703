import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconExternalLink, IconPaperclip, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ProofList } from '#features/tasks/web/public.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import type { PlanTask } from '../../contract/task.ts';
import type { en } from '../../texts/en.ts';
import { DueDate } from '../components/DueDate.tsx';
import { useMarkTask } from '../components/use-mark-task.ts';
import { WhyList } from '../components/WhyList.tsx';
import { usePlanWords } from '../plan-words.ts';
import { CompleteWithProof } from './CompleteWithProof.tsx';
import { DeleteTask } from './DeleteTask.tsx';
import { TaskForm } from './TaskForm.tsx';
import styles from './task.module.css';

interface TaskPanelProps {
  task: PlanTask;
  /** Of the plan that it belongs to, where that is open. */
  planVersion?: number | undefined;
  onClose: () => void;
}

/** One task beside its list: what, who, when and why, and what may be done with it. */
export function TaskPanel({ task, planVersion, onClose }: TaskPanelProps) {
  const [open, setOpen] = useState<'form' | 'deletion' | 'completion'>();
  const plan = { id: task.onOffBoardingId, type: task.planType, version: planVersion };
  const close = () => setOpen(undefined);
  if (open === 'form') return <TaskForm plan={plan} task={task} onClose={close} />;
  return (
    <>
      <SidePanel title={task.title} isOpen onClose={onClose} footer={<TaskButtons task={task} onOpen={setOpen} onClose={onClose} />}>
        <div className={styles['panel']}>
          <TaskFacts task={task} />
          {task.description && <p className={styles['text']}>{task.description}</p>}
          {!task.completed && <WhyList why={task.dueDateWhy} />}
          <ProofList proofs={task.proofs} />
        </div>
      </SidePanel>
      {open === 'deletion' && <DeleteTask task={task} planVersion={planVersion} onClose={close} onDeleted={onClose} />}
      {open === 'completion' && <CompleteWithProof task={task} onClose={close} />}
    </>
  );
}

function TaskFacts({ task }: { task: PlanTask }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const words = usePlanWords();
  const { responsibleFullName, responsibleHasAccess, relativeResponsible, completedDate, completedBy, comment } = task;
  const who = [
    responsibleFullName ?? t('words.nobody'),
    relativeResponsible && words.relative(relativeResponsible),
    !responsibleHasAccess && responsibleFullName && t('words.noAccess'),
  ];
  const date = completedDate && format.dayOf(completedDate);
  return (
    <Facts>
      <Fact label={t('task.when')}>
        {task.isOverdue ? <DueDate task={task} /> : task.dueDate === null ? t('words.due.none') : format.date(task.dueDate)}
      </Fact>
      <Fact label={t('task.responsible')}>{who.filter(Boolean).join(' · ')}</Fact>
      <Fact label={t('record.person')}>{task.appliesToCompanyUser.name}</Fact>
      <Fact label={t('task.visibility')}>{task.visibleToEmployee ? t('task.visibleYes') : t('words.hidden')}</Fact>
      <Fact label={t('record.completed')}>
        {date && (completedBy ? t('task.completedBy', { date, name: completedBy.name }) : t('task.completedByNobody', { date }))}
      </Fact>
      <Fact label={t('task.comment')}>{comment}</Fact>
    </Facts>
  );
}

interface TaskButtonsProps {
  task: PlanTask;
  onOpen: (what: 'form' | 'deletion' | 'completion') => void;
  onClose: () => void;
}

function TaskButtons({ task, onOpen, onClose }: TaskButtonsProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const isFixed = useReadOnly();
  const { complete, reopen, isBusy } = useMarkTask();
  const { permissions, completed, page } = task;
  const end = (mark: (task: PlanTask) => void): void => {
    mark(task);
    onClose();
  };
  const may = isFixed ? { edit: false, delete: false, complete: false } : permissions;
  return (
    <ButtonRow at="end">
      {may.delete && <IconButton variant="default" label={t('task.deleteConfirm')} icon={IconTrash} onClick={() => onOpen('deletion')} />}
      {may.edit && (
        <Button variant="default" leftSection={<IconPencil aria-hidden />} onClick={() => onOpen('form')}>
          {t('task.edit')}
        </Button>
      )}
      {page && (
        <Button component={Link} to={page.path} query={page.query} variant="default" leftSection={<IconExternalLink aria-hidden />}>
          {t('task.toRecord')}
        </Button>
      )}
      {may.complete && !completed && (
        <Button variant="default" leftSection={<IconPaperclip aria-hidden />} onClick={() => onOpen('completion')}>
          {t('task.completeMore')}
        </Button>
      )}
      {may.complete && !completed && (
        <Button leftSection={<IconCheck aria-hidden />} disabled={isBusy} onClick={() => end(complete)}>
          {t('task.complete')}
        </Button>
      )}
      {may.complete && completed && (
        <Button variant="default" leftSection={<IconArrowBackUp aria-hidden />} disabled={isBusy} onClick={() => end(reopen)}>
          {t('task.reopen')}
        </Button>
      )}
    </ButtonRow>
  );
}
