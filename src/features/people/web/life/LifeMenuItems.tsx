import {
  IconArrowDown,
  IconArrowUp,
  IconMailPlus,
  IconShieldOff,
  IconTrash,
  IconUserCheck,
  IconUserOff,
  IconUserUp,
} from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { MenuItem } from '#ui/Menu.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { isInvited } from '../invited.ts';
import type { LifeAction } from './life-actions.ts';
import { useActionsFor } from './use-life-action.ts';

const icons = {
  setActive: IconUserUp,
  activate: IconUserCheck,
  upgrade: IconArrowUp,
  downgrade: IconArrowDown,
  resetMfa: IconShieldOff,
  deactivate: IconUserOff,
  delete: IconTrash,
};

/** The actions on a person's state and access, as menu items. */
export function LifeMenuItems({ person, onAct }: { person: CompanyUser; onAct: (action: LifeAction) => void }) {
  const t = useTexts<typeof en>('people');
  const [, change] = useQuery();
  const actions = useActionsFor(person);
  return (
    <>
      {person.permissions.invite && (
        <MenuItem icon={IconMailPlus} onSelect={() => change({ invitePerson: person.id })}>
          {t(isInvited(person) ? 'life.menu.remind' : 'life.menu.invite')}
        </MenuItem>
      )}
      {actions.map((action) => (
        <MenuItem key={action} icon={icons[action]} isDangerous={action === 'delete'} onSelect={() => onAct(action)}>
          {t(`life.menu.${action}`)}
        </MenuItem>
      ))}
    </>
  );
}
