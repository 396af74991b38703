import { IconArrowsMove, IconDots, IconFocusCentered, IconUser } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { en } from '../../texts/en.ts';
import { nameOf } from './chart.ts';
import type { ChartNode } from './chart.ts';

/** The actions on a person in the chart. */
export interface CardActions {
  onToggle: (id: string) => void;
  onProfile: (id: string) => void;
  onFocus: (id: string) => void;
  onMove: ((id: string) => void) | undefined;
}

interface CardMenuProps {
  node: ChartNode;
  actions: Pick<CardActions, 'onProfile' | 'onFocus' | 'onMove'>;
}

/** The menu of actions on the active person. */
export function CardMenu({ node: { person, children }, actions: { onProfile, onFocus, onMove } }: CardMenuProps) {
  const t = useTexts<typeof en>('access-control');
  const label = t('chart.actions', { name: nameOf(person) });
  const mayMove = onMove && (person.isActive || person.isPending);
  const trigger = (open: MenuTrigger) => <IconButton {...open} label={label} icon={IconDots} size={28} />;
  return (
    <Menu label={label} trigger={trigger}>
      <MenuItem icon={IconUser} onSelect={() => onProfile(person.id)}>
        {t('chart.profile')}
      </MenuItem>
      {children.length > 0 && (
        <MenuItem icon={IconFocusCentered} onSelect={() => onFocus(person.id)}>
          {t('chart.focus')}
        </MenuItem>
      )}
      {mayMove && (
        <MenuItem icon={IconArrowsMove} onSelect={() => onMove(person.id)}>
          {t('chart.moveTo')}
        </MenuItem>
      )}
    </Menu>
  );
}
