import { IconStar, IconX } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useSession } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { tip } from '#ui/tip.ts';
import { useCatalogue } from '../catalogue.ts';
import styles from '../left-navigation/left-navigation.module.css';
import type { en } from '../texts/en.ts';
import { shownFavourites, type ShownFavourite } from './shown-favourites.ts';
import { useFavourites } from './use-favourites.ts';

/** The user's favourites, at the top of the left navigation (shell.9). */
export function Favourites({ isOpen }: { isOpen: boolean }) {
  const t = useTexts<typeof en>('app');
  const user = useSession();
  const catalogue = useCatalogue();
  const { isOn, favourites = [], remove } = useFavourites();
  const shown = isOn && user ? shownFavourites(user, favourites, catalogue) : [];
  if (shown.length === 0) return null;
  return (
    <div className={styles['group']}>
      {isOpen && <h2 className={styles['heading']}>{t('favourites.label')}</h2>}
      <ul className={styles['list']} aria-label={t('favourites.label')}>
        {shown.map((favourite) => (
          <li key={favourite.url} className={styles['row']}>
            <Favourite favourite={favourite} isOpen={isOpen} onRemove={() => void remove(favourite)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Favourite({ favourite, isOpen, onRemove }: { favourite: ShownFavourite; isOpen: boolean; onRemove: () => void }) {
  const t = useTexts<typeof en>('app');
  const name = favourite.name[useLanguage()];
  const Picture = favourite.icon ?? IconStar;
  return (
    <>
      <Link {...tip(isOpen ? undefined : name, 'right')} isExact to={favourite.url} className={styles['entry']}>
        <Picture size={20} stroke={1.75} />
        <span className={styles['label']}>{name}</span>
      </Link>
      {isOpen && (
        <span className={styles['remove']}>
          <IconButton label={t('favourites.removeNamed', { name })} icon={IconX} size={28} onClick={onRemove} />
        </span>
      )}
    </>
  );
}
