import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { LockedDialog } from './LockedDialog.tsx';
import { LockedState } from './LockedState.tsx';

interface LockedFeatureProps {
  feature: SubscriptionFeature;
  /** Renders a dialog, open while rendered; without it a page. */
  onClose?: (() => void) | undefined;
}

/** Says that the company's subscription does not include a feature, and what it would offer (shell.17). */
export function LockedFeature({ feature, onClose }: LockedFeatureProps) {
  return onClose ? <LockedDialog feature={feature} onClose={onClose} /> : <LockedState feature={feature} />;
}
