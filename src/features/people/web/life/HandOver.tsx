import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { useGo } from '#kernel/web/address.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { NameList } from '#ui/NameList.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import { showToast, undoMilliseconds } from '#ui/toasts.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import type { Obstacle } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { ManagerSelect } from '../components/ManagerSelect.tsx';
import { readsOfPeople } from '../reads-of-people.ts';
import type { HandedOver } from './give-back.ts';
import { handOver, setsManagersInAccessControl } from './hand-over.ts';
import { useGiveBack } from './use-give-back.ts';

const NewManager = z.object({
  managerId: z
    .string()
    .nullable()
    .pipe(z.string(field('select'))),
});
type NewManager = z.input<typeof NewManager>;

interface HandOverProps {
  title: string;
  person: CompanyUser;
  subordinates: Obstacle['details'];
  /** Also called after a partial failure. */
  onTried: (isDone: boolean) => void;
  onClose: () => void;
  /** Over the choice: how far the dialog has come, what else is in the way. */
  children?: ReactNode;
}

/** Assigns a new manager to a person's direct reports, in the dialog of the change that waits for it. */
export function HandOver({ title, person, subordinates: { count, items }, onTried, onClose, children }: HandOverProps) {
  const t = useTexts<typeof en>('people');
  const tell = useNewManagerNotice(person);
  const cache = useQueryClient();
  const hasAccessControl = setsManagersInAccessControl(useUser());
  const [done, setDone] = useState(0);
  // Also of earlier tries, so that one undo takes back all of them.
  const moves = useRef<ReadonlyMap<string, HandedOver>>(new Map());
  const form = useForm<NewManager, () => void>(NewManager, {
    initial: { managerId: null },
    draft: { place: `person/${person.id}/hand-over` },
    send: async ({ managerId }) => {
      const chosen = managerId ?? '';
      let unanswered = 0;
      const note = (one: HandedOver) => (moves.current = new Map(moves.current).set(one.id, one));
      const onMoved = (one: HandedOver) => {
        note(one);
        setDone((before) => before + 1);
      };
      const onUnanswered = (one: HandedOver) => {
        note(one);
        unanswered += 1;
      };
      const outcome = () => ({ managerId: chosen, moved: [...moves.current.values()], count: moves.current.size - unanswered });
      try {
        const withoutAccess = await handOver({ leaver: person, managerId: chosen, hasAccessControl, onMoved, onUnanswered });
        return () => tell({ ...outcome(), withoutAccess });
      } catch (error) {
        // Those who were moved before the refusal can be given back, too.
        tell(outcome());
        throw error;
      } finally {
        setDone(0);
        await invalidate(cache, ...readsOfPeople);
      }
    },
    onSent: (say) => {
      say();
      onTried(true);
    },
    onRefused: () => {
      onTried(false);
      return false;
    },
  });
  return (
    <FormDialog
      title={title}
      form={form}
      onClose={onClose}
      send={t('life.handOver.move', { count })}
      isBlocked={form.fields.getValues().managerId === null}
    >
      {children}
      <Notice tone="warn" title={t('life.handOver.title', { count })}>
        <NameList label={t('life.handOver.title', { count })}>
          {items.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {count > items.length && <li>{t('life.andOthers', { count: count - items.length })}</li>}
        </NameList>
      </Notice>
      <ManagerSelect
        label={t('life.handOver.manager')}
        placeholder={t('life.handOver.choose')}
        exceptId={person.id}
        disabled={form.sending}
        data-autofocus
        {...form.fields.getInputProps('managerId')}
      />
      {form.sending && (
        <ProgressLine label={t('life.handOver.moving')} text={t('life.handOver.progress', { done, count })} share={done / count} />
      )}
    </FormDialog>
  );
}

interface Outcome {
  managerId: string;
  moved: readonly HandedOver[];
  /** How many of them are known to have been moved. */
  count: number;
  withoutAccess?: string | undefined;
}

/** Says how many were moved, with an undo, and whether the new manager does not see the team. */
function useNewManagerNotice(leaver: CompanyUser) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const go = useGo();
  const giveBack = useGiveBack(leaver);
  return ({ managerId, moved, count, withoutAccess }: Outcome): void => {
    if (moved.length === 0) return;
    const title = t('life.handOver.done', { count });
    const undo = { label: k('actions.undo'), run: () => void giveBack(moved) };
    if (withoutAccess === undefined) return void showToast({ title, action: undo, milliseconds: undoMilliseconds });
    const open = () => void go('/people/details', { employeeId: managerId, act: 'upgrade', of: managerId });
    const lines = [t('life.handOver.noTeamAccess', { name: withoutAccess })];
    const actions = [undo, { label: t('add.open'), run: open }];
    showToast({ tone: 'warn', title, lines, actions, milliseconds: undoMilliseconds });
  };
}
