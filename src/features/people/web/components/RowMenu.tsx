import { IconDots, IconEye, IconMail, IconPencil, IconPhone } from '@tabler/icons-react';
import { phoneLink } from '#kernel/contract/phone-number.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, menuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import type { ChosenAction } from '../life/life-actions.ts';
import { LifeMenuItems } from '../life/LifeMenuItems.tsx';
import { mobileText } from '../mobile-text.ts';
import { fullName } from '../person.ts';

/** The actions on a person in the list; each entry follows the person's own permissions. */
export function RowMenu({ person, onAct }: { person: CompanyUser; onAct: (chosen: ChosenAction) => void }) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const label = k('list.rowMenu', { name: fullName(person) });
  const query = { employeeId: person.id };
  const phone = mobileText(person);
  const trigger = (open: MenuTrigger) => <IconButton {...open} label={label} icon={IconDots} size={32} />;
  return (
    <Menu label={label} trigger={trigger}>
      <Link {...menuItem} to="/people/details" query={query}>
        <IconEye aria-hidden size={18} stroke={1.75} />
        {t('list.open')}
      </Link>
      {person.permissions.edit && (
        <Link {...menuItem} to="/people/edit" query={query}>
          <IconPencil aria-hidden size={18} stroke={1.75} />
          {k('actions.edit')}
        </Link>
      )}
      {person.emailAddress && (
        <a {...menuItem} href={`mailto:${person.emailAddress}`}>
          <IconMail aria-hidden size={18} stroke={1.75} />
          {t('list.email')}
        </a>
      )}
      {phone && (
        <a {...menuItem} href={phoneLink(phone)}>
          <IconPhone aria-hidden size={18} stroke={1.75} />
          {t('list.call')}
        </a>
      )}
      <LifeMenuItems person={person} onAct={(action) => onAct({ action, person })} />
    </Menu>
  );
}
