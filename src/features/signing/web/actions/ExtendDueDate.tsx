import { z } from 'zod';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { today } from '#kernel/web/local-day.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { extendSignatureDueDate } from '../../contract/endpoints-life.ts';
import type { SigningRequestItem } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfRequests } from '../reads-of-requests.ts';

const NewDate = z.object({ extendedDueDate: z.iso.date(field('dateFormat')) });

interface ExtendDueDateProps {
  request: SigningRequestItem;
  onClose: () => void;
}

/** Gives a later due date; an expired request comes alive again (signing.13). */
export function ExtendDueDate({ request, onClose }: ExtendDueDateProps) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const { signingRequestId, version, dueDate, extendedDueDate, status } = request;
  const due = extendedDueDate ?? dueDate;
  const { write } = useWrite(extendSignatureDueDate, { changes: readsOfRequests });
  const form = useForm<z.input<typeof NewDate>, Answer<typeof extendSignatureDueDate>>(NewDate, {
    initial: { extendedDueDate: '' },
    draft: { place: `signing/extend/${signingRequestId}`, version },
    replaces: due && format.date(due),
    send: (values) => write({ body: { signingRequestId, version, ...values } }),
    onSent: ({ signingRequest }) => {
      showToast({ title: t('request.extend.done', { date: format.date(signingRequest.extendedDueDate) }) });
      onClose();
    },
  });
  return (
    <FormDialog title={t('request.extend.title')} form={form} onClose={onClose} send={t('request.extend.confirm')}>
      <p>{due === null ? t('request.extend.none') : t('request.extend.now', { date: format.date(due) })}</p>
      {status === 'Expired' && <Notice tone="note">{t('request.extend.expiredText')}</Notice>}
      <DateField
        label={t('request.extend.label')}
        required
        min={today()}
        data-autofocus
        {...form.fields.getInputProps('extendedDueDate')}
      />
    </FormDialog>
  );
}
