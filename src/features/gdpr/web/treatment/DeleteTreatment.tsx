import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useWrite } from '#kernel/web/use-call.ts';
import { deleteTreatment } from '../../contract/endpoints-treatments.ts';
import type { TreatmentRow } from '../../contract/treatment.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { listsOfTreatments } from '../reads-of-gdpr.ts';

interface DeleteTreatmentProps {
  treatment: Pick<TreatmentRow, 'treatmentId' | 'key' | 'version' | 'treatmentName'>;
  /** How many risks name it, where that is known. */
  risks?: number;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Says what changes with it before a treatment goes for good. */
export function DeleteTreatment({ treatment, risks = 0, onClose, onDeleted }: DeleteTreatmentProps) {
  const t = useGdprTexts();
  const local = useLocalText();
  const { treatmentId, key, version } = treatment;
  const name = local(treatment.treatmentName);
  const { write } = useWrite(deleteTreatment, { changes: listsOfTreatments });
  return (
    <ConfirmAction
      title={t('protocol.delete.title', { name })}
      confirmLabel={t('protocol.delete.confirm')}
      isDestructive
      act={() => write({ body: { treatmentId, key, version } })}
      done={t('protocol.delete.done', { name })}
      onDone={onDeleted}
      onClose={onClose}
    >
      {t('protocol.delete.text')} {risks > 0 && t('protocol.delete.risks', { count: risks })}
    </ConfirmAction>
  );
}
