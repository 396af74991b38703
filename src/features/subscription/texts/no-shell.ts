import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enShell } from './en-shell.ts';

/** The trial: banner, block on home, and the dialog when it has ended. */
export const noShell: TextsLike<typeof enShell> = {
  banner: {
    label: 'Prøveperiode',
    active: 'Dere prøver alt gratis.',
    left: '{days, plural, one {# dag} other {# dager}} {hours} timer igjen.',
    warning: 'Prøveperioden er snart over.',
    expired: 'Prøveperioden er over.',
    expiredText: 'Dere har gratisplanen til dere velger noe annet.',
    subscribe: 'Abonner',
  },
  widget: {
    left: '{days, plural, one {# dag igjen} other {# dager igjen}} av {total, number}',
    over: 'Prøveperioden er over',
    text: 'Alt er åpent til {date}.',
    subscribe: 'Se planene',
    progress: 'Dager av prøveperioden som er gått',
  },
  ended: {
    title: 'Prøveperioden er over',
    lead: 'Virksomheten har nå gratisplanen. Ingenting er slettet.',
    locked: 'Stengt til dere velger en plan',
    kept: 'Fortsatt åpent',
    keptList: {
      people: 'Ansatte, invitasjoner og organisasjonskart',
      documents: 'Felles dokumenter og notater',
      notices: 'Varslinger, også om avtalefrister i 30 dager',
      takeout: 'Å ta ut alt virksomheten har',
    },
    ask: 'Spør en systemadministrator hvis du savner noe.',
    subscribe: 'Abonner',
  },
};
