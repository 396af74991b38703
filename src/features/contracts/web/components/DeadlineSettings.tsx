import { Skeleton, Switch } from '@mantine/core';
import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { call } from '#kernel/web/call.ts';
import { notSent, useForm } from '#kernel/web/form.ts';
import { useFormat } from '#kernel/web/format.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ShortList } from '#ui/ShortList.tsx';
import { showToast } from '#ui/toasts.ts';
import { useQuestion } from '#ui/use-question.ts';
import {
  getContractSettings,
  previewContractSettings,
  updateContractSettings,
  type ContractSettings,
} from '../../contract/endpoints-register.ts';
import type { en } from '../../texts/en.ts';
import { readsOfContracts } from '../reads-of-contracts.ts';

const Counting = z.object({ movesToWorkingDay: z.boolean() });
type Counting = z.output<typeof Counting>;
type Moved = Answer<typeof previewContractSettings>['deadlines'];

/** How the company counts deadlines (contracts.5, contracts.62). */
export function DeadlineSettings({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('contracts');
  const read = useCall(getContractSettings, {});
  if (read.answer) return <DeadlineForm settings={read.answer.settings} onClose={onClose} />;
  return (
    <Dialog title={t('list.counting.title')} isOpen onClose={onClose}>
      <Loaded read={read} skeleton={<Skeleton height={80} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

function DeadlineForm({ settings: { movesToWorkingDay, version }, onClose }: { settings: ContractSettings; onClose: () => void }) {
  const t = useTexts<typeof en>('contracts');
  const k = useKernelTexts();
  const { write } = useWrite(updateContractSettings, { changes: readsOfContracts });
  const { question, ask } = useQuestion<Moved>();
  const form = useForm<Counting, Answer<typeof updateContractSettings>>(Counting, {
    initial: { movesToWorkingDay },
    draft: { place: 'contracts/counting', version },
    send: async (values) => {
      const { deadlines } = await call(previewContractSettings, { body: values });
      return deadlines.length === 0 || (await ask(deadlines)) ? write({ body: { ...values, version } }) : notSent;
    },
    onSent: () => {
      showToast({ title: t('list.counting.done') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('list.counting.title')}
      form={form}
      onClose={onClose}
      queryNames={['counting']}
      isBlocked={form.fields.getValues().movesToWorkingDay === movesToWorkingDay}
      send={k('actions.save')}
    >
      <Switch
        label={t('list.counting.workingDay')}
        description={t('list.counting.workingDayHint')}
        {...form.fields.getInputProps('movesToWorkingDay', { type: 'checkbox' })}
      />
      {question && (
        <MovedDeadlines deadlines={question.about} onConfirm={() => question.answer(true)} onClose={() => question.answer(false)} />
      )}
    </FormDialog>
  );
}

/** What saving will move, before it is saved (contracts.62). */
function MovedDeadlines({ deadlines, ...handlers }: { deadlines: Moved; onConfirm: () => void; onClose: () => void }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  return (
    <ConfirmDialog title={t('list.counting.moves')} isOpen confirmLabel={t('list.counting.save')} {...handlers}>
      <ShortList
        title={t('list.counting.deadlines', { count: deadlines.length })}
        lines={deadlines.map(({ id, title: contract, before, after }) => ({
          key: id,
          text: t('list.counting.moved', { title: contract, before: format.date(before), after: format.date(after) }),
        }))}
      />
    </ConfirmDialog>
  );
}
