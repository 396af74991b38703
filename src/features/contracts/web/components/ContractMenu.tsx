import { IconDots, IconEye, IconLock, IconPencil, IconTransfer, IconTrash } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuGroup, menuItem, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { LightChoices } from '#ui/TrafficLight.tsx';
import type { ContractRow } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useLightWords } from '../contract-words.ts';
import type { ChangeLight } from '../use-change-light.ts';

interface ContractMenuProps {
  contract: ContractRow;
  onLight: ChangeLight;
  onHandOver: () => void;
  onRestrict: () => void;
  onDelete: () => void;
}

/** What may be done with a contract of the list, by its own permissions. */
export function ContractMenu({ contract, onLight, onHandOver, onRestrict, onDelete }: ContractMenuProps) {
  const t = useTexts<typeof en>('contracts');
  const k = useKernelTexts();
  const isFixed = useReadOnly();
  const words = useLightWords();
  const { contractId, name, trafficLight, permissions } = contract;
  const may = (what: keyof typeof permissions): boolean => permissions[what] && !isFixed;
  const label = k('list.rowMenu', { name });
  const trigger = (open: MenuTrigger) => <IconButton {...open} label={label} icon={IconDots} size={32} />;
  return (
    <Menu label={label} trigger={trigger} closesOnChoice>
      <Link {...menuItem} to="/contracts/details" query={{ contractId }}>
        <IconEye aria-hidden size={18} stroke={1.75} />
        {t('list.open')}
      </Link>
      {may('update') && (
        <Link {...menuItem} to="/contracts/edit" query={{ contractId }}>
          <IconPencil aria-hidden size={18} stroke={1.75} />
          {t('list.edit')}
        </Link>
      )}
      {may('updateResponsible') && (
        <MenuItem icon={IconTransfer} onSelect={onHandOver}>
          {t('list.responsible.open')}
        </MenuItem>
      )}
      {may('restrict') && (
        <MenuItem icon={IconLock} onSelect={onRestrict}>
          {t('list.restrict')}
        </MenuItem>
      )}
      {may('trafficLight') && (
        <MenuGroup label={t('list.columns.trafficLight')}>
          <LightChoices light={trafficLight} words={words} onChoose={(light) => light !== trafficLight && void onLight(contract, light)} />
        </MenuGroup>
      )}
      {may('delete') && (
        <MenuGroup>
          <MenuItem icon={IconTrash} isDangerous onSelect={onDelete}>
            {t('list.delete.open')}
          </MenuItem>
        </MenuGroup>
      )}
    </Menu>
  );
}
