import type { ViewPorts } from '#kernel/server/services.ts';
import { findViewed } from './view-as/find-viewed.ts';

export type { PlacedItem } from './items/read-item-access.ts';
export type { Explainer } from './explain/explainers.ts';
export type { ItemType } from './items/item-types.ts';

/** The kinds of items that people may restrict (access-control.8), each given by the feature that keeps them. */
export { itemTypes } from './items/item-types.ts';
/** What restrictions leave a viewer of many items, in one statement; the items above have to be among them. */
export { readItemAccess } from './items/read-item-access.ts';
/** How kinds of things that are no restricted items explain themselves to administrators. */
export { explainers } from './explain/explainers.ts';
/** Forgets the access of items that are deleted for good. */
export { deleteItems } from './items/store-item.ts';
/** What the kernel asks of access control: whom an administrator looks at the product as. */
export const viewPorts: ViewPorts = { findViewed };
