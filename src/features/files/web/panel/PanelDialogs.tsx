import { Suspense } from 'react';
import { ExplainDialog, RestrictDialog } from '#features/access-control/web/public.ts';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { readsOf } from '../use-files.ts';
import { AccessLog } from '../view/AccessLog.tsx';
import { DeletedFiles } from '../trash/DeletedFiles.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { FolderDialog } from './FolderDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { usePanel, type PanelAction } from './panel-state.ts';

/** The dialog of the current action. */
export function PanelDialogs({ action, onClose }: { action: PanelAction | undefined; onClose: () => void }) {
  const { place } = usePanel();
  switch (action?.action) {
    case 'move':
    case 'tag':
      return <MoveDialog how={action.action} rows={action.rows} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog rows={action.rows} onClose={onClose} />;
    case 'newFolder':
      return <FolderDialog onClose={onClose} />;
    case 'newLink':
      return <LinkDialog onClose={onClose} />;
    case 'deleted':
      return <DeletedFiles onClose={onClose} />;
    case 'log':
      return <AccessLog file={action.file} location={place.files.kind} onClose={onClose} />;
    case 'restrict':
      return (
        <Suspense fallback={<DialogToCome />}>
          <RestrictDialog itemType="folder" itemId={action.tag.tagId} onClose={onClose} changes={readsOf(place)} />
        </Suspense>
      );
    case 'explain':
      return (
        <Suspense fallback={<DialogToCome />}>
          <ExplainDialog itemType="folder" itemId={action.tag.tagId} name={action.tag.tagName} onClose={onClose} />
        </Suspense>
      );
    case undefined:
      return null;
  }
}
