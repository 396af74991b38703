import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-items.ts';

export const no: TextsLike<typeof en> = {
  items: {
    title: 'Begrens tilgangen til «{name}»',
    who: 'Hvem kan se det',
    everyone: 'Alle som har tilgang gjennom rollen sin',
    chosen: 'Bare utvalgte roller og personer',
    roles: 'Roller',
    people: 'Personer',
    addPerson: 'Legg til en person',
    remove: 'Fjern {name}',
    level: 'Hva {name} kan gjøre',
    levels: { view: 'Se', full: 'Se og endre' },
    always: 'Systemadministratorer har alltid tilgang, slik at ingenting blir låst for alle.',
    above: 'Det ligger i noe som også er begrenset: {names}. Bare de som har tilgang til det, kan se dette.',
    seen: '{count, plural, =0 {Ingen vil se dette} one {# person vil se dette} other {# personer vil se dette}}',
    seenLater: '{count, plural, one {# til når personen får tilgang til Samspill} other {# til når de får tilgang til Samspill}}',
    counting: 'Teller …',
    shutOut: 'Da mister du selv tilgangen. Behold «Se og endre» for din egen rolle eller deg selv.',
    nobodyChosen: 'Velg minst én rolle eller person.',
    save: 'Lagre tilgang',
    doneOpen: '«{name}» er åpen for alle som har tilgang gjennom rollen sin',
    doneRestricted: 'Tilgangen til «{name}» er begrenset',
  },
};
