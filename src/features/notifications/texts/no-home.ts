import type { en } from './en-home.ts';

export const no: typeof en = {
  label: '{count, plural, =0 {Varsler} one {Varsler, # nytt} =100 {Varsler, mer enn 99 nye} other {Varsler, # nye}}',
  title: 'Varsler',
  many: '99+',
  markAll: 'Merk alle som lest',
  history: 'Se alle',
  rules: 'Varslingsregler',
  own: 'Hva jeg varsles om',
  empty: 'Ingen varsler',
  emptyText: 'Her dukker det opp det du varsles om.',
  unread: 'Ulest',
  loading: 'Henter varsler',
};
