import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

/** What happens to records of this feature when a person leaves or is deleted. */
export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    tasks: '{count, plural, one {Én åpen oppgave overføres} other {# åpne oppgaver overføres}} til nærmeste leder eller en administrator',
    tasksAbout: '{count, plural, one {Én oppgave om personen} other {# oppgaver om personen}}',
  },
};
