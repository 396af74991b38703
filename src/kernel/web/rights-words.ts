import type { Permission, RoleFeature } from '#kernel/contract/permissions.ts';
import { textsIn, useLanguage } from './texts.ts';

interface RightsTranslator {
  (key: string): string;
  has: (key: string) => boolean;
}

export interface RightsWords {
  /** The name of a row of the role table. */
  feature: (name: RoleFeature) => string;
  permission: (name: Permission) => string;
  /** The names of stored permissions, without those that the product no longer has. */
  permissions: (names: readonly string[]) => string[];
}

/** What features call their rows and permissions (`texts/en-rights.ts`); a page that uses them lists `rights` in its entry's `texts`. */
export function useRightsWords(): RightsWords {
  // The keys are names that features declare, which no single type knows.
  const t = textsIn('rights', useLanguage()) as unknown as RightsTranslator;
  return {
    feature: (name) => t(`features.${name}`),
    permission: (name) => t(`permissions.${name}`),
    permissions: (names) => names.filter((name) => t.has(`permissions.${name}`)).map((name) => t(`permissions.${name}`)),
  };
}
