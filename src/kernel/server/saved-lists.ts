import type { Permission } from '#kernel/contract/permissions.ts';
import { register } from './registers.ts';

/** A list whose search, filters and order can be kept as a view (shell.40). */
export interface SavedList {
  /** Its name, as its page gives it to `ListView`. */
  name: string;
  /** Opens the list. */
  permission: Permission;
  /** Shares views of it with everybody who opens it. */
  sharing: Permission;
}

/** The lists that views are kept of; the feature of each list adds it. */
export const savedLists = register<SavedList>('kernel.saved-lists', ({ name }) => name);
