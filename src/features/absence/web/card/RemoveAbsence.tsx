import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { deleteAbsence } from '../../contract/endpoints-requests.ts';
import type { Absence } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfAbsence } from '../reads-of-absence.ts';
import styles from './card.module.css';
import type { Removal } from './removal.ts';

interface RemoveProps {
  absence: Absence;
  removal: Removal;
  isOpen: boolean;
  onClose: () => void;
}

const titles = { withdraw: 'withdrawTitle', delete: 'deleteTitle', askDelete: 'askTitle' } as const;
const buttons = { withdraw: 'withdraw', delete: 'delete', askDelete: 'ask' } as const;
const said = { withdraw: 'withdrawn', delete: 'deleted', askDelete: 'deletionAsked' } as const;

/** Asks before an absence is deleted, and shows what is returned to the balance (absence.59). */
export function RemoveAbsence({ absence, removal, isOpen, onClose }: RemoveProps) {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const [, change] = useQuery();
  const [comment, setComment] = useState('');
  const { write } = useWrite(deleteAbsence, { changes: readsOfAbsence });
  const { absenceId, version, deductible, workingDays } = absence;

  async function remove(): Promise<void> {
    await write({ body: { absenceId, version, comment } });
    showToast({ title: t(`card.said.${said[removal]}`) });
    onClose();
    if (removal !== 'askDelete') change({ absenceId: undefined, card: undefined });
  }

  return (
    <ConfirmDialog
      title={t(`card.remove.${titles[removal]}`)}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => runOrShowError(remove)}
      confirmLabel={t(`card.remove.confirm.${buttons[removal]}`)}
      cancelLabel={k('actions.cancel')}
      closeLabel={k('actions.close')}
      isDestructive={removal !== 'askDelete'}
    >
      <p className={styles['text']}>{t(deductible ? 'card.remove.comesBack' : 'card.remove.nothingBack', { days: workingDays })}</p>
      {removal === 'askDelete' && <p className={styles['text']}>{t('card.remove.comesBackLater')}</p>}
      <Textarea
        mt="md"
        label={t('card.remove.comment')}
        maxLength={500}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
