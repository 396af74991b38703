import { Suspense } from 'react';
import { RestrictDialog } from '#features/access-control/web/public.ts';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { readsOfContracts } from '../reads-of-contracts.ts';

/** Who can see a contract and its amendments (contracts.105). */
export function RestrictContract({ contractId, onClose }: { contractId: string; onClose: () => void }) {
  return (
    <Suspense fallback={<DialogToCome />}>
      <RestrictDialog itemType="contract" itemId={contractId} onClose={onClose} changes={readsOfContracts} />
    </Suspense>
  );
}
