import {
  IconAlarm,
  IconBan,
  IconCalendarPlus,
  IconCopy,
  IconDots,
  IconDownload,
  IconEye,
  IconFileCertificate,
  IconFileOff,
  IconRefresh,
  IconSignature,
  IconTrash,
  IconZip,
  type Icon,
} from '@tabler/icons-react';
import { useOpened } from '#kernel/web/address.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuGroup, menuItem, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { SigningPermissions, SigningRequestItem } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useRequestWords } from '../request-words.ts';
import { useSignAddress } from '../sign-address.ts';
import type { RequestDialogState, Question } from './use-request-dialog.ts';
import { useRequestFiles } from './use-request-files.ts';
import { useRetrySealing } from './use-retry-sealing.ts';

/** What is asked first, by the permission it needs; the icon of each. */
const questions: readonly (readonly [Question, keyof SigningPermissions, Icon])[] = [
  ['remind', 'remind', IconAlarm],
  ['extend', 'extend', IconCalendarPlus],
  ['copy', 'copyToProfile', IconCopy],
  ['register', 'addToRegister', IconFileCertificate],
  ['annul', 'annul', IconFileOff],
];
const dangerous: typeof questions = [
  ['cancel', 'cancel', IconBan],
  ['delete', 'delete', IconTrash],
];

interface RequestMenuProps {
  request: SigningRequestItem;
  onAsk: RequestDialogState['ask'];
  /** In its own drawer: without the way there. */
  isRecord?: boolean;
}

/** What may be done with a request, by its own permissions. */
export function RequestMenu({ request, onAsk, isRecord = false }: RequestMenuProps) {
  const t = useTexts<typeof en>('signing');
  const k = useKernelTexts();
  const isFixed = useReadOnly();
  const words = useRequestWords();
  const { open } = useOpened('signingRequestId');
  const signAddress = useSignAddress();
  const files = useRequestFiles(request);
  const retry = useRetrySealing(request);
  const { signingRequestId, permissions } = request;
  const may = (what: keyof SigningPermissions): boolean => permissions[what] && !isFixed;
  const label = k('list.rowMenu', { name: words.name(request) });
  const trigger = (menu: MenuTrigger) => (
    <IconButton {...menu} label={label} icon={IconDots} {...(isRecord ? { variant: 'default' } : { size: 32 })} />
  );
  const asks = (isDangerous: boolean) =>
    (isDangerous ? dangerous : questions)
      .filter(([, needed]) => may(needed))
      .map(([question, , icon]) => (
        <MenuItem key={question} icon={icon} isDangerous={isDangerous} onSelect={() => onAsk({ question, request })}>
          {t(`request.actions.${question}`)}
        </MenuItem>
      ));
  const ends = asks(true);
  return (
    <Menu label={label} trigger={trigger} closesOnChoice>
      {!isRecord && (
        <MenuItem icon={IconEye} onSelect={() => open(signingRequestId)}>
          {t('request.actions.open')}
        </MenuItem>
      )}
      {may('sign') && (
        <a {...menuItem} href={signAddress(signingRequestId)}>
          <IconSignature aria-hidden size={18} stroke={1.75} />
          {t('request.actions.sign')}
        </a>
      )}
      {may('retrySealing') && (
        <MenuItem icon={IconRefresh} onSelect={retry}>
          {t('request.actions.retry')}
        </MenuItem>
      )}
      {asks(false)}
      {files.download && (
        <MenuItem icon={IconDownload} onSelect={files.download}>
          {t(request.signedFileId === null ? 'request.actions.download' : 'request.actions.downloadSigned')}
        </MenuItem>
      )}
      {permissions.evidence && (
        <MenuItem icon={IconZip} onSelect={files.downloadEvidence}>
          {t('request.actions.evidence')}
        </MenuItem>
      )}
      {ends.length > 0 && <MenuGroup>{ends}</MenuGroup>}
    </Menu>
  );
}
