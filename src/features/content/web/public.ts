import { lazyComponent } from '#kernel/web/parts.ts';

/**
 * Says that the company's subscription does not include a feature (shell.17): `<LockedFeature feature="gdpr" />` is a page,
 * with `onClose` it is a dialog. Render it inside a Suspense.
 */
export const LockedFeature = lazyComponent(async () => (await import('./components/LockedFeature.tsx')).LockedFeature, 'content');

/** The help button, for layouts without the slots of the top bar. */
export const HelpButton = lazyComponent(async () => (await import('./components/HelpButton.tsx')).HelpButton, 'content/home');

/** Introductions for the user's role; renders nothing when they cannot be loaded. */
export const IntroVideos = lazyComponent(async () => (await import('./components/StartVideos.tsx')).StartVideos, 'content/home');

/** The steps of a topic in pictures, without its text: `<PictureSteps topic="integrations-tripletex" />`. Render it inside a Suspense. */
export const PictureSteps = lazyComponent(async () => (await import('./components/PictureSteps.tsx')).PictureSteps, 'content');

/** A text about a topic with its steps in pictures: `<Guide topic="integrations-tripletex" />`. Render it inside a Suspense. */
export const Guide = lazyComponent(async () => (await import('./components/Guide.tsx')).Guide, 'content');
