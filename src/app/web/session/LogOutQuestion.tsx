import { Suspense } from 'react';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useStore } from '#kernel/web/store.ts';
import { logOutQuestion } from './log-out-question.ts';

const LogOutDialog = lazyComponent(async () => (await import('./LogOutDialog.tsx')).LogOutDialog, 'app/later');

/** The question before a log-out that would lose something; mounted only then, so that it lies over every other dialog. */
export function LogOutQuestion() {
  const answer = useStore(logOutQuestion);
  if (!answer) return null;
  return (
    <Suspense fallback={<DialogToCome />}>
      <LogOutDialog onAnswer={answer} />
    </Suspense>
  );
}
