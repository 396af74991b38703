import { Button } from '@mantine/core';
import { IconFolderPlus, IconLink, IconPlus, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import type { en } from '../../texts/en.ts';
import { usePanel } from './panel-state.ts';

/** Adds a folder, a link or files to the open folder. */
export function AddToFolder() {
  const t = useTexts<typeof en>('files');
  const { folder, mayAddFolder, act, upload, nameOf } = usePanel();
  const field = useRef<HTMLInputElement>(null);
  const isNarrow = useNarrow();
  const choose = () => field.current?.click();
  // On a phone the search and all buttons stand in one row.
  const look = isNarrow ? 'filled' : 'default';
  const trigger = (open: MenuTrigger) => <IconButton {...open} variant={look} label={t('panel.add')} icon={IconPlus} />;
  return (
    <>
      <Menu label={t('panel.add')} trigger={trigger}>
        {isNarrow && (
          <MenuItem icon={IconUpload} onSelect={choose}>
            {t('panel.upload')}
          </MenuItem>
        )}
        {mayAddFolder(folder) && (
          <MenuItem icon={IconFolderPlus} onSelect={() => act({ action: 'newFolder' })}>
            {t('panel.newFolder')}
          </MenuItem>
        )}
        <MenuItem icon={IconLink} onSelect={() => act({ action: 'newLink' })}>
          {t('panel.newLink')}
        </MenuItem>
      </Menu>
      {!isNarrow && (
        <Button leftSection={<IconUpload aria-hidden />} onClick={choose}>
          {t('panel.upload')}
        </Button>
      )}
      <input
        ref={field}
        type="file"
        multiple
        hidden
        aria-label={t('panel.uploadInto', { name: nameOf(folder) })}
        onChange={({ currentTarget: input }) => {
          upload(
            [...(input.files ?? [])].map((file) => ({ file, path: [] })),
            folder,
          );
          input.value = '';
        }}
      />
    </>
  );
}
