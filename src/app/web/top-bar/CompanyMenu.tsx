import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import type { User } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Menu, MenuGroup, MenuItem, menuItem, DisabledMenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { useCatalogue } from '../catalogue.ts';
import { useSwitchCompany } from '../company-switch/use-switch-company.ts';
import { menuFor } from '../navigation.ts';
import type { en } from '../texts/en.ts';
import { CompanyMark } from './CompanyMark.tsx';
import styles from './top-bar.module.css';

/** The company of this tab, links to its pages, and the user's other companies. */
export function CompanyMenu({ user }: { user: User }) {
  const t = useTexts<typeof en>('app');
  const language = useLanguage();
  const switchTo = useSwitchCompany();
  const catalogue = useCatalogue();
  const entries = menuFor(user, catalogue, 'company');
  const others = user.companies.filter(({ key }) => key !== user.companyId);
  const mayAdd = user.permissions.OrganisationAdd === true && catalogue.hasPage('/signup');
  const name = user.companyName || t('company.none');
  if (entries.length === 0 && others.length === 0 && !mayAdd) {
    return (
      <span className={styles['companyName']}>
        <CompanyMark user={user} />
        <span className={styles['clip']}>{name}</span>
      </span>
    );
  }
  const label = t('company.menu', { name });
  const trigger = (open: MenuTrigger) => (
    <button type="button" className={styles['trigger']} aria-label={label} {...open}>
      <CompanyMark user={user} />
      <span className={styles['clip']}>{name}</span>
      <IconChevronDown aria-hidden size={16} />
    </button>
  );
  return (
    <Menu isInPlace label={label} trigger={trigger} position="bottom-start">
      {entries.length > 0 && (
        <MenuGroup>
          {entries.map(({ key, path, label: word, icon: Picture, missing }) =>
            missing ? (
              <DisabledMenuItem key={key} icon={Picture} reason={t(`company.missing.${missing}`)}>
                {word[language]}
              </DisabledMenuItem>
            ) : (
              <Link key={key} {...menuItem} to={path}>
                <Picture size={18} stroke={1.75} />
                {word[language]}
              </Link>
            ),
          )}
        </MenuGroup>
      )}
      {others.length > 0 && (
        <MenuGroup label={t('company.switchTo')}>
          {others.map(({ key, value }) => (
            <MenuItem key={key} onSelect={() => void runOrShowError(() => switchTo(key))}>
              {value}
            </MenuItem>
          ))}
        </MenuGroup>
      )}
      {mayAdd && (
        <MenuGroup>
          <Link {...menuItem} to="/signup">
            <IconPlus aria-hidden size={18} stroke={1.75} />
            {t('company.add')}
          </Link>
        </MenuGroup>
      )}
    </Menu>
  );
}
