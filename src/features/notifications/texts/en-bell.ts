/** The history. */
export const enBell = {
  title: 'Notifications',
  description: 'All you have received.',
  filters: { label: 'Show', all: 'All', unread: 'Unread', reason: 'About', allReasons: 'Everything', until: 'Up to' },
  markAll: 'Mark all as read',
  today: 'Today',
  yesterday: 'Yesterday',
  none: { title: 'No notifications', text: 'Your notifications appear here.' },
};
