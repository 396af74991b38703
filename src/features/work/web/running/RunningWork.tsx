import { Suspense, useState } from 'react';
import { filesBeingMade } from '#kernel/web/files-being-made.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useSession } from '#kernel/web/session.ts';
import { useStore } from '#kernel/web/store.ts';
import { useQuietCall } from '#kernel/web/use-call.ts';
import type { Work } from '../../contract/entities.ts';
import { getOwnWork } from './reads.ts';
import { endedIds, shownWork } from './shown-work.ts';

const WorkTray = lazyComponent(async () => (await import('./WorkTray.tsx')).WorkTray, 'work');

/** What the user has started and is not done, on every page (shell.42); empty until something runs. */
export function RunningWork() {
  const user = useSession();
  const answer = useQuietCall(getOwnWork, {}, { staleMinutes: 5 });
  if (!answer || !user) return null;
  return <Running key={user.companyId} work={answer.work} />;
}

function Running({ work }: { work: readonly Work[] }) {
  const files = useStore(filesBeingMade);
  // What had ended before the page was opened, and what the user has closed.
  const [hidden, setHidden] = useState(() => endedIds(work));
  const shown = shownWork(work, hidden);
  if (shown.length === 0 && files.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <WorkTray work={shown} files={files} onClose={() => setHidden(endedIds(work))} />
    </Suspense>
  );
}
