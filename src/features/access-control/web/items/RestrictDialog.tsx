import { Skeleton } from '@mantine/core';
import type { EndpointAddress } from '#kernel/web/entry.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useFresh } from '#kernel/web/use-fresh.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { getItemPermissions } from '../../contract/endpoints-item.ts';
import type { en } from '../../texts/en.ts';
import { RestrictForm } from './RestrictForm.tsx';

interface RestrictDialogProps {
  itemType: string;
  itemId: string;
  onClose: () => void;
  /** The queries to refetch after saving. */
  changes?: readonly EndpointAddress[];
}

/** Selects who may see a folder, contract or treatment, with a count (access-control.20). */
export function RestrictDialog({ itemType, itemId, onClose, changes = [] }: RestrictDialogProps) {
  const t = useTexts<typeof en>('access-control');
  const read = useFresh(useCall(getItemPermissions, { query: { itemType, itemId } }), `${itemType}/${itemId}`);
  const permissions = read.answer?.itemPermissions;
  if (permissions) {
    return <RestrictForm permissions={permissions} changes={changes} onClose={onClose} />;
  }
  return (
    <Dialog title={t('items.title', { name: '' })} isOpen onClose={onClose}>
      <Loaded read={read} skeleton={<Skeleton height={280} radius="md" />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}
