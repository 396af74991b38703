import { IconArrowBackUp, IconDots, IconHelpCircle, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ExplainDialog } from '#features/access-control/web/public.ts';
import { mayExplain } from '#features/rights/contract/may-explain.ts';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { useUser } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { showToast } from '#ui/toasts.ts';
import { deleteTask, reopenTask } from '../../contract/endpoints.ts';
import type { Task } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { focusOnTasks } from '../focus-on-tasks.ts';
import { readsOfTasks } from '../reads-of-tasks.ts';
import { TaskForm } from './TaskForm.tsx';

type Opened = 'form' | 'deletion' | 'explanation';

/** The actions on a task besides completing it. */
export function TaskMenu({ task, hold }: { task: Task; hold: (task: Task | undefined) => void }) {
  const t = useTexts<typeof en>('tasks');
  const [open, setOpen] = useState<Opened>();
  function show(opened: Opened | undefined): void {
    setOpen(opened);
    hold(opened && task);
  }
  const { write } = useWrite(reopenTask, { changes: readsOfTasks });
  const { permissions, taskId, version, title } = task;
  const mayAsk = mayExplain(useUser().permissions);
  if (!permissions.update && !permissions.reopen && !permissions.delete && !mayAsk) return null;
  const close = () => show(undefined);
  const reopen = () =>
    void runOrShowError(async () => {
      await write({ body: { taskId, version } });
      showToast({ title: t('toasts.reopened') });
      focusOnTasks();
    });
  const label = t('menu', { title });
  const trigger = (menu: MenuTrigger) => <IconButton {...menu} label={label} icon={IconDots} size={32} />;
  return (
    <>
      <Menu label={label} trigger={trigger}>
        {permissions.update && (
          <MenuItem icon={IconPencil} onSelect={() => show('form')}>
            {t('edit')}
          </MenuItem>
        )}
        {permissions.reopen && (
          <MenuItem icon={IconArrowBackUp} onSelect={reopen}>
            {t('reopen')}
          </MenuItem>
        )}
        {mayAsk && (
          <MenuItem icon={IconHelpCircle} onSelect={() => show('explanation')}>
            {t('whoSees')}
          </MenuItem>
        )}
        {permissions.delete && (
          <MenuItem icon={IconTrash} isDangerous onSelect={() => show('deletion')}>
            {t('delete')}
          </MenuItem>
        )}
      </Menu>
      {open === 'form' && <TaskForm owner={task} task={task} onClose={close} />}
      {open === 'explanation' && (
        <Suspense fallback={<DialogToCome />}>
          <ExplainDialog itemType="task" itemId={taskId} name={title} onClose={close} />
        </Suspense>
      )}
      <DeleteTask task={task} isOpen={open === 'deletion'} onClose={close} />
    </>
  );
}

function DeleteTask({ task: { taskId, version, title }, isOpen, onClose }: { task: Task; isOpen: boolean; onClose: () => void }) {
  const t = useTexts<typeof en>('tasks');
  const { write } = useWrite(deleteTask, { changes: readsOfTasks });
  return (
    <ConfirmAction
      title={t('deleteTitle')}
      isOpen={isOpen}
      onClose={onClose}
      act={() => write({ body: { taskId, version } })}
      done={t('toasts.deleted')}
      confirmLabel={t('deleteConfirm')}
      isDestructive
    >
      {t('deleteText', { title })}
    </ConfirmAction>
  );
}
