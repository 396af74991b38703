import type { Texts } from '#kernel/web/texts.ts';
import type { en } from '../texts/en.ts';

/** What a change of settings or working days moved, for the message about it: absences and default vacation days. */
export function countedLines(t: Texts<typeof en>, { recalculated, allowances }: { recalculated: number; allowances: number }): string[] {
  return [
    ...(recalculated > 0 ? [t('settings.recalculated', { count: recalculated })] : []),
    ...(allowances > 0 ? [t('settings.allowances', { count: allowances })] : []),
  ];
}
