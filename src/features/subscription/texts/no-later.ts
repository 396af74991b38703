import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-later.ts';

/** The dialog when the trial has ended. */
export const no: TextsLike<typeof en> = {
  feature: {
    absencecalendar: 'Ferie og fravær',
    accesscontrol: 'Tilgangsstyring',
    contracts: 'Avtaler',
    employeecontract: 'Arbeidsavtaler',
    gdpr: 'Personvern',
    smsservice: 'Tekstmeldinger',
    winkit: 'Lotteri',
    onoffboarding: 'Onboarding og offboarding',
    integrations: 'Integrasjoner',
  },
  title: 'Prøveperioden er over',
  lead: 'Virksomheten har nå gratisplanen. Ingenting er slettet.',
  locked: 'Låst til dere velger en plan',
  kept: 'Fortsatt tilgjengelig',
  keptList: {
    people: 'Ansatte og invitasjoner',
    documents: 'Felles dokumenter og notater',
    notices: 'Varsler, også om avtalefrister i 30 dager',
    takeout: 'Eksport av alt virksomheten har',
  },
  ask: 'Spør en systemadministrator hvis du savner noe.',
  subscribe: 'Abonner',
};
