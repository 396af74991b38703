import { runOrShowError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { deleteContract } from '../../contract/endpoints.ts';
import type { ContractRow } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { listsOfContracts } from '../reads-of-contracts.ts';

interface DeleteContractProps {
  contract: Pick<ContractRow, 'contractId' | 'name' | 'version'>;
  isOpen: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks for the contract's name before it goes for good (contracts.15). */
export function DeleteContract({ contract: { contractId, name, version }, isOpen, onClose, onDeleted }: DeleteContractProps) {
  const t = useTexts<typeof en>('contracts');
  const k = useKernelTexts();
  const { write } = useWrite(deleteContract, { changes: listsOfContracts });
  const remove = async (): Promise<void> => {
    await write({ body: { contractId, name, version } });
    showToast({ title: t('list.delete.done', { name }) });
    onClose();
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      title={t('list.delete.title', { name })}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => runOrShowError(remove)}
      confirmLabel={t('list.delete.confirm')}
      cancelLabel={k('actions.cancel')}
      closeLabel={k('actions.close')}
      isDestructive
      typed={{ label: t('list.delete.typed', { name }), expected: name }}
    >
      {t('list.delete.text')}
    </ConfirmDialog>
  );
}
