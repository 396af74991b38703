import { latePart } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** Changes a person's picture (PE-13): `<PictureDialog person={…} current={…} changes={readsOfPeople} onClose={…} />` inside a Suspense. */
export const PictureDialog = latePart(async () => {
  const [part] = await Promise.all([import('./picture/PictureDialog.tsx'), loadTexts('files')]);
  return part.PictureDialog;
});
