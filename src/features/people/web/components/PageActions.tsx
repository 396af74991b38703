import { Button } from '@mantine/core';
import { IconDots, IconDownload, IconListCheck, IconMailPlus, IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, menuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import type { en } from '../../texts/en.ts';

interface PageActionsProps {
  onExport: (() => void) | undefined;
  onAdd: (() => void) | undefined;
}

const download = <IconDownload aria-hidden size={18} stroke={1.75} />;
const envelope = <IconMailPlus aria-hidden size={18} stroke={1.75} />;
const upload = <IconTableImport aria-hidden size={18} stroke={1.75} />;

/** The buttons to add and export people; on small screens only the first stays visible. */
export function PageActions({ onExport, onAdd }: PageActionsProps) {
  const t = useTexts<typeof en>('people');
  const isNarrow = useNarrow();
  const trigger = (open: MenuTrigger) => <IconButton {...open} variant="default" size={40} label={t('list.more')} icon={IconDots} />;
  const add = onAdd && (
    <Button leftSection={<IconPlus aria-hidden />} onClick={onAdd}>
      {t('list.add')}
    </Button>
  );
  if (isNarrow && (onExport ?? onAdd))
    return (
      <>
        {add}
        <Menu label={t('list.more')} trigger={trigger}>
          {onAdd && (
            <>
              <Link {...menuItem} to="/people?invite=true">
                {envelope}
                {t('list.invite')}
              </Link>
              <Link {...menuItem} to="/people/invited">
                <IconListCheck aria-hidden size={18} stroke={1.75} />
                {t('list.invited')}
              </Link>
              <Link {...menuItem} to="/people/import">
                {upload}
                {t('list.import')}
              </Link>
            </>
          )}
          {onExport && (
            <MenuItem icon={IconDownload} onSelect={onExport}>
              {t('list.export')}
            </MenuItem>
          )}
        </Menu>
      </>
    );
  return (
    <>
      {onExport && (
        <Button variant="default" leftSection={download} onClick={onExport}>
          {t('list.export')}
        </Button>
      )}
      {onAdd && (
        <Button component={Link} to="/people/import" variant="default" leftSection={upload}>
          {t('list.import')}
        </Button>
      )}
      {onAdd && (
        <Button component={Link} to="/people?invite=true" variant="default" leftSection={envelope}>
          {t('list.invite')}
        </Button>
      )}
      {add}
    </>
  );
}
