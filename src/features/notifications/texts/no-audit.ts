import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    notificationRule: 'Varslingsregel',
    notificationPreference: 'Egne varsler',
    notification: 'Varsel',
  },
  changed: {
    notificationRule: '{actor} endret en varslingsregel',
    notificationPreference: '{actor} endret varslene sine',
    notification: '{actor} leste varsler',
  },
  actions: {
    createRule: '{actor} opprettet en varslingsregel',
    editRule: '{actor} endret en varslingsregel',
    activateRule: '{actor} slo på en varslingsregel',
    deactivateRule: '{actor} slo av en varslingsregel',
    deleteRule: '{actor} slettet en varslingsregel',
    updateOwnPreferences: '{actor} endret varslene sine',
    unsubscribe: 'Noen brukte lenken i en e-post til å endre hvilke e-poster de får',
    makeNotificationsSeen: '{actor} åpnet varslene sine',
    makeNotificationRead: '{actor} leste et varsel',
    makeNotificationsReadByScope: '{actor} åpnet det et varsel gjaldt',
    makeAllNotificationsRead: '{actor} merket alle varsler som lest',
  },
};
