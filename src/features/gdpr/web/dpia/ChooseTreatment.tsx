import { Select } from '@mantine/core';
import { z } from 'zod';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useGdprTexts } from '../gdpr-words.ts';

interface ChooseTreatmentProps {
  choices: readonly { value: string; label: string }[];
  onChoose: (treatmentId: string) => void;
  onClose: () => void;
}

const Chosen = z.object({ treatmentId: z.string().nullable() });

/** Which treatment is assessed. */
export function ChooseTreatment({ choices, onChoose, onClose }: ChooseTreatmentProps) {
  const t = useGdprTexts();
  const initial: z.output<typeof Chosen> = { treatmentId: null };
  const form = useForm(Chosen, {
    initial,
    draft: { place: 'gdpr/dpia/choose' },
    send: async ({ treatmentId }) => treatmentId,
    onSent: (treatmentId) => treatmentId !== null && onChoose(treatmentId),
  });
  const { treatmentId } = form.fields.getValues();
  return (
    <FormDialog title={t('dpia.form.choose')} form={form} onClose={onClose} send={t('dpia.form.next')} isBlocked={treatmentId === null}>
      <Select label={t('dpia.form.treatment')} data={[...choices]} searchable limit={50} {...form.fields.getInputProps('treatmentId')} />
    </FormDialog>
  );
}
