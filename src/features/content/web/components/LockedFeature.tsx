import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { LockedDialog } from './LockedDialog.tsx';
import { LockedState } from './LockedState.tsx';

interface LockedFeatureProps {
  feature: SubscriptionFeature;
  /** Makes it a dialog, open while it is drawn; a page of its own without. */
  onClose?: (() => void) | undefined;
}

/** What the company's subscription does not include, and what it would give (shell.17). */
export function LockedFeature({ feature, onClose }: LockedFeatureProps) {
  return onClose ? <LockedDialog feature={feature} onClose={onClose} /> : <LockedState feature={feature} />;
}
