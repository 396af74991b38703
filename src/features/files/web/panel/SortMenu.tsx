import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import type { List } from '#kernel/web/use-list.ts';
import { Menu, MenuChoice, MenuGroup, type MenuTrigger } from '#ui/Menu.tsx';
import type { en } from '../../texts/en.ts';

const sorts = ['name', 'size', 'uploadedDate', 'uploadedBy'] as const;
type Sorted = Pick<List, 'sort' | 'setSort'>;

/** The order of tiles, which have no columns to choose it by. */
export function SortMenu({ list }: { list: Sorted }) {
  const t = useTexts<typeof en>('files');
  const { by, direction } = orderOf(list);
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown;
  const trigger = (open: MenuTrigger) => (
    <Button {...open} size="compact-sm" variant="subtle" ml="auto" rightSection={<Arrow aria-hidden />}>
      {t('panel.layout.sorted', { column: t(by === 'uploadedBy' ? 'panel.layout.by' : `panel.columns.${by}`) })}
    </Button>
  );
  return (
    <Menu label={t('panel.layout.order')} trigger={trigger} closesOnChoice>
      <SortChoices list={list} />
    </Menu>
  );
}

/** The items of a menu that chooses the order of files. */
export function SortChoices({ list }: { list: Sorted }) {
  const t = useTexts<typeof en>('files');
  const { by, direction } = orderOf(list);
  return (
    <>
      <MenuGroup label={t('panel.layout.order')}>
        {sorts.map((one) => (
          <MenuChoice key={one} isChosen={one === by} onSelect={() => list.setSort({ by: one, direction })}>
            {t(one === 'uploadedBy' ? 'panel.layout.by' : `panel.columns.${one}`)}
          </MenuChoice>
        ))}
      </MenuGroup>
      <MenuGroup label={t('panel.layout.direction')}>
        {(['asc', 'desc'] as const).map((one) => (
          <MenuChoice key={one} isChosen={one === direction} onSelect={() => list.setSort({ by, direction: one })}>
            {t(`panel.layout.${one}`)}
          </MenuChoice>
        ))}
      </MenuGroup>
    </>
  );
}

function orderOf({ sort }: Sorted) {
  return { by: sorts.find((one) => one === sort?.by) ?? 'name', direction: sort?.direction ?? 'asc' };
}
