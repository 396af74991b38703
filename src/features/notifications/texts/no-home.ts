import type { en } from './en-home.ts';

export const no: typeof en = {
  label: '{count, plural, =0 {Varsler} one {Varsler, # nytt} =100 {Varsler, mer enn 99 nye} other {Varsler, # nye}}',
  title: 'Varsler',
  many: '99+',
  markAll: 'Merk alle som lest',
  history: 'Se alle',
  rules: 'Varslingsregler',
  own: 'Mine varsler',
  empty: 'Ingen varsler',
  emptyText: 'Varslene dine vises her.',
  unread: 'Ulest',
  loading: 'Henter varsler',
};
