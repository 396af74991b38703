import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    homeArrangement: 'Tilpasset forside',
    hiddenActivity: 'Skjult linje',
    navigationFavourite: 'Favoritt',
  },
  changed: {
    homeArrangement: '{actor} tilpasset forsiden',
    hiddenActivity: '{actor} skjulte en linje i siste aktivitet',
    navigationFavourite: '{actor} endret favorittene sine',
  },
  actions: {
    updateWidgets: '{actor} tilpasset forsiden',
    hideRecentActivityRecord: '{actor} skjulte en linje i siste aktivitet',
    addNavigationFavourite: '{actor} la til en side som favoritt',
    deleteNavigationFavourite: '{actor} fjernet en favoritt',
  },
};
