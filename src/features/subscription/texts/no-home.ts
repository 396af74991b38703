import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-home.ts';

/** What the shell says of the trial: the banner, the block on home, and the dialog when it has ended. */
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
  banner: {
    label: 'Om prøveperioden',
    active: 'Dere kan prøve alt gratis.',
    left: '{days, plural, one {# dag} other {# dager}} {hours, select, 01 {01 time} other {{hours} timer}} igjen.',
    warning: 'Prøveperioden er snart over.',
    expired: 'Prøveperioden er over.',
    expiredText: 'Dere har gratisplanen.',
    subscribe: 'Abonner',
  },
  widget: {
    left: '{days, plural, one {# dag igjen} other {# dager igjen}} av {total, number}',
    text: 'Dere har alt til {date}.',
    plans: 'Se planene',
  },
  ended: {
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
  },
};
