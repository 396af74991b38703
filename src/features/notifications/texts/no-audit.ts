import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    notificationRule: 'Varslingsregel',
    notificationPreference: 'Egne varsler',
    notification: 'Varsel',
    readNotification: 'Lest varsel',
    outgoingMail: 'E-post',
    outgoingSms: 'SMS',
  },
  changed: {
    notificationRule: '{actor} endret varslingsregelen «{what}»',
    notificationPreference: '{actor} endret varslene sine',
    notification: '{actor} leste varsler',
    readNotification: '{actor} leste varsler',
    outgoingMail: 'En e-post til {subject} ble ikke levert',
    outgoingSms: 'En SMS til {subject} ble ikke levert',
  },
  actions: {
    createRule: '{actor} opprettet varslingsregelen «{what}»',
    editRule: '{actor} endret varslingsregelen «{what}»',
    activateRule: '{actor} slo på varslingsregelen «{what}»',
    deactivateRule: '{actor} slo av varslingsregelen «{what}»',
    deleteRule: '{actor} slettet varslingsregelen «{what}»',
    updateOwnPreferences: '{actor} endret varslene sine',
    unsubscribe: 'Noen brukte lenken i en e-post til å endre egne varsler på e-post',
    makeNotificationsSeen: '{actor} åpnet varslene sine',
    makeNotificationRead: '{actor} leste et varsel',
    makeNotificationRead_readNotification: '{actor} leste varselet «{what}»',
    makeNotificationsReadByScope: '{actor} åpnet det et varsel gjaldt',
    makeNotificationsReadByScope_readNotification: '{actor} åpnet det varselet «{what}» gjaldt',
    makeAllNotificationsRead: '{actor} merket alle varsler som lest',
    'fail-delivery_outgoingMail':
      'En e-post til {subject} {outcome, select, uncertain {kom kanskje ikke fram, fordi forbindelsen ble brutt under sendingen} refused {ble ikke levert, fordi mottakerens e-posttjener avviste den} other {ble ikke levert, etter flere forsøk}}',
    'fail-delivery_outgoingSms':
      'En SMS til {subject} {outcome, select, uncertain {kom kanskje ikke fram, fordi forbindelsen ble brutt under sendingen} refused {ble ikke levert, fordi SMS-tjenesten avviste den} other {ble ikke levert, etter flere forsøk}}',
  },
};
