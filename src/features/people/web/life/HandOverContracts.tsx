import { Suspense } from 'react';
import { fromPort } from '#kernel/web/from-port.ts';
import { lazyComponent } from '#kernel/web/parts.ts';

const Dialog = lazyComponent(() => fromPort('handOverContracts'));

/** The hand-over of a person's contracts, in place of the dialog of their leaving, which comes back afterwards. */
export function HandOverContracts(props: { companyUserId: string; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
