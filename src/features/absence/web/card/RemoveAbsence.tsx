import { z } from 'zod';
import { useQuery } from '#kernel/web/address.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { deleteAbsence } from '../../contract/endpoints-requests.ts';
import type { Absence } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { CommentField } from '../CommentField.tsx';
import { draftOfComment } from '../draft-of-comment.ts';
import { readsOfAbsence } from '../reads-of-absence.ts';
import { TypedComment } from '../typed-comment.ts';
import styles from './card.module.css';
import type { Removal } from './removal.ts';

interface RemoveProps {
  absence: Absence;
  removal: Removal;
  onClose: () => void;
}

const Remark = z.object({ comment: TypedComment });

const titles = { withdraw: 'withdrawTitle', delete: 'deleteTitle', askDelete: 'askTitle' } as const;
const buttons = { withdraw: 'withdraw', delete: 'delete', askDelete: 'ask' } as const;
const said = { withdraw: 'withdrawn', delete: 'deleted', askDelete: 'deletionAsked' } as const;

/** Asks before an absence is deleted, and shows what is returned to the balance (absence.59). */
export function RemoveAbsence({ absence, removal, onClose }: RemoveProps) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const [, change] = useQuery();
  const { write } = useWrite(deleteAbsence, { changes: readsOfAbsence });
  const { absenceId, version, deductible, workingDays, startDate, endDate } = absence;
  const form = useForm(Remark, {
    initial: { comment: '' },
    draft: draftOfComment(absence, 'removal'),
    version,
    replaces: format.dateRange(startDate, endDate),
    send: ({ comment }) => write({ body: { absenceId, version, comment } }),
    onSent: () => {
      showToast({ title: t(`card.said.${said[removal]}`) });
      onClose();
      if (removal !== 'askDelete') change({ absenceId: undefined, card: undefined });
    },
  });
  return (
    <FormDialog
      title={t(`card.remove.${titles[removal]}`)}
      form={form}
      onClose={onClose}
      send={t(`card.remove.confirm.${buttons[removal]}`)}
      isDestructive={removal !== 'askDelete'}
    >
      <p className={styles['text']}>{t(deductible ? 'card.remove.comesBack' : 'card.remove.nothingBack', { days: workingDays })}</p>
      {removal === 'askDelete' && <p className={styles['text']}>{t('card.remove.comesBackLater')}</p>}
      <CommentField label={t('card.remove.comment')} {...form.fields.getInputProps('comment')} />
    </FormDialog>
  );
}
