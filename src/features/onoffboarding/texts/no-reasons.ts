import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enReasons } from './en-reasons.ts';

export const noReasons: TextsLike<typeof enReasons> = {
  due: '{when, select, past {Oppgaven din «{title}» om {record} hadde frist {date}.} today {Oppgaven din «{title}» om {record} har frist i dag.} tomorrow {Oppgaven din «{title}» om {record} har frist i morgen.} other {Oppgaven din «{title}» om {record} har frist om {days, plural, one {# dag} other {# dager}}, {date}.}}',
  undated: 'Du har en oppgave.',
  others:
    '{when, select, past {{name} har en oppgave som hadde frist {date}.} today {{name} har en oppgave med frist i dag.} other {{name} har en oppgave med frist {date}.}}',
  given: 'Du har fått {count, plural, one {en ny oppgave} other {# nye oppgaver}} i planen for {name}.',
  moved: '{count, plural, one {En oppgave du har, har} other {# oppgaver du har, har}} fått ny frist i planen for {name}.',
  taken: '{count, plural, one {En oppgave du hadde} other {# oppgaver du hadde}} i planen for {name}, har gått til en annen.',
  deleted: 'Planen for {name} er slettet, med {count, plural, one {en åpen oppgave} other {# åpne oppgaver}} du hadde.',
  completed: 'Planen for {name} er fullført.',
  misfit: 'Datoene til {name} er endret og passer ikke lenger med planen. Se om oppgavene skal flyttes.',
  handedOver:
    '{count, plural, one {En åpen oppgave} other {# åpne oppgaver}} i planen for {name} har gått til andre, fordi den som hadde {count, plural, one {den} other {dem}}, har sluttet eller fått en ekstern rolle.',
  keptAccess:
    'Tilgangen din skulle vært avsluttet med planen for {name}. Du beholder den, siden du er eneste systemadministrator; gi rollen til en annen.',
};
