import { latePart } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** Home of somebody whose profile is not complete; fetched, with its texts, only where it is shown. */
export const CompleteProfile = latePart(async () => {
  const [component] = await Promise.all([import('./complete/CompleteProfile.tsx'), loadTexts('people')]);
  return component.CompleteProfile;
});
