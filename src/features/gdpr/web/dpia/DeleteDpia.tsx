import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useWrite } from '#kernel/web/use-call.ts';
import { deleteDpia, type Dpia } from '../../contract/endpoints-dpia.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { readsOfDpias } from './reads-of-dpias.ts';

interface DeleteDpiaProps {
  dpia: Dpia;
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an assessment goes. */
export function DeleteDpia({ dpia: { dpiaId, version }, name, onClose, onDeleted }: DeleteDpiaProps) {
  const t = useGdprTexts();
  const { write } = useWrite(deleteDpia, { changes: readsOfDpias });
  return (
    <ConfirmAction
      title={t('dpia.delete.title', { name })}
      confirmLabel={t('dpia.form.delete')}
      isDestructive
      act={() => write({ body: { dpiaId, version } })}
      done={t('dpia.delete.done')}
      onClose={onClose}
      onDone={onDeleted}
    >
      {t('dpia.delete.text')}
    </ConfirmAction>
  );
}
