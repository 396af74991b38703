import { lazyComponent } from '#kernel/web/parts.ts';

/**
 * Restricts who can see an item (access-control.20): `<RestrictDialog itemType="folder" itemId={id} onClose={…} changes={[getFiles]} />` inside a Suspense.
 * `changes` lists the queries to refetch afterwards. Loaded, with its texts, only where it is shown.
 */
export const RestrictDialog = lazyComponent(
  async () => (await import('./items/RestrictDialog.tsx')).RestrictDialog,
  'access-control',
  'rights',
);

/** Explains to administrators why a person can see an item: `<ExplainDialog itemType="person" itemId={id} name={…} onClose={…} />` inside a Suspense. */
export const ExplainDialog = lazyComponent(
  async () => (await import('./explain/ExplainDialog.tsx')).ExplainDialog,
  'access-control',
  'rights',
);
