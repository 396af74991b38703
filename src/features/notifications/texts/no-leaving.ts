import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

/** What happens to records of this feature when a person leaves or is deleted. */
export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    notificationRules:
      '{count, plural, one {Én varslingsregel de har laget, blir stående; en systemadministrator kan ta den over} other {# varslingsregler de har laget, blir stående; en systemadministrator kan ta dem over}}',
  },
};
