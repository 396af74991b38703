import { Skeleton } from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import { usePersonChoices } from '#features/people/web/public.ts';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { ShortList } from '#ui/ShortList.tsx';
import { getTasks } from '../../contract/endpoints-tasks.ts';
import type { PlanTask } from '../../contract/task.ts';
import type { en } from '../../texts/en.ts';
import { holdersOf, type Holder } from './task-holders.ts';
import { useHandOverTasks, type HandOverOutcome } from './use-hand-over-tasks.ts';

const chosen = z
  .string()
  .nullable()
  .pipe(z.string(field('select')));
const Handover = z.object({ from: chosen, to: chosen });
type Handover = z.input<typeof Handover>;

interface HandOverTasksProps {
  /** Whose tasks, when that is known already. */
  companyUserId?: string | undefined;
  onClose: () => void;
}

/** Gives the open tasks of one person to another, in all plans that the user may edit (plans.15). */
export function HandOverTasks({ companyUserId, onClose }: HandOverTasksProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const read = useCall(getTasks, { body: { scope: 'all', includeCompleted: false } });
  if (read.answer) return <HandOverForm tasks={read.answer.tasks} leaverId={companyUserId} onClose={onClose} />;
  return (
    <Dialog title={t('handover.title')} isOpen onClose={onClose}>
      <Loaded read={read} skeleton={<Skeleton height={120} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

interface FormProps {
  tasks: readonly PlanTask[];
  leaverId: string | undefined;
  onClose: () => void;
}

function HandOverForm({ tasks, leaverId, onClose }: FormProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const { handOver, showOutcome } = useHandOverTasks();
  const holders = useMemo(() => holdersOf(tasks), [tasks]);
  const form = useForm<Handover, HandOverOutcome>(Handover, {
    initial: { from: holders.find(({ id }) => id === leaverId)?.id ?? null, to: null },
    draft: { place: `plans/handover/${leaverId ?? 'all'}` },
    send: ({ from, to }, repeatKey) => handOver(from ?? '', to ?? '', repeatKey),
    onSent: (outcome) => {
      showOutcome(outcome);
      onClose();
    },
  });
  const { from, to } = form.fields.getValues();
  const receivers = usePersonChoices({ isStaff: true, exceptId: from ?? undefined });
  // None goes to whom its plan is about.
  const open = tasks.filter(({ appliesToCompanyUser }) => appliesToCompanyUser.companyUserId !== to);
  const going = holdersOf(open);
  const holder = going.find(({ id }) => id === from);
  const receiver = receivers?.find(({ id }) => id === to);
  return (
    <FormDialog
      title={t('handover.title')}
      form={form}
      onClose={onClose}
      queryNames={['over']}
      isBlocked={!holder || !receiver || from === to}
      send={t('handover.confirm')}
    >
      <p>{t(holders.length > 0 ? 'handover.lead' : 'handover.nobody')}</p>
      <PersonSelect
        label={t('handover.from')}
        people={useHolderChoices(holders)}
        data-autofocus={from === null || undefined}
        {...form.fields.getInputProps('from')}
      />
      <PersonSelect
        label={t('handover.to')}
        people={receivers}
        data-autofocus={from !== null || undefined}
        {...form.fields.getInputProps('to')}
      />
      {holder && receiver && (
        <>
          <output>{t('handover.count', { count: holder.tasks, plans: holder.plans, name: receiver.name })}</output>
          <ShortList
            aria-label={t('handover.title')}
            lines={open
              .filter(({ responsibleId }) => responsibleId === holder.id)
              .map(({ id, title, appliesToCompanyUser: { name } }) => ({ key: id, text: `${title} (${name})` }))}
          />
        </>
      )}
    </FormDialog>
  );
}

function useHolderChoices(holders: readonly Holder[]) {
  const t = useTexts<typeof en>('onoffboarding');
  return holders.map(({ id, name, tasks }) => ({ id, name, about: t('handover.held', { count: tasks }) }));
}
