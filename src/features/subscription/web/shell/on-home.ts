import { TrialBanner } from './TrialBanner.tsx';
import { TrialEndGate } from './TrialEndGate.tsx';
import { TrialWidget } from './TrialWidget.tsx';

/** What the trial shows on home and over every page, in one script. */
export const onHome = { TrialBanner, TrialEndGate, TrialWidget };
