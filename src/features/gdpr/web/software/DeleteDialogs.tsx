import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useWrite } from '#kernel/web/use-call.ts';
import { deleteAgreement, deleteCompanySoftware } from '../../contract/endpoints-agreements.ts';
import type { CompanySoftware, DataProcessorAgreement } from '../../contract/software.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { readsOfSoftware } from '../reads-of-gdpr.ts';

/** Asks before an agreement goes with its file. */
export function DeleteAgreement({ agreement, onClose }: { agreement: DataProcessorAgreement; onClose: () => void }) {
  const t = useGdprTexts();
  const { write } = useWrite(deleteAgreement, { changes: readsOfSoftware });
  const { dataProcessorAgreementId, version, softwareName: name } = agreement;
  return (
    <ConfirmAction
      title={t('software.delete.title', { name })}
      confirmLabel={t('software.deleteAgreement')}
      isDestructive
      act={() => write({ body: { dataProcessorAgreementId, version } })}
      done={t('software.delete.done', { name })}
      onClose={onClose}
    >
      {t('software.delete.text')}
    </ConfirmAction>
  );
}

/** Asks before a software goes that nothing names. */
export function DeleteSoftware({
  software: { softwareId, softwareName: name },
  onClose,
}: {
  software: CompanySoftware;
  onClose: () => void;
}) {
  const t = useGdprTexts();
  const { write } = useWrite(deleteCompanySoftware, { changes: readsOfSoftware });
  return (
    <ConfirmAction
      title={t('software.delete.softwareTitle', { name })}
      confirmLabel={t('software.deleteSoftware')}
      isDestructive
      act={() => write({ body: { softwareId } })}
      done={t('software.delete.softwareDone', { name })}
      onClose={onClose}
    >
      {t('software.delete.softwareText')}
    </ConfirmAction>
  );
}
