import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enRights } from './en-rights.ts';

export const noRights: TextsLike<typeof enRights> = {
  features: { library: 'Bibliotek' },
  permissions: { Library: 'Biblioteket', LibraryEdit: 'Legge til, låne ut og endre bøker' },
};
