import { Outlet } from '@tanstack/react-router';
import { BesideTitle } from '#ui/Page.tsx';
import { FavouriteStar } from '../favourites/FavouriteStar.tsx';
import { LeftNavigation } from '../left-navigation/LeftNavigation.tsx';
import { LockedShown } from '../locked/LockedShown.tsx';
import { AddressDialogs } from '../slots/AddressDialogs.tsx';
import { Banners } from '../slots/Banners.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { ViewAsBanner } from '../view-as/ViewAsBanner.tsx';
import { Footer } from './Footer.tsx';
import styles from './layouts.module.css';

const star = <FavouriteStar />;

/** Top bar, left navigation, the work. */
export function DefaultLayout() {
  return (
    <div className={styles['shell']}>
      <TopBar />
      <ViewAsBanner />
      <Banners />
      <div className={styles['sides']}>
        <LeftNavigation />
        <div className={styles['work']}>
          <main id="content" tabIndex={-1} className={styles['main']}>
            <BesideTitle value={star}>
              <Outlet />
            </BesideTitle>
          </main>
          <Footer />
        </div>
      </div>
      <LockedShown />
      <AddressDialogs />
    </div>
  );
}
