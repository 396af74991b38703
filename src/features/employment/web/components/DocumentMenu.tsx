import {
  IconCopy,
  IconDots,
  IconDownload,
  IconEye,
  IconFileCheck,
  IconFilePlus,
  IconPencil,
  IconPrinter,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { call } from '#kernel/web/call.ts';
import { Link } from '#kernel/web/Link.tsx';
import { saveFile } from '#kernel/web/save-file.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, menuItem, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { DocumentListItem } from '../../contract/document.ts';
import { downloadDocument } from '../../contract/endpoints-life.ts';
import { documentState } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import type { OpenDocumentDialog } from './DocumentDialogs.tsx';

interface DocumentMenuProps {
  document: DocumentListItem;
  onAsk: OpenDocumentDialog;
  onCopy: (documentId: string) => void;
  onAddendum: (documentId: string) => void;
  /** On its own page: without the way there, and with printing. */
  isRecord?: boolean;
}

const iconSize = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What may be done with a contract, by its own permissions. */
export function DocumentMenu({ document, onAsk, onCopy, onAddendum, isRecord = false }: DocumentMenuProps) {
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const isFixed = useReadOnly();
  const { documentId, name, state, permissions, hasFile, hasSignedCopy } = document;
  const may = isFixed ? undefined : permissions;
  const label = k('list.rowMenu', { name });
  const trigger = (open: MenuTrigger) => (
    <IconButton {...open} label={label} icon={IconDots} {...(isRecord ? { variant: 'default' } : { size: 32 })} />
  );
  return (
    <Menu label={label} trigger={trigger}>
      {isRecord ? (
        <MenuItem icon={IconPrinter} onSelect={() => print()}>
          {t('record.print')}
        </MenuItem>
      ) : (
        <Link {...menuItem} to="/employee-contract/view" query={{ documentId }}>
          <IconEye {...iconSize} />
          {t('list.open')}
        </Link>
      )}
      {!isRecord && may?.update && (
        <Link {...menuItem} to="/employee-contract/edit" query={{ documentId }}>
          <IconPencil {...iconSize} />
          {t('list.continue')}
        </Link>
      )}
      {!isRecord && (may?.reopen || (may?.copy && state === documentState.sent)) && (
        <MenuItem icon={IconPencil} onSelect={() => onAsk('edit', document)}>
          {t('list.edit')}
        </MenuItem>
      )}
      {(hasFile || permissions.update) && (
        <MenuItem icon={IconDownload} onSelect={() => download(documentId)}>
          {t(permissions.update ? 'list.downloadDraft' : 'list.download')}
        </MenuItem>
      )}
      {hasSignedCopy && (
        <MenuItem icon={IconFileCheck} onSelect={() => download(documentId, 'signed')}>
          {t('list.downloadSigned')}
        </MenuItem>
      )}
      {may?.uploadSigned && (
        <MenuItem icon={IconUpload} onSelect={() => onAsk('upload', document)}>
          {t('list.upload.open')}
        </MenuItem>
      )}
      {may?.addendum && (
        <MenuItem icon={IconFilePlus} onSelect={() => onAddendum(documentId)}>
          {t('addenda.open')}
        </MenuItem>
      )}
      {may?.copy && (
        <MenuItem icon={IconCopy} onSelect={() => onCopy(documentId)}>
          {t('list.copy')}
        </MenuItem>
      )}
      {may?.delete && (
        <MenuItem icon={IconTrash} isDangerous onSelect={() => onAsk('delete', document)}>
          {t('list.delete.open')}
        </MenuItem>
      )}
    </Menu>
  );
}

function download(documentId: string, copy: 'published' | 'signed' = 'published'): void {
  void runOrShowError(async () => saveFile(await call(downloadDocument, { query: { documentId, copy } })));
}
