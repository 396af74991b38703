import { useQueryClient } from '@tanstack/react-query';
import { errorLines } from '#kernel/web/error-texts.ts';
import { isRetryable, showError } from '#kernel/web/show-error.ts';
import { useUser } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { showToast, undoMilliseconds } from '#ui/toasts.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { fullName } from '../person.ts';
import { readsOfPeople } from '../reads-of-people.ts';
import type { GivenBack, HandedOver } from './give-back.ts';
import { setsManagersInAccessControl, takeBack } from './hand-over.ts';

/** Undoes a hand-over, and says how many came back and why others did not. */
export function useGiveBack(leaver: CompanyUser): (moved: readonly HandedOver[]) => Promise<void> {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const cache = useQueryClient();
  const hasAccessControl = setsManagersInAccessControl(useUser());
  const name = fullName(leaver);

  function say({ obstacle, back, movedOn, refused, withoutAccess }: GivenBack, count: number): void {
    if (back > 0) {
      const lines = withoutAccess === undefined ? [] : [t('life.handOver.noTeamAccess', { name: withoutAccess })];
      showToast({ tone: lines.length > 0 ? 'warn' : 'good', title: t('life.handOver.back', { count: back, name }), lines });
    }
    if (back === count) return;
    const lines = [
      ...(obstacle ? [t(`life.handOver.${obstacle}`, { name })] : []),
      ...(movedOn > 0 ? [t('life.handOver.movedOn', { count: movedOn })] : []),
      ...new Set(refused.flatMap(({ error }) => (error.offline ? k('networkError') : errorLines(error)))),
    ];
    const title = t('life.handOver.notBack', { count: count - back, name });
    const again = refused.flatMap(({ one, error }) => (isRetryable(error) ? one : []));
    if (again.length === 0) return void showToast({ tone: 'warn', title, lines, milliseconds: undoMilliseconds });
    showToast({ tone: 'bad', title, lines, action: { label: k('actions.retry'), run: () => void undo(again) } });
  }

  async function undo(moved: readonly HandedOver[]): Promise<void> {
    try {
      say(await takeBack(moved, { leaver, hasAccessControl }), moved.length);
    } catch (error) {
      showError(error, () => void undo(moved));
    }
    await invalidate(cache, ...readsOfPeople);
  }

  return undo;
}
