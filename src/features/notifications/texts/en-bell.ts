/** The history. */
export const enBell = {
  title: 'Notifications',
  description: 'Everything you have been told of.',
  filters: { label: 'Show', all: 'All', unread: 'Unread', reason: 'About', allReasons: 'Everything', until: 'Up to' },
  markAll: 'Mark all as read',
  today: 'Today',
  yesterday: 'Yesterday',
  none: { title: 'No notifications', text: 'What you are told of appears here.' },
};
