import type { ViewPorts } from '#kernel/server/services.ts';
import { findViewed } from './view-as/find-viewed.ts';

export type { PlacedItem } from './items/read-item-access.ts';
export type { Explainer } from './explain/explainers.ts';
export type { ItemType } from './items/item-types.ts';

/** The kinds of restrictable items (access-control.8), each declared by its feature. */
export { itemTypes } from './items/item-types.ts';
export { itemPermissionsChanged } from './items/item-types.ts';
/** The access of a viewer to many items after restrictions, in one statement; the ancestors must be among them. */
export { readItemAccess } from './items/read-item-access.ts';
/** The same for many viewers, each of one item: for notes and tasks about such items. */
export { readItemAccessOf } from './items/read-item-access.ts';
/** All restricted items of a kind, for features that hide them in many places. */
export { readRestrictedItems } from './items/read-item-access.ts';
/** When these were last restricted. */
export { readRestrictedSince } from './items/store-item.ts';
/** Explain the visibility of things that are not restrictable items. */
export { explainers } from './explain/explainers.ts';
/** Deletes the restrictions of deleted items. */
export { deleteItems } from './items/store-item.ts';
/** What the kernel needs from access control: the user that an administrator views the product as. */
export const viewPorts: ViewPorts = { findViewed };
