import { latePart } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/**
 * What the company's subscription does not include (SH-13): `<LockedFeature feature="gdpr" />` is the state of a page,
 * with `onClose` it is a dialog. Draw it inside a Suspense.
 */
export const LockedFeature = latePart(async () => {
  const [part] = await Promise.all([import('./components/LockedFeature.tsx'), loadTexts('content')]);
  return part.LockedFeature;
});

/** The question mark of pages that have help, for layouts without the top bar's slots. */
export const HelpButton = latePart(async () => {
  const [part] = await Promise.all([import('./components/HelpButton.tsx'), loadTexts('content')]);
  return part.HelpButton;
});

/** Introductions for this person's role, for who is new; nothing where they cannot be had. */
export const IntroVideos = latePart(async () => {
  const [part] = await Promise.all([import('./components/StartVideos.tsx'), loadTexts('content')]);
  return part.StartVideos;
});
