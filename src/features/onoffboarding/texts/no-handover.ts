import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enHandover } from './en-handover.ts';

export const noHandover: TextsLike<typeof enHandover> = {
  open: 'Overfør oppgaver',
  title: 'Overfør oppgaver',
  lead: 'Alle åpne oppgaver hos én person overføres til en annen, i planene og utkastene du kan redigere. Begge får én melding for hver plan. Oppgaver i en plan om den som overtar, flyttes ikke.',
  nobody: 'Ingen har åpne oppgaver i planene dine.',
  from: 'Fra',
  to: 'Til',
  held: '{count, plural, one {# åpen oppgave} other {# åpne oppgaver}}',
  count: '{count, plural, one {# oppgave} other {# oppgaver}} i {plans, plural, one {# plan} other {# planer}} overføres til {name}.',
  confirm: 'Overfør',
  undone: '{count, plural, one {# oppgave er} other {# oppgaver er}} tilbake hos den som hadde {count, plural, one {den} other {dem}}',
  kept: '{count, plural, one {# oppgave ble} other {# oppgaver ble}} ikke gitt tilbake, fordi {count, plural, one {oppgaven eller planen} other {oppgavene eller planene}} er endret i mellomtiden. Åpne planen for å se hvem som er ansvarlig.',
  done: '{count, plural, one {# oppgave} other {# oppgaver}} er overført',
};
