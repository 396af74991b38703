import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { FileBeingMade } from '#kernel/web/files-being-made.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts, type Texts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { RunningLine, RunningTray } from '#ui/RunningTray.tsx';
import type { Work } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useReason } from '../use-reason.ts';
import { useWorkActions } from '../use-work-actions.ts';
import { getOwnWork } from './reads.ts';
import { isUnderWay } from './shown-work.ts';

interface WorkTrayProps {
  work: readonly Work[];
  files: readonly FileBeingMade[];
  onClose: () => void;
}

const lineStates = { queued: 'waiting', running: 'running', done: 'done', failed: 'failed', cancelled: 'cancelled' } as const;

/** The work that the user has started, with how far it has come: to cancel, to try again, to open. */
export function WorkTray({ work, files, onClose }: WorkTrayProps) {
  const t = useTexts<typeof en>('work');
  const count = work.filter(isUnderWay).length + files.length;
  const words = { fold: t('tray.fold'), unfold: t('tray.unfold'), close: t('tray.close') };
  return (
    <RunningTray label={t('tray.label')} title={titleOf(t, count, work)} words={words} onClose={count === 0 ? onClose : undefined}>
      {work.some(isUnderWay) && <Follow />}
      {files.map(({ id, name, cancel }) => (
        <RunningLine key={id} name={t('tray.making', { name })} state="running">
          <IconButton size={28} label={t('list.cancelOf', { name })} icon={IconX} onClick={cancel} />
        </RunningLine>
      ))}
      {work.map((one) => (
        <WorkLine key={one.workId} work={one} onOpen={onClose} />
      ))}
    </RunningTray>
  );
}

/** The live connection reports each percent; asking again is for users without it. */
function Follow() {
  useCall(getOwnWork, {}, { everySeconds: 5 });
  return null;
}

function titleOf(t: Texts<typeof en>, count: number, work: readonly Work[]): string {
  if (count > 0) return t('tray.running', { count });
  return t(work.some(({ state }) => state === 'failed') ? 'tray.failed' : 'tray.ended');
}

function WorkLine({ work, onOpen }: { work: Work; onOpen: () => void }) {
  const t = useTexts<typeof en>('work');
  const format = useFormat();
  const { name, state, percent, path, permissions } = work;
  const { tryAgain, cancel } = useWorkActions(work);
  const [page = '', query] = path?.split('?') ?? [];
  const why = useReason(work);
  return (
    <RunningLine
      name={name}
      state={lineStates[state]}
      share={percent / 100}
      shareText={format.percent(percent)}
      text={state === 'running' ? undefined : [t(`states.${state}`), ...why].join('. ')}
    >
      {path !== null && (
        <Button
          component={Link}
          to={page}
          query={Object.fromEntries(new URLSearchParams(query))}
          onClick={isUnderWay(work) ? undefined : onOpen}
          aria-label={t('tray.openOf', { name })}
          variant="subtle"
          size="compact-sm"
        >
          {t('tray.open')}
        </Button>
      )}
      {permissions.tryAgain && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('list.tryAgainOf', { name })}
          loading={tryAgain.writing}
          onClick={tryAgain.run}
        >
          {t('list.tryAgain')}
        </Button>
      )}
      {permissions.cancel && (
        <IconButton size={28} label={t('list.cancelOf', { name })} icon={IconX} disabled={cancel.writing} onClick={cancel.run} />
      )}
    </RunningLine>
  );
}
