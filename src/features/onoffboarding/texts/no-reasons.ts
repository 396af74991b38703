import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enReasons } from './en-reasons.ts';

export const noReasons: TextsLike<typeof enReasons> = {
  due: '{when, select, past {Oppgaven din «{title}» om {record} hadde frist {date}.} today {Oppgaven din «{title}» om {record} har frist i dag.} tomorrow {Oppgaven din «{title}» om {record} har frist i morgen.} other {Oppgaven din «{title}» om {record} har frist om {days, plural, one {# dag} other {# dager}}, {date}.}}',
  undated: 'Du har en oppgave.',
  others:
    '{when, select, past {{name} har en oppgave som hadde frist {date}.} today {{name} har en oppgave med frist i dag.} other {{name} har en oppgave med frist {date}.}}',
  given: 'Du har fått {count, plural, one {en ny oppgave} other {# nye oppgaver}} i planen for {name}.',
  moved:
    '{count, plural, one {En av oppgavene dine i planen for {name} har fått ny frist} other {# av oppgavene dine i planen for {name} har fått nye frister}}.',
  taken:
    '{count, plural, one {En av oppgavene dine i planen for {name} er overført} other {# av oppgavene dine i planen for {name} er overført}} til en annen.',
  removed:
    '{count, plural, one {En av oppgavene dine i planen for {name} er ikke lenger din} other {# av oppgavene dine i planen for {name} er ikke lenger dine}}.',
  deleted: 'Planen for {name} er slettet, med {count, plural, one {én åpen oppgave} other {# åpne oppgaver}} du hadde.',
  completed: 'Planen for {name} er fullført.',
  misfit: 'Datoene til {name} er endret og stemmer ikke lenger med planen. Se om oppgavene skal flyttes.',
  deactivated: '{name} er deaktivert, men onboardingplanen er fortsatt åpen. Slett planen hvis dere ikke trenger den lenger.',
  external: '{name} er blitt ekstern, men planen er fortsatt åpen. Slett planen hvis dere ikke trenger den lenger.',
  handedOver:
    '{count, plural, one {Én åpen oppgave} other {# åpne oppgaver}} i planen for {name} er overført til andre, fordi den som hadde {count, plural, one {den} other {dem}}, har sluttet eller blitt ekstern.',
  keptAccess:
    'Tilgangen din skulle vært avsluttet med planen for {name}. Du beholder den fordi du er eneste systemadministrator. Gi rollen til en annen.',
};
