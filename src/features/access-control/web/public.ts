import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/**
 * Restricts who can see an item (access-control.20): `<RestrictDialog itemType="folder" itemId={id} onClose={…} changes={[getFiles]} />` inside a Suspense.
 * `changes` lists the queries to refetch afterwards. Loaded, with its texts, only where it is shown.
 */
export const RestrictDialog = lazyComponent(async () => {
  const [part] = await Promise.all([import('./items/RestrictDialog.tsx'), loadTexts('access-control'), loadTexts('rights')]);
  return part.RestrictDialog;
});

/** Explains to administrators why a person can see an item: `<ExplainDialog itemType="person" itemId={id} name={…} onClose={…} />` inside a Suspense. */
export const ExplainDialog = lazyComponent(async () => {
  const [part] = await Promise.all([import('./explain/ExplainDialog.tsx'), loadTexts('access-control'), loadTexts('rights')]);
  return part.ExplainDialog;
});
