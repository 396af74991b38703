import { useWrite } from '#kernel/web/use-call.ts';
import { deleteRisk, type RiskAssessment } from '../../contract/endpoints-risks.ts';
import { ReasonDialog } from '../components/ReasonDialog.tsx';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { readsOfRisks } from './reads-of-risks.ts';

interface DeleteRiskProps {
  risk: RiskAssessment;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks why a risk is deleted; the log keeps the reason. */
export function DeleteRisk({ risk, onClose, onDeleted }: DeleteRiskProps) {
  const t = useGdprTexts();
  const local = useLocalText();
  const { riskAssessmentId, version, overview, measures, comment } = risk;
  const level = (risk.residual ?? risk.inherent)?.level;
  // What somebody may have written since the dialog was opened.
  const facts = [...[overview, measures, comment].map(local), level && t(`risks.levels.${level}`)].filter(Boolean).join(' – ');
  const { write } = useWrite(deleteRisk, { changes: readsOfRisks });
  return (
    <ReasonDialog
      title={t('risks.delete.title')}
      label={t('risks.delete.reason')}
      hint={t('risks.delete.reasonHint')}
      send={t('risks.delete.confirm')}
      place={`gdpr/risk/${riskAssessmentId}/delete`}
      version={version}
      replaces={facts}
      isDestructive
      act={(reason) => write({ body: { riskAssessmentId, version, reason } })}
      done={() => t('risks.delete.done')}
      onClose={onClose}
      onDone={onDeleted}
    />
  );
}
