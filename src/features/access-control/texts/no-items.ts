import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-items.ts';

export const no: TextsLike<typeof en> = {
  items: {
    title: 'Begrens tilgangen til «{name}»',
    who: 'Hvem skal se det',
    everyone: 'Alle som ellers ser slikt',
    chosen: 'Bare utvalgte roller og personer',
    roles: 'Roller',
    people: 'Personer',
    addPerson: 'Legg til en person',
    remove: 'Fjern {name}',
    level: 'Hva {name} kan gjøre',
    levels: { view: 'Se', full: 'Se og endre' },
    always: 'Systemadministratorer har alltid tilgang, slik at ingenting blir stengt for alle.',
    above: 'Det ligger i noe som også er begrenset: {names}. Bare de som ser det, kan se dette.',
    seen: '{count, plural, =0 {Ingen vil se dette} one {# person vil se dette} other {# personer vil se dette}}',
    seenLater: '{count, plural, one {# til når vedkommende får tilgang til løsningen} other {# til når de får tilgang til løsningen}}',
    counting: 'Teller …',
    shutOut: 'Da stenger du deg selv ute. Behold «Se og endre» for din egen rolle eller deg selv.',
    nobodyChosen: 'Velg minst én rolle eller person.',
    save: 'Lagre tilgang',
    doneOpen: '«{name}» er åpen for alle som ellers ser slikt',
    doneRestricted: 'Tilgangen til «{name}» er begrenset',
    changed: 'Noen andre har endret dette i mellomtiden. Nå vises det de lagret; gjør endringen din på nytt.',
  },
};
