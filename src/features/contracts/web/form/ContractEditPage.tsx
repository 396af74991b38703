import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { getContract } from '../../contract/endpoints.ts';
import type { Contract } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { isNotShown, NotShown } from '../record/NotShown.tsx';
import { ContractFields } from './ContractFields.tsx';
import { valuesOf } from './contract-values.ts';

/** All fields of a contract in one form. */
export function ContractEditPage() {
  const [{ contractId = '' }] = useQuery();
  const read = useCall(getContract, { query: { contractId } }, { enabled: contractId !== '' });
  const refused = read.answer ? undefined : read.error;
  if (contractId === '' || (refused && isNotShown(refused))) return <NotShown isMissing={refused?.status !== 403} error={refused} />;
  return (
    <Loaded read={read} skeleton={<FormSkeleton fields={6} />}>
      {({ contract }) => <Edit key={contract.contractId} opened={contract} />}
    </Loaded>
  );
}

/** The form, which stays when the right to change the contract goes meanwhile: what was typed could not be read otherwise (shell.26). */
function Edit({ opened }: { opened: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const [mayUpdate] = useState(opened.permissions.update);
  if (!mayUpdate && !opened.permissions.update) return <NotShown isMissing={false} />;
  return <ContractFields title={t('form.editTitle', { name: opened.name })} contract={opened} initial={valuesOf(opened)} />;
}
