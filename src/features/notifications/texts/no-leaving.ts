import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

/** What happens to records of this feature when a person leaves or is deleted. */
export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    notificationRules:
      '{count, plural, one {Én varslingsregel personen har laget, blir stående. En systemadministrator kan overta den} other {# varslingsregler personen har laget, blir stående. En systemadministrator kan overta dem}}',
  },
};
