import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { party: 'Part' },
  changed: { party: '{actor} endret parten «{what}»' },
  actions: {
    createParty: '{actor} la til parten «{what}»',
    updateParty: '{actor} endret parten «{what}»',
    refreshParty: '{actor} oppdaterte «{what}» fra Enhetsregisteret',
    deleteParty: '{actor} slettet parten «{what}»',
  },
};
