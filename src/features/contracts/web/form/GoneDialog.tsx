import { Button } from '@mantine/core';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { en } from '../../texts/en.ts';
import type { ContractForm } from './use-contract-form.ts';

/** Says that the contract was deleted while it was edited; what was typed stays, and can be saved as a new contract (contracts.100). */
export function GoneDialog({ gone, contract }: Pick<ContractForm, 'gone' | 'contract'>) {
  const t = useTexts<typeof en>('contracts');
  const k = useKernelTexts();
  if (!gone || !contract) return null;
  const footer = (
    <>
      <Button variant="default" onClick={gone.cancel}>
        {k('actions.close')}
      </Button>
      {contract.permissions.amend && <Button onClick={() => void gone.saveAsNew()}>{t('form.gone.saveAsNew')}</Button>}
    </>
  );
  return (
    <Dialog title={t('form.gone.title')} isOpen onClose={gone.cancel} footer={footer}>
      {t('form.gone.text', { name: contract.name })}
    </Dialog>
  );
}
