import { Skeleton, Switch } from '@mantine/core';
import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { getContractSettings, updateContractSettings, type ContractSettings } from '../../contract/endpoints-register.ts';
import type { en } from '../../texts/en.ts';
import { readsOfContracts } from '../reads-of-contracts.ts';

const Counting = z.object({ movesToWorkingDay: z.boolean() });
type Counting = z.output<typeof Counting>;

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
  const form = useForm<Counting, Answer<typeof updateContractSettings>>(Counting, {
    initial: { movesToWorkingDay },
    draft: { place: 'contracts/counting' },
    send: (values) => write({ body: { ...values, version } }),
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
    </FormDialog>
  );
}
