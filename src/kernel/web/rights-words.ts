import type { Permission, RoleFeature } from '#kernel/contract/permissions.ts';
import { looseTextsIn, useLanguage } from './texts.ts';

export interface RightsWords {
  /** The name of a row of the role table. */
  feature: (name: RoleFeature) => string;
  permission: (name: Permission) => string;
  /** The names of stored permissions, without those that the product no longer has. */
  permissions: (names: readonly string[]) => string[];
}

/** What features call their rows and permissions (`texts/en-rights.ts`); a page that uses them lists `rights` in its entry's `texts`. */
export function useRightsWords(): RightsWords {
  const t = looseTextsIn('rights', useLanguage());
  return {
    feature: (name) => t(`features.${name}`),
    permission: (name) => t(`permissions.${name}`),
    permissions: (names) => names.filter((name) => t.has(`permissions.${name}`)).map((name) => t(`permissions.${name}`)),
  };
}
