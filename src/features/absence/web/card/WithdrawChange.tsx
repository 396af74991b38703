import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { cancelAbsenceUpdate } from '../../contract/endpoints-requests.ts';
import type { Absence } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfAbsence } from '../reads-of-absence.ts';
import styles from './card.module.css';

interface WithdrawProps {
  absence: Absence;
  isOpen: boolean;
  onClose: () => void;
}

/** Withdraws a pending change; the absence stays as it was (absence.59). */
export function WithdrawChange({ absence: { absenceId, version }, isOpen, onClose }: WithdrawProps) {
  const t = useTexts<typeof en>('absence');
  const { write } = useWrite(cancelAbsenceUpdate, { changes: readsOfAbsence });
  return (
    <ConfirmAction
      title={t('card.withdrawChangeTitle')}
      isOpen={isOpen}
      onClose={onClose}
      act={() => write({ body: { absenceId, version } })}
      done={t('card.said.changeWithdrawn')}
      confirmLabel={t('card.actions.withdrawChange')}
    >
      <p className={styles['text']}>{t('card.withdrawChangeText')}</p>
    </ConfirmAction>
  );
}
