/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    notificationRule: 'Notification rule',
    notificationPreference: 'Own notifications',
    notification: 'Notification',
    readNotification: 'Notification read',
    outgoingMail: 'E-mail',
    outgoingSms: 'SMS',
  },
  changed: {
    notificationRule: '{actor} changed the notification rule “{what}”',
    notificationPreference: '{actor} changed their notifications',
    notification: '{actor} read notifications',
    readNotification: '{actor} read notifications',
    outgoingMail: 'An e-mail to {subject} was not delivered',
    outgoingSms: 'An SMS to {subject} was not delivered',
  },
  actions: {
    createRule: '{actor} created the notification rule “{what}”',
    editRule: '{actor} changed the notification rule “{what}”',
    activateRule: '{actor} turned on the notification rule “{what}”',
    deactivateRule: '{actor} turned off the notification rule “{what}”',
    deleteRule: '{actor} deleted the notification rule “{what}”',
    updateOwnPreferences: '{actor} changed their notifications',
    unsubscribe: 'Someone used the link in an e-mail to change which e-mails they get',
    makeNotificationsSeen: '{actor} opened their notifications',
    makeNotificationRead: '{actor} read a notification',
    makeNotificationRead_readNotification: '{actor} read the notification “{what}”',
    makeNotificationsReadByScope: '{actor} opened what a notification was about',
    makeNotificationsReadByScope_readNotification: '{actor} opened what the notification “{what}” was about',
    makeAllNotificationsRead: '{actor} marked all notifications as read',
    'fail-delivery_outgoingMail':
      'An e-mail to {subject} {outcome, select, uncertain {may not have been delivered, because the connection was lost while it was sent} refused {was not delivered, because the receiving e-mail server refused it} other {was not delivered, after several attempts}}',
    'fail-delivery_outgoingSms':
      'An SMS to {subject} {outcome, select, uncertain {may not have been delivered, because the connection was lost while it was sent} refused {was not delivered, because the SMS service refused it} other {was not delivered, after several attempts}}',
  },
} as const;
