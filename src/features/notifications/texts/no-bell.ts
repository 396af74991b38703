import type { enBell } from './en-bell.ts';

export const noBell: typeof enBell = {
  title: 'Varsler',
  description: 'Alle varslene du har fått.',
  filters: { label: 'Vis', all: 'Alle', unread: 'Uleste', reason: 'Om', allReasons: 'Alt', until: 'Til og med' },
  markAll: 'Merk alle som lest',
  today: 'I dag',
  yesterday: 'I går',
  none: { title: 'Ingen varsler', text: 'Varslene dine vises her.' },
};
