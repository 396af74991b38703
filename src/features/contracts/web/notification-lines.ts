import type { Format } from '#kernel/web/format.ts';
import type { Texts } from '#kernel/web/texts.ts';
import type { NotificationChange } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';

/** How notifications changed because dates moved, or because they were suggested anew (contracts.13). */
export function notificationLines(changes: readonly NotificationChange[], t: Texts<typeof en>, format: Format): string[] {
  return changes.map(({ kind, when, before, after, isPast }) =>
    t(`form.notificationChanges.${kind}`, { days: when, before: format.date(before), after: format.date(after), isPast: String(isPast) }),
  );
}
