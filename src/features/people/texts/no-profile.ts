import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-profile.ts';

export const no: TextsLike<typeof en> = {
  draft: {
    mark: 'Ikke lagret',
  },
  history: {
    title: 'Historikk',
    view: 'Vis som',
    timeline: 'Tidslinje',
    table: 'Tabell',
    none: 'Ingen historikk ennå',
    noneText: 'Når stilling, avdeling, leder eller stillingsprosent endres, ser du tidligere verdier og datoer her.',
    from: 'Fra',
    changedBy: 'Endret av',
    by: 'Endret av {name}, {moment}',
    change: '{before} → {after}',
  },
  complete: {
    title: 'Fullfør profilen din',
    lead: '{company} trenger dette før du får tilgang til alt.',
    invitedLead: '{inviter} har invitert deg. {company} trenger dette før du får tilgang til alt.',
    missing: '{count, plural, one {Én ting mangler} other {# ting mangler}}',
    nothingMissing: 'Ingenting mangler. Fullfør profilen for å få tilgang til alt.',
    send: 'Fullfør profilen',
    done: 'Velkommen til {company}',
    doneText: 'Profilen er fullført, og du har tilgang til alt.',
  },
};
