import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-output.ts';

export const no: TextsLike<typeof en> = {
  title: 'Avtaler',
  columns: {
    party: 'Part',
    name: 'Navn',
    category: 'Kategori',
    responsible: 'Ansvarlig',
    signedBy: 'Signert av',
    status: 'Status',
    typeId: 'Fornyelse',
    startDate: 'Start',
    endDate: 'Slutt på første periode',
    renewalInterval: 'Fornyes med',
    noticePeriod: 'Oppsigelsestid',
    renewEndDate: 'Fornyelse eller slutt',
    noticeDate: 'Oppsigelsesfrist',
    nextDeadline: 'Frist',
    contractValue: 'Verdi',
    currency: 'Valuta',
    interval: 'Per',
    valuePerYear: 'Per år',
    trafficLight: 'Trafikklys',
    createdDate: 'Opprettet',
    lastChangeDate: 'Sist endret',
  },
  expired: 'Utløpt',
  status: { 1: 'Aktiv', 2: 'Inaktiv', 3: 'Oppsagt', 4: 'I prøveperiode' },
  types: { 1: 'Fornyes automatisk', 2: 'Avsluttes' },
  intervals: { 1: 'Måned', 2: 'År', 3: 'Time' },
  lights: { Green: 'Grønt', Yellow: 'Gult', Red: 'Rødt' },
  // Of the calendar.
  feed: { name: 'Avtaler', notice: 'Oppsigelse', renewal: 'Fornyelse', end: 'Slutt' },
};
