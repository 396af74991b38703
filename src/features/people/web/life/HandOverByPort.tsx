import { Suspense } from 'react';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { fromPort } from '#kernel/web/from-port.ts';
import { lazyComponent } from '#kernel/web/parts.ts';

const dialogs = {
  contracts: lazyComponent(() => fromPort('handOverContracts')),
  planTasks: lazyComponent(() => fromPort('handOverPlanTasks')),
};

interface HandOverByPortProps {
  of: keyof typeof dialogs;
  companyUserId: string;
  onClose: () => void;
}

/** The hand-over of something of a person that another feature keeps, in place of the dialog of their leaving, which comes back afterwards. */
export function HandOverByPort({ of, ...props }: HandOverByPortProps) {
  const Dialog = dialogs[of];
  return (
    <Suspense fallback={<DialogToCome />}>
      <Dialog {...props} />
    </Suspense>
  );
}
