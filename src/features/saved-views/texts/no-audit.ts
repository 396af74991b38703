import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { savedView: 'Lagret visning' },
  changed: { savedView: '{actor} endret en lagret visning' },
  actions: {
    saveView: '{actor} lagret visningen «{what}»',
    deleteView: '{actor} slettet visningen «{what}»',
  },
};
