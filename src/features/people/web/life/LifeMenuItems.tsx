import {
  IconArrowDown,
  IconArrowUp,
  IconBell,
  IconMailPlus,
  IconShieldOff,
  IconTrash,
  IconUserCheck,
  IconUserOff,
  IconUserShield,
  IconUserUp,
} from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { menuItem, MenuItem } from '#ui/Menu.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { isInvited } from '../invited.ts';
import type { LifeAction } from './life-actions.ts';
import { useActionsFor, useOtherActionsFor } from './use-life-action.ts';

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
  const others = useOtherActionsFor(person);
  return (
    <>
      {person.permissions.invite && (
        <MenuItem icon={IconMailPlus} onSelect={() => change({ invitePerson: person.id })}>
          {t(isInvited(person) ? 'life.menu.remind' : 'life.menu.invite')}
        </MenuItem>
      )}
      {others.includes('setRole') && (
        <Link {...menuItem} to="/access-control" query={{ act: 'setRole', of: person.id }}>
          <IconUserShield aria-hidden size={18} stroke={1.75} />
          {t('life.menu.setRole')}
        </Link>
      )}
      {others.includes('prompt') && (
        <MenuItem icon={IconBell} onSelect={() => change({ prompt: person.id })}>
          {t('life.menu.prompt')}
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
