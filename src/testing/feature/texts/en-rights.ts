import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { libraryRights } from '../contract/rights.ts';

/** What the row of the role table and its permissions are called. */
export const enRights = {
  features: { library: 'Library' },
  permissions: { Library: 'The library', LibraryEdit: 'Add, lend and change books' },
} satisfies RightsTexts<typeof libraryRights>;
