import { Switch } from '@mantine/core';
import { z } from 'zod';
import type { CallError } from '#kernel/web/call-error.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { previewPlan, updatePlan } from '../../contract/endpoints.ts';
import type { Plan } from '../../contract/plan.ts';
import type { PreviewTask } from '../../contract/preview.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';
import { changedTasks, typedDates } from './edit-values.ts';
import { RedateRow } from './RedateRow.tsx';
import styles from './edit.module.css';

interface RedateDialogProps {
  plan: Plan;
  changes: { companyUserId: string; referenceDate: string; endAccess: boolean };
  onClose: () => void;
  /** Whether a refusal was handled by the form behind it: somebody else has changed the plan. */
  onRefused: (error: CallError) => boolean;
  onSaved: () => void;
}

/** Shows what becomes of the open tasks before a changed date or person is saved; every date can be typed over (plans.54). */
export function RedateDialog(props: RedateDialogProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const { companyUserId, referenceDate } = props.changes;
  const read = useCall(previewPlan, { body: { id: props.plan.id, companyUserId, referenceDate } });
  if (read.answer) return <RedateForm {...props} tasks={changedTasks(read.answer.tasks)} />;
  // A dialog of its own for the wait would take the place to which the focus returns.
  if (!read.error) return null;
  return (
    <Dialog title={t('form.redate.title')} isOpen onClose={props.onClose}>
      <Loaded read={read} skeleton={null}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

const Redating = z.object({ dates: z.boolean(), responsibles: z.boolean(), typed: z.record(z.string(), z.string()) });
type Redating = z.output<typeof Redating>;

function RedateForm({ plan, changes, tasks, onClose, onRefused, onSaved }: RedateDialogProps & { tasks: readonly PreviewTask[] }) {
  const t = useTexts<typeof en>('onoffboarding');
  const save = useSaveRedated(plan, changes, tasks);
  const form = useForm<Redating>(Redating, {
    initial: { dates: true, responsibles: true, typed: {} },
    // The dates belong to a change that is not saved itself.
    draft: 'part',
    send: save,
    onSent: onSaved,
    onRefused,
  });
  const { dates, responsibles, typed } = form.fields.getValues();
  const newDate = ({ id, old, new: next }: PreviewTask): string => typed[id ?? ''] ?? (dates ? next.dueDate : old?.dueDate) ?? '';
  return (
    <FormDialog title={t('form.redate.title')} form={form} onClose={onClose} send={t('form.save')}>
      <p className={styles['lead']}>{t('form.redate.lead')}</p>
      {tasks.length === 0 && <p className={styles['lead']}>{t('form.redate.same')}</p>}
      {tasks.length > 0 && (
        <>
          <Switch label={t('form.redate.dates')} {...form.fields.getInputProps('dates', { type: 'checkbox' })} />
          <Switch label={t('form.redate.responsibles')} {...form.fields.getInputProps('responsibles', { type: 'checkbox' })} />
          <ol className={styles['rows']}>
            {tasks.map((task) => (
              <RedateRow
                key={task.id}
                task={task}
                newDate={newDate(task)}
                givesOn={responsibles}
                onDate={(day) => form.fields.setFieldValue('typed', { ...typed, [task.id ?? '']: day })}
              />
            ))}
          </ol>
        </>
      )}
    </FormDialog>
  );
}

/** The plan with the dates that were typed over, all or nothing. */
function useSaveRedated({ id, version }: Plan, changes: RedateDialogProps['changes'], tasks: readonly PreviewTask[]) {
  const { write } = useWrite(updatePlan, { changes: readsOfPlans });
  return async ({ dates, responsibles, typed }: Redating): Promise<void> => {
    await write({
      body: {
        plan: { id, version, ...changes },
        shouldUpdateTaskDueDates: dates,
        shouldUpdateTaskResponsibles: responsibles,
        taskDueDates: typedDates(tasks, { typed, updatesDates: dates }),
      },
    });
  };
}
