import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { addErasureProof, type ErasureRow } from '../../contract/endpoints-erasure.ts';
import { LawDay } from '../../contract/law-days.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { readsOfErasure } from '../reads-of-gdpr.ts';
import { FormerErasures } from './FormerErasures.tsx';

const longestHow = 1000;
const Proof = z.object({
  doneOn: LawDay,
  how: z
    .string()
    .trim()
    .min(1, field('required'))
    .max(longestHow, field('tooLong', { length: longestHow })),
});
type ProofValues = z.input<typeof Proof>;

/** Asks when data of a treatment were erased, and how; the former erasures stand below. */
export function AddProof({ row: { treatmentId, treatmentName, proofs }, onClose }: { row: ErasureRow; onClose: () => void }) {
  const t = useGdprTexts();
  const local = useLocalText();
  const { write } = useWrite(addErasureProof, { changes: readsOfErasure });
  const form = useForm<ProofValues, unknown>(Proof, {
    initial: { doneOn: today(), how: '' },
    draft: { place: `gdpr/erasure/${treatmentId}` },
    send: ({ doneOn, how }, repeatKey) => write({ body: { treatmentId, doneOn, how } }, { repeatKey }),
    onSent: () => {
      showToast({ title: t('erasure.form.done') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('erasure.form.title', { name: local(treatmentName) })} form={form} onClose={onClose} send={t('erasure.add')}>
      <DateField label={t('erasure.form.doneOn')} required {...form.fields.getInputProps('doneOn')} />
      <Textarea
        label={t('erasure.form.how')}
        description={t('erasure.form.howHint')}
        required
        autosize
        minRows={2}
        maxLength={longestHow}
        data-autofocus
        {...form.fields.getInputProps('how')}
      />
      {proofs.length > 0 && <FormerErasures proofs={proofs} />}
    </FormDialog>
  );
}
