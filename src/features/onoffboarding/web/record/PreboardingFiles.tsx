import { MultiSelect, Skeleton } from '@mantine/core';
import { z } from 'zod';
import { getCompanyFiles } from '#features/files/contract/endpoints-company.ts';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { updatePreboardingFiles } from '../../contract/endpoints-preboarding.ts';
import { maxChosenFiles } from '../../contract/kinds.ts';
import type { Plan } from '../../contract/plan.ts';
import type { en } from '../../texts/en.ts';
import { readsOfPlans } from '../reads-of-plans.ts';

const Chosen = z.object({ fileIds: z.array(z.string()).max(maxChosenFiles, field('tooLarge', { length: maxChosenFiles })) });
type Chosen = z.output<typeof Chosen>;

/** Chooses which of the company's files a new colleague reads before the first day (plans.17). */
export function PreboardingFiles({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const read = useCall(getCompanyFiles, { body: {} });
  if (read.answer) {
    const offered = read.answer.companyFiles.map(({ companyFileId: value, fileName: label }) => ({ value, label }));
    return <ChooseFiles plan={plan} offered={offered} onClose={onClose} />;
  }
  return (
    <Dialog title={t('record.files')} isOpen onClose={onClose}>
      <Loaded read={read} skeleton={<Skeleton height={120} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

interface ChooseFilesProps {
  plan: Plan;
  offered: readonly { value: string; label: string }[];
  onClose: () => void;
}

function ChooseFiles({ plan: { id, version, preboardingFiles }, offered, onClose }: ChooseFilesProps) {
  const t = useTexts<typeof en>('onoffboarding');
  const { write } = useWrite(updatePreboardingFiles, { changes: readsOfPlans });
  const form = useForm<Chosen, unknown>(Chosen, {
    initial: { fileIds: preboardingFiles.map(({ fileId }) => fileId) },
    draft: { place: `plans/${id}/files`, version },
    send: ({ fileIds }) => write({ body: { id, version, fileIds } }),
    onSent: () => {
      showToast({ title: t('toasts.filesSaved') });
      onClose();
    },
  });
  // What was chosen by somebody who sees more stays among the choices.
  const others = preboardingFiles.filter(({ fileId }) => !offered.some(({ value }) => value === fileId));
  const data = [...offered, ...others.map(({ fileId: value, fileName: label }) => ({ value, label }))];
  return (
    <FormDialog title={t('record.files')} form={form} onClose={onClose}>
      <p>{t(data.length > 0 ? 'record.filesText' : 'record.filesNone')}</p>
      <MultiSelect
        label={t('record.filesChoose')}
        data={data}
        searchable
        clearSearchOnChange
        limit={50}
        maxValues={maxChosenFiles}
        nothingFoundMessage={t('record.noFiles')}
        data-autofocus
        {...form.fields.getInputProps('fileIds')}
      />
    </FormDialog>
  );
}
