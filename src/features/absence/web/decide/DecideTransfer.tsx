import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { useFormat } from '#kernel/web/format.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { approveVacationDaysTransfer, rejectVacationDaysTransfer, undoTransferDecision } from '../../contract/endpoints-balance.ts';
import type { VacationTransfer } from '../../contract/entities-balance.ts';
import { undoSeconds } from '../../contract/kinds.ts';
import { transferProblem } from '../../contract/rules/transfer.ts';
import type { en } from '../../texts/en.ts';
import { readsOfAbsence } from '../reads-of-absence.ts';
import type { Decision } from '../use-decision.ts';
import styles from './decide.module.css';
import { DecisionDialog } from './DecisionDialog.tsx';

interface DecideTransferProps {
  title: string;
  transfer: VacationTransfer;
  /** The days that the person's other transfers out of the year wait to move. */
  others: number;
  onClose: () => void;
}

/** The decision on a transfer of days (absence.63). */
export function DecideTransfer({ title, transfer, others, onClose }: DecideTransferProps) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const approve = useWrite(approveVacationDaysTransfer, { changes: readsOfAbsence });
  const reject = useWrite(rejectVacationDaysTransfer, { changes: readsOfAbsence });
  const reopen = useWrite(undoTransferDecision, { changes: readsOfAbsence });
  const { vacationDaysTransferRequestEncrId, fullName, vacationDays, available, comment, requestedDate, permissions } = transfer;
  useOpenedRecords(vacationDaysTransferRequestEncrId);
  const problem = transferProblem(transfer, others);
  const [year, toYear] = [String(transfer.year), String(transfer.toYear)];

  async function undo(): Promise<void> {
    try {
      await reopen.write({ body: { vacationDaysTransferRequestEncrId } });
      showToast({ title: t('decision.undone') });
    } catch (error) {
      showError(error);
    }
  }

  async function send(decision: Decision, words: string): Promise<void> {
    await (decision === 'approve' ? approve : reject).write({ body: { vacationDaysTransferRequestEncrId, comment: words } });
    showToast(
      decision === 'approve'
        ? { title: t('decide.transferApproved') }
        : {
            title: t('decide.transferDeclined'),
            action: { label: t('decision.undo'), run: () => void undo() },
            milliseconds: undoSeconds * 1000,
          },
    );
  }

  return (
    // Days are often transferred because of illness, so the comment is kept nowhere.
    <DecisionDialog
      title={title}
      mayDecide={permissions.decide}
      mayDecline
      isRefused={problem === 'tooFew'}
      draft="health"
      decide={send}
      onClose={onClose}
    >
      <p className={styles['who']}>
        <strong>{fullName}</strong>
      </p>
      <p className={styles['text']}>
        {t('decide.modal.transferText', { days: vacationDays, year, toYear })}. {t('decide.modal.transferLeft', { days: available, year })}
      </p>
      <Facts>
        <Fact label={t('decide.modal.theirComment')}>{comment}</Fact>
        <Fact label={t('decide.modal.since')}>{format.moment(requestedDate)}</Fact>
      </Facts>
      {permissions.decide && problem && <Notice tone="warn">{t(`decide.modal.${problem}`, { days: others, year })}</Notice>}
      {problem !== 'tooFew' && <Notice tone="note">{t('decide.modal.agreement')}</Notice>}
    </DecisionDialog>
  );
}
