import type { ViewPorts } from '#kernel/server/services.ts';
import { keepExplainer } from './explain/explain.ts';
import { itemAccess as accessOf } from './items/item-access.ts';
import type { PlacedItem as Placed } from './items/item-access.ts';
import { declareItemType as declare } from './items/item-types.ts';
import { deleteItems } from './items/store-item.ts';
import { findViewed } from './view-as/find-viewed.ts';

export type PlacedItem = Placed;

/** Declares a kind of item that people may restrict (FI-09); a feature does so once, in its `server/index.ts`. */
export const declareItemType = declare;
/** What restrictions leave a viewer of many items, in one statement; the items above have to be among them. */
export const itemAccess = accessOf;
/** Declares how a kind of thing that is no restricted item explains itself to administrators; a feature does so in its `server/index.ts`. */
export const declareExplainer = keepExplainer;
/** Forgets the access of items that are deleted for good. */
export const forgetItems = deleteItems;
/** What the kernel asks of access control: whom an administrator looks at the product as. */
export const viewPorts: ViewPorts = { findViewed };
