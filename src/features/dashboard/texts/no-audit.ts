import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    navigationFavourite: 'Favoritt',
  },
  changed: {
    navigationFavourite: '{actor} endret favoritter',
  },
  actions: {
    addNavigationFavourite: '{actor} la en side til favorittene',
    deleteNavigationFavourite: '{actor} fjernet en favoritt',
  },
};
