import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enExport } from './en-export.ts';

export const noExport: TextsLike<typeof enExport> = {
  title: 'Åpne oppgaver i onboarding og offboarding',
  fileName: 'Oppgaver',
  calendar: 'Onboarding og offboarding',
  columns: {
    person: 'Person',
    planType: 'Plan',
    referenceDate: 'Første eller siste dag',
    order: 'Nummer',
    title: 'Oppgave',
    responsible: 'Ansvarlig',
    dueDate: 'Frist',
    isOverdue: 'Forfalt',
    visibleToEmployee: 'Synlig for personen',
    description: 'Beskrivelse',
  },
  types: { Onboarding: 'Onboarding', Offboarding: 'Offboarding' },
  yes: 'Ja',
  no: 'Nei',
};
