import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en-explain.ts';

export const no: TextsLike<typeof en> = {
  explain: {
    title: 'Hvem kan se «{name}»?',
    whom: 'Hvorfor kan denne personen se det?',
    menu: 'Hvem kan se dette?',
    sees: '{who} kan se det',
    seesNot: '{who} kan ikke se det',
    own: 'Det gjelder {who} selv.',
    role: 'Rollen {role} har dette nivået i {feature}: {level}.',
    roleNone: 'Rollen {role} gir ikke tilgang til {feature}.',
    kind: 'Rollen {role} kan se denne typen innhold.',
    kindNone: 'Rollen {role} kan ikke se denne typen innhold.',
    line: 'Lederlinjen: {chain}.',
    notInTeam: 'Personen er ikke i teamet til {who}.',
    directory: 'Som kolleger ser de navn, stilling, avdeling, bilde, jobb-e-post og telefon.',
    notInDirectory: 'Personen er ekstern eller har sluttet, og vises ikke for kolleger.',
    restricted: 'Tilgangen til «{name}» er begrenset: {how}.',
    restrictedAbove: 'Det ligger i «{name}», som er begrenset: {how}.',
    granted: '{by} ({level})',
    by: {
      everyone: 'åpent for alle',
      role: 'åpent for rollen',
      person: 'åpent for personen',
      systemadmin: 'systemadministratorer har alltid tilgang',
      owner: 'det er personens eget',
      nobody: 'verken rollen eller personen har tilgang',
    },
    creator: '{who} har laget det.',
    responsible: '{who} er ansvarlig for det.',
    about: 'Det gjelder {who}, som ikke ser oppgavene til andre.',
    onlyOwn: 'Her ser {who} bare oppgaver de har gitt til andre eller selv har ansvaret for.',
    personal: 'Det er en personlig påminnelse som tilhører en annen.',
    noSignIn: '{who} kan ikke logge inn: er ikke invitert ennå, eller er deaktivert.',
  },
};
