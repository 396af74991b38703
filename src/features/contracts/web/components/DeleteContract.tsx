import { ConfirmByName } from '#kernel/web/ConfirmByName.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { deleteContract } from '../../contract/endpoints.ts';
import type { ContractRow } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { listsOfContracts } from '../reads-of-contracts.ts';

interface DeleteContractProps {
  contract: Pick<ContractRow, 'contractId' | 'name' | 'version'>;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks for the contract's name before it goes for good (contracts.15). */
export function DeleteContract({ contract: { contractId, name, version }, onClose, onDeleted }: DeleteContractProps) {
  const t = useTexts<typeof en>('contracts');
  const { write } = useWrite(deleteContract, { changes: listsOfContracts });
  const end = (): void => {
    showToast({ title: t('list.delete.done', { name }) });
    onClose();
    onDeleted?.();
  };
  return (
    <ConfirmByName
      title={t('list.delete.title', { name })}
      name={name}
      label={t('list.delete.typed', { name })}
      confirm={t('list.delete.confirm')}
      onConfirm={() => write({ body: { contractId, name, version } })}
      onDone={end}
      onClose={onClose}
    >
      {t('list.delete.text')}
    </ConfirmByName>
  );
}
