import { latePart } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** Says what a person's takeout holds and downloads it: one's own without `name`; inside a Suspense. */
export const TakeoutDialog = latePart(async () => {
  const [part] = await Promise.all([import('./person/TakeoutDialog.tsx'), loadTexts('takeout')]);
  return part.TakeoutDialog;
});

/** Everything about oneself, among one's settings; inside a Suspense. */
export const OwnTakeout = latePart(async () => {
  const [part] = await Promise.all([import('./person/OwnTakeout.tsx'), loadTexts('takeout')]);
  return part.OwnTakeout;
});
