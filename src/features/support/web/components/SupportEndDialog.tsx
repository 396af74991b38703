import { z } from 'zod';
import { updateCompanySettings } from '#features/company/contract/endpoints.ts';
import { Day } from '#kernel/contract/values.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { getSupportVisits } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';

const EndSchema = z.object({ until: z.literal('').or(Day) });
type EndValues = z.input<typeof EndSchema>;

interface SupportEndDialogProps {
  until: string | null;
  version: number;
  onClose: () => void;
}

/** Asks for the last day of support access; empty without one. */
export function SupportEndDialog({ until, version, onClose }: SupportEndDialogProps) {
  const t = useTexts<typeof en>('support');
  const { write } = useWrite(updateCompanySettings, { changes: [getSupportVisits] });
  const form = useForm<EndValues, unknown>(EndSchema, {
    initial: { until: until ?? '' },
    draft: { place: 'support/end', version },
    send: (values) => write({ body: { version, allowSupportUntil: values.until || null } }),
    onSent: () => {
      showToast({ title: t('settings.endSaved') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('settings.endTitle')} form={form} onClose={onClose} send={t('settings.endSave')}>
      <p>{t('settings.endText')}</p>
      <DateField
        label={t('settings.endDay')}
        description={t('settings.endHint')}
        min={today()}
        data-autofocus
        {...form.fields.getInputProps('until')}
      />
    </FormDialog>
  );
}
