import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/**
 * Says that the company's subscription does not include a feature (shell.17): `<LockedFeature feature="gdpr" />` is a page,
 * with `onClose` it is a dialog. Render it inside a Suspense.
 */
export const LockedFeature = lazyComponent(async () => {
  const [part] = await Promise.all([import('./components/LockedFeature.tsx'), loadTexts('content')]);
  return part.LockedFeature;
});

/** The help button, for layouts without the slots of the top bar. */
export const HelpButton = lazyComponent(async () => {
  const [part] = await Promise.all([import('./components/HelpButton.tsx'), loadTexts('content/home')]);
  return part.HelpButton;
});

/** Introductions for the user's role; renders nothing when they cannot be loaded. */
export const IntroVideos = lazyComponent(async () => {
  const [part] = await Promise.all([import('./components/StartVideos.tsx'), loadTexts('content/home')]);
  return part.StartVideos;
});

/** The steps of a topic in pictures, without its text: `<PictureSteps topic="integrations-tripletex" />`. Render it inside a Suspense. */
export const PictureSteps = lazyComponent(async () => {
  const [part] = await Promise.all([import('./components/PictureSteps.tsx'), loadTexts('content')]);
  return part.PictureSteps;
});

/** A text about a topic with its steps in pictures: `<Guide topic="integrations-tripletex" />`. Render it inside a Suspense. */
export const Guide = lazyComponent(async () => {
  const [part] = await Promise.all([import('./components/Guide.tsx'), loadTexts('content')]);
  return part.Guide;
});
