import type { Invitation } from '../../contract/recipient.ts';
import type { ShownInvitation } from './use-invitation.ts';
import type { Step } from './use-step.ts';
import type { WhoSigns } from './who-signs.ts';

/** What each step is given. */
export interface StepProps {
  who: WhoSigns;
  invitation: Invitation;
  show: ShownInvitation['show'];
  /** Asks once more how it stands. */
  retry: () => void;
  go: (step: Step) => void;
}
