/** The bell: what the top bar says before a page of notifications is open. */
export const en = {
  label:
    '{count, plural, =0 {Notifications} one {Notifications, # new} =100 {Notifications, more than 99 new} other {Notifications, # new}}',
  title: 'Notifications',
  many: '99+',
  markAll: 'Mark all as read',
  history: 'See all',
  rules: 'Notification rules',
  own: 'My notifications',
  empty: 'No notifications',
  emptyText: 'Your notifications appear here.',
  unread: 'Unread',
  loading: 'Loading notifications',
};
