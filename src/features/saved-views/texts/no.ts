import type { en } from './en.ts';

export const no: typeof en = {
  errors: {
    'savedviews.DuplicateName': 'Du har allerede en visning med dette navnet. Velg et annet navn.',
    'savedviews.TooManyViews': 'Du kan ha opptil 30 visninger av denne listen. Slett en du ikke trenger lenger.',
  },
  menu: {
    own: 'Mine visninger',
    shared: 'Delt med alle',
    none: 'Lagre søk, filtre og sortering du bruker ofte.',
    save: 'Lagre denne visningen',
    manage: 'Administrer visninger',
  },
  save: {
    title: 'Lagre denne visningen',
    text: 'Lagrer søk, filtre og sortering i listen.',
    name: 'Navn',
    shared: 'Del med alle som kan åpne denne listen',
    confirm: 'Lagre visning',
    done: 'Visningen «{name}» er lagret',
  },
  manage: {
    title: 'Administrer visninger',
    none: 'Det finnes ingen lagrede visninger av denne listen.',
    label: 'Lagrede visninger',
    shared: 'Delt',
    replace: 'Erstatt med visningen du ser nå',
    replaceOf: 'Erstatt «{name}» med visningen du ser nå',
    replaced: '«{name}» er oppdatert',
    share: 'Del',
    shareOf: 'Del «{name}»',
    sharedNow: '«{name}» er delt',
    unshare: 'Slutt å dele',
    unshareOf: 'Slutt å dele «{name}»',
    unsharedNow: '«{name}» er ikke lenger delt',
    deleteOf: 'Slett «{name}»',
    deleteTitle: 'Slette «{name}» for alle?',
    deleteText: 'Noen andre har laget og delt denne visningen. Ingen kan velge den etterpå, og det kan ikke angres.',
    confirmDelete: 'Slett visningen',
    deleted: 'Visningen «{name}» er slettet',
  },
};
