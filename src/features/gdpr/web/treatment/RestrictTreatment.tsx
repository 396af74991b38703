import { Suspense } from 'react';
import { RestrictDialog } from '#features/access-control/web/public.ts';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { readsOfTreatments } from '../reads-of-gdpr.ts';

/** Who can see a treatment (gdpr.119). */
export function RestrictTreatment({ treatmentId, onClose }: { treatmentId: string; onClose: () => void }) {
  return (
    <Suspense fallback={<DialogToCome />}>
      <RestrictDialog itemType="treatment" itemId={treatmentId} onClose={onClose} changes={readsOfTreatments} />
    </Suspense>
  );
}
