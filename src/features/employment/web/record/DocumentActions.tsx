import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useGo } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { DocumentListItem } from '../../contract/document.ts';
import { documentState } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { DocumentDialogs, useDocumentDialogs } from '../components/DocumentDialogs.tsx';
import { DocumentMenu } from '../components/DocumentMenu.tsx';

/** What the user may do with a contract: the next step as a button, the rest in a menu. */
export function DocumentActions({ document, isFixed }: { document: DocumentListItem; isFixed: boolean }) {
  const t = useTexts<typeof en>('employment');
  const go = useGo();
  const { dialogs, ...asking } = useDocumentDialogs();
  const { documentId, permissions, state } = document;
  // Of a signed one it is said that it is copied, never changed; one that is being signed is taken back first.
  const asks = permissions.reopen || (permissions.copy && (state === documentState.signed || state === documentState.sent));
  return (
    <>
      <DocumentMenu document={document} {...asking} isRecord />
      {permissions.update && !isFixed && (
        <Button component={Link} to="/employee-contract/edit" query={{ documentId }} leftSection={<IconPencil aria-hidden />}>
          {t('list.continue')}
        </Button>
      )}
      {asks && !isFixed && (
        <Button variant="default" onClick={() => asking.onAsk('edit', document)} leftSection={<IconPencil aria-hidden />}>
          {t('list.edit')}
        </Button>
      )}
      <DocumentDialogs {...dialogs} onDeleted={() => void go('/employee-contract')} />
    </>
  );
}
