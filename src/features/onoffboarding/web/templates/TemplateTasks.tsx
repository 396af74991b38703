import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { MoveButtons, SortHandle } from '#kernel/web/sortable/SortControls.tsx';
import { SortableList } from '#kernel/web/sortable/SortableList.tsx';
import { useSortableRow } from '#kernel/web/sortable/use-sortable-row.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { showToast } from '#ui/toasts.ts';
import { maxTasks, type PlanType } from '../../contract/kinds.ts';
import { moveTask } from '../../contract/rules/move-task.ts';
import type { en } from '../../texts/en.ts';
import rows from '../components/task-row.module.css';
import styles from '../record/record.module.css';
import type { KeyedTask } from './template-values.ts';
import { TemplateTaskRow } from './TemplateTaskRow.tsx';

interface TemplateTasksProps {
  tasks: readonly KeyedTask[];
  type: PlanType;
  onChange: (tasks: readonly KeyedTask[]) => void;
  onOpen: (task: KeyedTask | 'new') => void;
}

/** The tasks of a template while it is edited: moved, opened and removed; nothing is saved before the form is. */
export function TemplateTasks({ tasks, type, onChange, onOpen }: TemplateTasksProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const keys = tasks.map(({ key }) => key);
  const move = (key: string, to: number): void => {
    const order = moveTask(keys, key, to);
    onChange(tasks.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key)));
  };
  const remove = (removed: KeyedTask): void => {
    onChange(tasks.filter(({ key }) => key !== removed.key));
    showToast({ title: t('template.removed', { title: removed.title }), action: { label: t('toasts.undo'), run: () => onChange(tasks) } });
  };
  return (
    <>
      <p className={styles['text']}>{tasks.length === 0 ? t('template.noTasks') : t('template.tasksText')}</p>
      {tasks.length > 0 && (
        <SortableList
          label={t('template.tasks')}
          keys={keys}
          nameOf={(key) => tasks.find((task) => task.key === key)?.title ?? ''}
          onMove={(from, to) => move(keys[from] ?? '', to)}
        >
          {tasks.map((task, place) => (
            <EditedTask
              key={task.key}
              task={task}
              type={type}
              place={{ isFirst: place === 0, isLast: place === tasks.length - 1 }}
              onMove={(steps) => move(task.key, place + steps)}
              onOpen={() => onOpen(task)}
              onRemove={() => remove(task)}
            />
          ))}
        </SortableList>
      )}
      <div className={styles['add']}>
        <Button variant="default" leftSection={<IconPlus aria-hidden />} disabled={tasks.length >= maxTasks} onClick={() => onOpen('new')}>
          {t('template.addTask')}
        </Button>
      </div>
    </>
  );
}

interface EditedTaskProps {
  task: KeyedTask;
  type: PlanType;
  place: { isFirst: boolean; isLast: boolean };
  onMove: (steps: 1 | -1) => void;
  onOpen: () => void;
  onRemove: () => void;
}

function EditedTask({ task, type, place, onMove, onOpen, onRemove }: EditedTaskProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const { row, handle } = useSortableRow(task.key);
  const { title } = task;
  const name = (
    <button type="button" className={rows['title']} onClick={onOpen} aria-label={t('template.editOf', { title })}>
      {title}
    </button>
  );
  const after = (
    <span className={rows['ends']}>
      <span className={rows['moves']}>
        <MoveButtons name={title} {...place} onMove={onMove} />
      </span>
      <IconButton label={t('template.removeOf', { title })} icon={IconTrash} onClick={onRemove} />
    </span>
  );
  return (
    <li {...row}>
      <TemplateTaskRow task={task} type={type} before={<SortHandle name={title} handle={handle} />} title={name} after={after} />
    </li>
  );
}
