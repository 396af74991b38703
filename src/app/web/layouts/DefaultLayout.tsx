import { useLayoutEffect, useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { createPendingParts, PendingPartsContext } from '#kernel/web/pending-parts.ts';
import { useSession } from '#kernel/web/session.ts';
import { BesideTitle } from '#ui/Page.tsx';
import { useMedia } from '#ui/use-narrow.ts';
import { useCatalogue } from '../catalogue.ts';
import { FavouriteStar } from '../favourites/FavouriteStar.tsx';
import { LeftNavigation } from '../left-navigation/LeftNavigation.tsx';
import { LockedShown } from '../locked/LockedShown.tsx';
import { slotsFor } from '../navigation.ts';
import { Slot } from '../slots/Slot.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { ViewAs } from '../view-as/ViewAs.tsx';
import { Footer } from './Footer.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import styles from './layouts.module.css';

const star = <FavouriteStar />;

/** From here on there is room for the banners in the top bar, where they push no page down. */
const wide = matchMedia('screen and (width >= 75em)');

/** On the element itself: a page is not drawn anew because its answers have come. */
const markLoading = (isLoading: boolean) => document.querySelector('#content')?.toggleAttribute('data-loading', isLoading);

/** Top bar, left navigation, content. */
export function DefaultLayout() {
  const [parts] = useState(() =>
    createPendingParts(
      () => markLoading(false),
      () => markLoading(true),
    ),
  );
  const isWide = useMedia(wide);
  // The parts of the first page have said before whether they wait.
  useLayoutEffect(() => parts.check(), [parts]);
  return (
    <div className={styles['shell']}>
      <TopBar middle={isWide && <Banners />} />
      <ViewAs />
      {!isWide && <Banners />}
      <div className={styles['sides']}>
        <LeftNavigation />
        <div className={styles['work']}>
          <main id="content" data-loading="" tabIndex={-1} className={styles['main']}>
            <BesideTitle value={star}>
              <PendingPartsContext value={parts}>
                <PageOutlet />
              </PendingPartsContext>
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

/** What the whole company should know before anything else: the trial banner. */
function Banners() {
  const user = useSession();
  const { banners } = useCatalogue();
  return slotsFor(user, banners).map((slot) => <Slot key={slot.key} slot={slot} />);
}

/** The dialogs of features that the address opens, whatever page is under them. */
function AddressDialogs() {
  const user = useSession();
  const [query] = useQuery();
  const { dialogs } = useCatalogue();
  const open = slotsFor(user, dialogs).filter(({ query: part }) => query[part] !== undefined);
  return open.map((dialog) => <Slot key={dialog.key} slot={dialog} skeleton={<DialogToCome />} />);
}
