import {
  IconBuilding,
  IconDots,
  IconEye,
  IconLock,
  IconPencil,
  IconScale,
  IconTextResize,
  IconTransfer,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuGroup, menuItem, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { TreatmentRow } from '../../contract/treatment.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import type { ChangedField } from './ChangeInPlace.tsx';

interface TreatmentMenuProps {
  treatment: TreatmentRow;
  onChange: (field: ChangedField) => void;
  onRestrict: () => void;
  onDelete: () => void;
}

/** What may be done with a treatment of the list, by its own permissions. */
export function TreatmentMenu({ treatment, onChange, onRestrict, onDelete }: TreatmentMenuProps) {
  const t = useGdprTexts();
  const k = useKernelTexts();
  const local = useLocalText();
  const isFixed = useReadOnly();
  const { treatmentId, permissions } = treatment;
  const label = k('list.rowMenu', { name: local(treatment.treatmentName) });
  const trigger = (open: MenuTrigger) => <IconButton {...open} label={label} icon={IconDots} size={32} />;
  const mayUpdate = permissions.update && !isFixed;
  return (
    <Menu label={label} trigger={trigger} closesOnChoice>
      <Link {...menuItem} to="/gdpr/treatment/view" query={{ treatmentId }}>
        <IconEye aria-hidden size={18} stroke={1.75} />
        {t('protocol.list.open')}
      </Link>
      {mayUpdate && (
        <>
          <Link {...menuItem} to="/gdpr/treatment/edit" query={{ treatmentId }}>
            <IconPencil aria-hidden size={18} stroke={1.75} />
            {t('protocol.list.edit')}
          </Link>
          <ChangeItems onChange={onChange} />
        </>
      )}
      {permissions.restrict && !isFixed && (
        <MenuItem icon={IconLock} onSelect={onRestrict}>
          {t('protocol.list.restrict')}
        </MenuItem>
      )}
      {permissions.delete && !isFixed && (
        <MenuGroup>
          <MenuItem icon={IconTrash} isDangerous onSelect={onDelete}>
            {t('protocol.list.delete')}
          </MenuItem>
        </MenuGroup>
      )}
    </Menu>
  );
}

/** What is changed by itself, each in a small form of its own (gdpr.83). */
export function ChangeItems({ onChange }: Pick<TreatmentMenuProps, 'onChange'>) {
  const t = useGdprTexts();
  return (
    <>
      <MenuItem icon={IconTextResize} onSelect={() => onChange('name')}>
        {t('protocol.list.rename')}
      </MenuItem>
      <MenuItem icon={IconBuilding} onSelect={() => onChange('department')}>
        {t('protocol.list.department')}
      </MenuItem>
      <MenuItem icon={IconTransfer} onSelect={() => onChange('owner')}>
        {t('protocol.list.owner')}
      </MenuItem>
      <MenuItem icon={IconScale} onSelect={() => onChange('basis')}>
        {t('protocol.list.basis')}
      </MenuItem>
    </>
  );
}
