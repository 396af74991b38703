import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enMine } from './en-mine.ts';

export const noMine: TextsLike<typeof enMine> = {
  tabs: { plans: 'Alle planer', tasks: 'Mine oppgaver', own: 'Mine planer' },
  tasksTitle: 'Mine oppgaver i onboarding og offboarding',
  tasksLead: 'Det du gjør for dem som begynner eller slutter.',
  showCompleted: 'Vis fullførte',
  groups: { late: 'Forfalt', thisWeek: 'Denne uken', later: 'Senere', noDate: 'Uten frist', completed: 'Fullført' },
  emptyTitle: 'Ingen oppgaver',
  emptyText: 'Oppgaver kommer hit når noen begynner eller slutter og du skal gjøre noe for det.',
  aboutPerson: '{type} for {name}',
  plansTitle: 'Mine planer',
  plansLead: 'Det som skjer når du begynner eller slutter.',
  running: 'Pågår',
  finished: 'Fullført',
  noPlansTitle: 'Ingen plan om deg',
  noPlansText: 'Når du begynner eller slutter, finner du her hva som skjer, og hva du gjør selv.',
  own: 'Planer',
  noneOf: 'Ingen plan for denne personen.',
  makePlan: 'Ny plan',
  ofPerson: '{type}, {date}',
};
