import { IconArrowsExchange, IconLogin, IconLogout, IconMenu2, IconPlus, IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { intlLocale, languages } from '#kernel/contract/locale.ts';
import { Link } from '#kernel/web/Link.tsx';
import type { User } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useCatalogue } from '../catalogue.ts';
import { menuFor, navigationFor } from '../navigation.ts';
import { changeLanguage, logOut, signIn } from '../session-actions.ts';
import type { en } from '../texts/en.ts';
import { useSwitchCompany } from './CompanyMenu.tsx';
import styles from './mobile-menu.module.css';
import { useOwnWays } from './own-ways.ts';

/** All menus as one sheet, for screens under 768 pixels. */
export function MobileMenu({ user }: { user: User | undefined }) {
  const t = useTexts<typeof en>('app');
  const sheet = useRef<HTMLDialogElement>(null);
  const close = () => sheet.current?.close();
  return (
    <>
      <IconButton label={t('menu')} icon={IconMenu2} onClick={() => sheet.current?.showModal()} size={40} />
      <dialog ref={sheet} className={styles['sheet']} aria-label={t('menu')} closedby="any">
        <div className={styles['head']}>
          <span className={styles['who']}>{user ? `${user.firstName} ${user.lastName}` : ''}</span>
          <IconButton label={t('closeMenu')} icon={IconX} onClick={close} size={40} />
        </div>
        {user && <Pages user={user} close={close} />}
        {user && <Companies user={user} close={close} />}
        <Choices user={user} close={close} />
      </dialog>
    </>
  );
}

function Pages({ user, close }: { user: User; close: () => void }) {
  const t = useTexts<typeof en>('app');
  const language = useLanguage();
  const { navigation } = useCatalogue();
  const { hr, top } = navigationFor(user, navigation);
  const entries = [...hr, ...top];
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('navigation.label')} className={styles['part']}>
      {entries.map(({ key, path, label, icon: Picture }) => (
        <Link key={key} to={path} className={styles['row']} onClick={close}>
          <Picture size={20} stroke={1.75} />
          {label[language]}
        </Link>
      ))}
    </nav>
  );
}

function Companies({ user, close }: { user: User; close: () => void }) {
  const t = useTexts<typeof en>('app');
  const language = useLanguage();
  const switchTo = useSwitchCompany();
  const { menus, hasPage } = useCatalogue();
  const others = user.companies.filter(({ key }) => key !== user.companyId);
  const mayAdd = user.permissions.OrganisationAdd === true && hasPage('/signup');
  return (
    <Part title={user.companyName}>
      {menuFor(user, menus, 'company').map(({ key, path, label, icon: Picture }) => (
        <Link key={key} to={path} className={styles['row']} onClick={close}>
          <Picture size={20} stroke={1.75} />
          {label[language]}
        </Link>
      ))}
      {others.length > 0 && <h3 className={styles['quiet']}>{t('company.switchTo')}</h3>}
      {others.map(({ key, value }) => (
        <button key={key} type="button" className={styles['row']} onClick={() => void switchTo(key).then(close)}>
          <IconArrowsExchange aria-hidden size={20} stroke={1.75} />
          {value}
        </button>
      ))}
      {mayAdd && (
        <Link to="/signup" className={styles['row']} onClick={close}>
          <IconPlus aria-hidden size={20} stroke={1.75} />
          {t('company.add')}
        </Link>
      )}
    </Part>
  );
}

function Choices({ user, close }: { user: User | undefined; close: () => void }) {
  const t = useTexts<typeof en>('app');
  const spoken = useLanguage();
  return (
    <Part title={user?.email}>
      {user && <OwnPages user={user} close={close} />}
      <div className={styles['choices']}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={intlLocale[language]}
            aria-pressed={language === spoken}
            onClick={() => void changeLanguage(language)}
          >
            {t(`language.${language}`)}
          </button>
        ))}
      </div>
      <button type="button" className={styles['row']} onClick={() => (user ? void logOut().catch(showError) : signIn())}>
        {user ? <IconLogout aria-hidden size={20} stroke={1.75} /> : <IconLogin aria-hidden size={20} stroke={1.75} />}
        {user ? t('user.logOut') : t('signIn')}
      </button>
    </Part>
  );
}

/** The entries of the user menu (SH-03). */
function OwnPages({ user, close }: { user: User; close: () => void }) {
  const t = useTexts<typeof en>('app');
  const language = useLanguage();
  const { menus } = useCatalogue();
  const ways = useOwnWays(user);
  return (
    <>
      {menuFor(user, menus, 'user').map(({ key, path, label, icon: Picture }) => (
        <Link key={key} to={path} className={styles['row']} onClick={close}>
          <Picture size={20} stroke={1.75} />
          {label[language]}
        </Link>
      ))}
      {ways.map(({ key, icon: Picture, open }) => (
        <button
          key={key}
          type="button"
          className={styles['row']}
          onClick={() => {
            close();
            open();
          }}
        >
          <Picture aria-hidden size={20} stroke={1.75} />
          {t(`user.${key}`)}
        </button>
      ))}
    </>
  );
}

function Part({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      {title && <h2 className={styles['title']}>{title}</h2>}
      {children}
    </section>
  );
}
