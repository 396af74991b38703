import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enList } from './en-list.ts';

export const noList: TextsLike<typeof enList> = {
  title: 'Onboarding og offboarding',
  lead: 'Det som må gjøres når noen begynner eller slutter, av hvem og når.',
  add: 'Ny plan',
  search: 'Søk etter person eller oppgave',
  columns: {
    person: 'Person',
    referenceDate: 'Første eller siste dag',
    progress: 'Fullført',
    next: 'Neste oppgave',
    status: 'Status',
    created: 'Laget',
    createdBy: 'Laget av',
  },
  filters: { type: 'Type', status: 'Status', late: 'Forfalt' },
  withLate: 'Med forfalte oppgaver',
  withoutLate: 'Uten forfalte oppgaver',
  proposals: {
    open: 'Forslag ({count})',
    title: 'De som begynner eller slutter',
    lead: 'Disse begynner eller slutter og har ingen plan, eller en plan med en annen dato enn profilen.',
    make: 'Lag en plan for {name}',
    move: 'Flytt planen til {name}',
    dates: { Onboarding: 'Første dag etter profilen: {date}', Offboarding: 'Siste dag etter profilen: {date}' },
  },
  emptyTitle: 'Lag den første planen',
  emptyText: 'En plan samler alt som må gjøres når noen begynner eller slutter. Begynn med en mal, og endre det du vil.',
  noOpenTitle: 'Ingen åpne planer',
  noOpenText: 'Alle planene er fullført.',
  showCompleted: 'Vis fullførte',
  open: 'Åpne plan',
  menu: 'Handlinger for planen til {name}',
};
