import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import type { List } from '#kernel/web/use-list.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuChoice, MenuGroup, type MenuTrigger } from '#ui/Menu.tsx';
import { tip } from '#ui/tip.ts';
import { useNarrow } from '#ui/use-narrow.ts';
import type { en } from '../../texts/en.ts';
import { keptLayoutOf, type FileLayout } from '../rules/file-layout.ts';
import { SortChoices } from './SortMenu.tsx';

const icons = { list: IconList, tiles: IconLayoutGrid };
const layouts = ['list', 'tiles'] as const;

interface LayoutSwitchProps {
  layout: FileLayout;
  onChoose: (layout: FileLayout) => void;
  list: List;
}

/** List or tiles; on a phone a menu, with the order that the head of a table or of tiles would choose. */
export function LayoutSwitch({ layout, onChoose, list }: LayoutSwitchProps) {
  const t = useTexts<typeof en>('files');
  const isNarrow = useNarrow();
  const label = t('panel.layout.label');
  if (!isNarrow)
    return (
      <SegmentedControl
        aria-label={label}
        value={layout}
        onChange={(next) => onChoose(keptLayoutOf(next))}
        data={layouts.map((value) => ({ value, label: <Choice value={value} label={t(`panel.layout.${value}`)} /> }))}
      />
    );
  const menu = t('panel.layout.menu');
  const trigger = (open: MenuTrigger) => <IconButton {...open} variant="default" label={menu} icon={icons[layout]} />;
  return (
    <Menu label={menu} trigger={trigger} closesOnChoice>
      <MenuGroup label={label}>
        {layouts.map((value) => (
          <MenuChoice key={value} isChosen={value === layout} onSelect={() => onChoose(value)}>
            {t(`panel.layout.${value}`)}
          </MenuChoice>
        ))}
      </MenuGroup>
      <SortChoices list={list} />
    </Menu>
  );
}

function Choice({ value, label }: { value: FileLayout; label: string }) {
  const Picture = icons[value];
  return (
    <span {...tip(label)}>
      <Picture aria-hidden size={20} stroke={1.75} style={{ display: 'block' }} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
