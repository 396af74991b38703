import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';

export const noFields: TextsLike<typeof enFields> = {
  fields: {
    byFullName: 'Av',
    endsAt: 'Slettes for godt',
  },
  values: {
    looked: {
      takeout: 'Alt som er lagret',
    },
  },
};
