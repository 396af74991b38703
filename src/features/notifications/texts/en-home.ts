/** The bell: what the top bar says before a page of notifications is open. */
export const en = {
  label:
    '{count, plural, =0 {Notifications} one {Notifications, # new} =100 {Notifications, more than 99 new} other {Notifications, # new}}',
  title: 'Notifications',
  many: '99+',
  markAll: 'Mark all as read',
  history: 'See all',
  rules: 'Notification rules',
  own: 'What I am told of',
  empty: 'No notifications',
  emptyText: 'What you are told of appears here.',
  unread: 'Unread',
  loading: 'Fetching notifications',
};
