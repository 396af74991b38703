import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconSettings } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import type { WebPorts } from '#kernel/web/ports.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuChoice, MenuGroup, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { getSavedViews } from '../contract/endpoints.ts';
import type { SavedView } from '../contract/entities.ts';
import { listQuery } from '../contract/rules/list-query.ts';
import type { en } from '../texts/en.ts';
import { ManageViews } from './ManageViews.tsx';
import { SaveView } from './SaveView.tsx';

/** The views of a list: opens one, keeps what is shown as another (shell.40). */
export function SavedViews({ list, query, onOpen }: ComponentProps<WebPorts['savedViews']>) {
  const t = useTexts<typeof en>('saved-views');
  const k = useKernelTexts();
  const isNarrow = useNarrow();
  const isFixed = useReadOnly();
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const { answer } = useCall(getSavedViews, { query: { list } }, { staleMinutes: 2, background: true });
  const views = answer?.views ?? [];
  const label = k('list.views');
  const trigger = (open: MenuTrigger) =>
    isNarrow ? (
      <IconButton {...open} variant="default" label={label} icon={IconBookmark} />
    ) : (
      <Button {...open} variant="default" leftSection={<IconBookmark aria-hidden />}>
        {label}
      </Button>
    );
  const shown = listQuery(query);
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu label={label} trigger={trigger}>
        <Choices label={t('menu.own')} views={views.filter(({ isShared }) => !isShared)} shown={shown} onOpen={onOpen} />
        <Choices label={t('menu.shared')} views={views.filter(({ isShared }) => isShared)} shown={shown} onOpen={onOpen} />
        {!isFixed && (
          <MenuItem icon={IconBookmarkPlus} onSelect={() => setDialog('save')}>
            {t('menu.save')}
          </MenuItem>
        )}
        {!isFixed && views.some(({ permissions }) => permissions.change || permissions.delete) && (
          <MenuItem icon={IconSettings} onSelect={() => setDialog('manage')}>
            {t('menu.manage')}
          </MenuItem>
        )}
      </Menu>
      {dialog === 'save' && <SaveView list={list} query={shown} mayShare={answer?.mayShare === true} onClose={close} />}
      {dialog === 'manage' && <ManageViews list={list} query={shown} views={views} mayShare={answer?.mayShare === true} onClose={close} />}
    </>
  );
}

interface ChoicesProps {
  label: string;
  views: readonly SavedView[];
  shown: string;
  onOpen: (query: string) => void;
}

function Choices({ label, views, shown, onOpen }: ChoicesProps) {
  if (views.length === 0) return null;
  return (
    <MenuGroup label={label}>
      {views.map(({ viewId, name, query }) => (
        <MenuChoice key={viewId} isChosen={query === shown} onSelect={() => onOpen(query)}>
          {name}
        </MenuChoice>
      ))}
    </MenuGroup>
  );
}
