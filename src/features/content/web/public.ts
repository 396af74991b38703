import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/**
 * What the company's subscription does not include (shell.17): `<LockedFeature feature="gdpr" />` is the state of a page,
 * with `onClose` it is a dialog. Draw it inside a Suspense.
 */
export const LockedFeature = lazyComponent(async () => {
  const [part] = await Promise.all([import('./components/LockedFeature.tsx'), loadTexts('content')]);
  return part.LockedFeature;
});

/** The question mark of pages that have help, for layouts without the top bar's slots. */
export const HelpButton = lazyComponent(async () => {
  const [part] = await Promise.all([import('./components/HelpButton.tsx'), loadTexts('content')]);
  return part.HelpButton;
});

/** Introductions for this person's role, for who is new; nothing where they cannot be had. */
export const IntroVideos = lazyComponent(async () => {
  const [part] = await Promise.all([import('./components/StartVideos.tsx'), loadTexts('content')]);
  return part.StartVideos;
});
