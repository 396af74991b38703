import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { cancelWork, getAllWork, getOwnWork, tryWorkAgain } from '../contract/endpoints.ts';
import type { Work } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';

interface WorkAction {
  writing: boolean;
  run: () => void;
}

/** Repeats or cancels work, and says that it did. */
export function useWorkActions({ workId, name }: Pick<Work, 'workId' | 'name'>): { tryAgain: WorkAction; cancel: WorkAction } {
  const t = useTexts<typeof en>('work');
  const changes = [getAllWork, getOwnWork];
  const again = useWrite(tryWorkAgain, { changes });
  const stop = useWrite(cancelWork, { changes });
  const run = (write: typeof stop.write, done: string): void =>
    void runOrShowError(async () => {
      await write({ body: { workId } });
      showToast({ title: done });
    });
  return {
    tryAgain: { writing: again.writing, run: () => run(again.write, t('list.startedAgain', { name })) },
    cancel: { writing: stop.writing, run: () => run(stop.write, t('list.cancelled', { name })) },
  };
}
