import { IconArrowsExchange, IconLogin, IconLogout, IconPlus, IconStar, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { intlLocale, languages } from '#kernel/contract/locale.ts';
import type { NavigationEntry } from '#kernel/web/entry.ts';
import { Link } from '#kernel/web/Link.tsx';
import type { User } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useCatalogue, type FeatureOwned } from '../catalogue.ts';
import { useSwitchCompany } from '../company-switch/use-switch-company.ts';
import { shownFavourites } from '../favourites/shown-favourites.ts';
import { useFavourites } from '../favourites/use-favourites.ts';
import { EntryMarks } from '../left-navigation/EntryMarks.tsx';
import { showWhenLocked } from '../locked/locked-shown.ts';
import { menuFor, navigationFor, type ShownMenuEntry } from '../navigation.ts';
import { changeLanguage, logOut, signIn } from '../session-actions.ts';
import type { en } from '../texts/en.ts';
import { CompanyMark } from './CompanyMark.tsx';
import { Initials } from './Initials.tsx';
import styles from './mobile-menu.module.css';
import { useSignInResets } from './sign-in-resets.ts';

interface MobileSheetProps {
  user: User | undefined;
  onClosed: () => void;
}

/** The sheet itself, open while it is rendered. */
export function MobileSheet({ user, onClosed }: MobileSheetProps) {
  const t = useTexts<typeof en>('app');
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.showModal(), []);
  const close = () => sheet.current?.close();
  return (
    <dialog ref={sheet} className={styles['sheet']} aria-label={t('menu')} closedby="any" onClose={onClosed}>
      <div className={styles['head']}>
        {user && <Initials user={user} />}
        <span className={styles['who']}>{user ? `${user.firstName} ${user.lastName}` : ''}</span>
        <IconButton label={t('closeMenu')} icon={IconX} onClick={close} size={40} />
      </div>
      {user && <Pages user={user} close={close} />}
      {user && <Companies user={user} close={close} />}
      <Choices user={user} close={close} />
    </dialog>
  );
}

function Pages({ user, close }: { user: User; close: () => void }) {
  const t = useTexts<typeof en>('app');
  const language = useLanguage();
  const groups = navigationFor(user, useCatalogue());
  if (groups.length === 0) return null;
  return (
    <nav aria-label={t('navigation.label')} className={styles['part']}>
      <MobileFavourites user={user} close={close} />
      {groups.map(({ group, entries }) =>
        group ? (
          <details key={group.key} open className={styles['group']}>
            <summary className={styles['quiet']}>{group.label[language]}</summary>
            <PageLinks user={user} entries={entries} close={close} />
          </details>
        ) : (
          <PageLinks key="" user={user} entries={entries} close={close} />
        ),
      )}
    </nav>
  );
}

function PageLinks({ user, entries, close }: { user: User; entries: readonly FeatureOwned<NavigationEntry>[]; close: () => void }) {
  const language = useLanguage();
  return entries.map((entry) => (
    <Link
      key={entry.key}
      to={entry.path}
      className={styles['row']}
      onClick={(event) => [close(), showWhenLocked(user, entry.subscriptionFeature)(event)]}
    >
      <entry.icon size={20} stroke={1.75} />
      <span className={styles['name']}>{entry.label[language]}</span>
      <EntryMarks entry={entry} />
    </Link>
  ));
}

function MobileFavourites({ user, close }: { user: User; close: () => void }) {
  const t = useTexts<typeof en>('app');
  const language = useLanguage();
  const catalogue = useCatalogue();
  const { isOn, favourites = [] } = useFavourites();
  const shown = isOn ? shownFavourites(user, favourites, catalogue) : [];
  if (shown.length === 0) return null;
  return (
    <>
      <h2 className={styles['quiet']}>{t('favourites.label')}</h2>
      {shown.map(({ url, name, icon: Picture = IconStar }) => (
        <Link key={url} isExact to={url} className={styles['row']} onClick={close}>
          <Picture size={20} stroke={1.75} />
          {name[language]}
        </Link>
      ))}
    </>
  );
}

function Companies({ user, close }: { user: User; close: () => void }) {
  const t = useTexts<typeof en>('app');
  const switchTo = useSwitchCompany();
  const catalogue = useCatalogue();
  const others = user.companies.filter(({ key }) => key !== user.companyId);
  const mayAdd = user.permissions.OrganisationAdd === true && catalogue.hasPage('/signup');
  const handleSwitch = (companyId: number): void => {
    close();
    void runOrShowError(() => switchTo(companyId));
  };
  return (
    <Part title={user.companyName} mark={<CompanyMark user={user} />}>
      {menuFor(user, catalogue, 'company').map((entry) => (
        <MenuRow key={entry.key} entry={entry} close={close} />
      ))}
      {others.length > 0 && <h3 className={styles['quiet']}>{t('company.switchTo')}</h3>}
      {others.map(({ key, value }) => (
        <button key={key} type="button" className={styles['row']} onClick={() => handleSwitch(key)}>
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

function MenuRow({ entry: { path, label, icon: Picture, missing }, close }: { entry: ShownMenuEntry; close: () => void }) {
  const t = useTexts<typeof en>('app');
  const name = label[useLanguage()];
  if (missing) {
    return (
      <span className={styles['row']} data-off="">
        <Picture size={20} stroke={1.75} />
        <span className={styles['name']}>
          {name}
          <small>{t(`company.missing.${missing}`)}</small>
        </span>
      </span>
    );
  }
  return (
    <Link to={path} className={styles['row']} onClick={close}>
      <Picture size={20} stroke={1.75} />
      {name}
    </Link>
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
            onClick={() => void runOrShowError(() => changeLanguage(language))}
          >
            {t(`language.${language}`)}
          </button>
        ))}
      </div>
      <button type="button" className={styles['row']} onClick={() => (user ? void runOrShowError(logOut) : signIn())}>
        {user ? <IconLogout aria-hidden size={20} stroke={1.75} /> : <IconLogin aria-hidden size={20} stroke={1.75} />}
        {user ? t('user.logOut') : t('signIn')}
      </button>
    </Part>
  );
}

/** The entries of the user menu (shell.3). */
function OwnPages({ user, close }: { user: User; close: () => void }) {
  const t = useTexts<typeof en>('app');
  const language = useLanguage();
  const catalogue = useCatalogue();
  const ways = useSignInResets(user);
  return (
    <>
      {menuFor(user, catalogue, 'user').map(({ key, path, label, icon: Picture }) => (
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

function Part({ title, mark, children }: { title: string | undefined; mark?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      {title && (
        <h2 className={styles['title']}>
          {mark}
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
