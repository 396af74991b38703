import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enMine } from './en-mine.ts';

export const noMine: TextsLike<typeof enMine> = {
  tabs: { plans: 'Alle planer', tasks: 'Mine oppgaver', own: 'Mine planer' },
  tasksTitle: 'Mine oppgaver i onboarding og offboarding',
  showCompleted: 'Vis fullførte',
  groups: { late: 'Forfalt', thisWeek: 'Denne uken', later: 'Senere', noDate: 'Ingen frist', completed: 'Fullført' },
  emptyTitle: 'Ingen oppgaver',
  emptyText: 'Du ser oppgaver her når noen begynner eller slutter og du har noe å gjøre.',
  aboutPerson: '{type} for {name}',
  plansTitle: 'Mine planer',
  plansLead: 'Det som skjer når du begynner eller slutter.',
  running: 'Pågår',
  finished: 'Fullført',
  noPlansTitle: 'Ingen plan om deg',
  noPlansText: 'Når du begynner eller slutter, ser du her hva som skjer, og hva du må gjøre.',
  own: 'Planer',
  noneOf: 'Ingen plan for denne personen.',
  makePlan: 'Ny plan',
  ofPerson: '{type}, {date}',
};
