import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { CompleteProfile } from '#features/people/web/public.ts';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import type { HomeTile } from '#kernel/web/entry.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { PendingPart, ShowTogether } from '#kernel/web/ShowTogether.tsx';
import { isLocked, useUser, type User } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Delayed } from '#ui/Delayed.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { useCatalogue } from '../catalogue.ts';
import { showWhenLocked } from '../locked/locked-shown.ts';
import { slotsFor, tilesFor } from '../navigation.ts';
import { Slot } from '../slots/Slot.tsx';
import type { en } from '../texts/en.ts';
import { firstStepsKey } from './first-steps-key.ts';
import styles from './home.module.css';

// Loaded for new users only.
const FirstSteps = lazyComponent(async () => (await import('./FirstSteps.tsx')).FirstSteps, 'app/later');

// Loaded after the page, so that it does not wait for the widgets.
const Widgets = lazyComponent(async () => (await import('../slots/Widgets.tsx')).Widgets);

/** Greeting, company, pending tasks, widgets and shortcuts (home.1, home.2). */
export function HomePage() {
  const t = useTexts<typeof en>('app');
  const user = useUser();
  const [{ start }, change] = useQuery();
  const isStartedAgain = start === 'again' && user.isActive && !user.isPending;
  const { tiles, waiting } = useCatalogue();
  const [part] = useState(() => partOfDay(new Date().getHours()));
  const shown = tilesFor(user, tiles);
  const greeting = t(`home.${part}`, { name: user.firstName });
  return (
    <Page title={greeting} description={user.companyName}>
      {user.isPending && (
        <Suspense fallback={<PartToCome skeleton={<FormToCome />} />}>
          <CompleteProfile />
        </Suspense>
      )}
      {(isStartedAgain || isNew(user)) && (
        <Suspense fallback={null}>
          <FirstSteps onDone={() => change({ start: undefined })} />
        </Suspense>
      )}
      <ShowTogether skeleton={<WidgetsToCome />}>
        {slotsFor(user, waiting).map((slot) => (
          <Slot key={slot.key} slot={slot} skeleton={<PendingPart />} />
        ))}
        {!user.isPending && shown.length === 0 && <EmptyState title={t('home.empty')} text={t('home.emptyText')} />}
        {!user.isPending && (
          <ShowTogether skeleton={<WidgetsToCome />}>
            <Suspense fallback={<PartToCome skeleton={<PendingPart />} />}>
              <Widgets />
            </Suspense>
            {shown.length > 0 && <Shortcuts tiles={shown} />}
          </ShowTogether>
        )}
      </ShowTogether>
    </Page>
  );
}

/** Morning before 12, afternoon before 18, otherwise evening (shell.10). */
function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** Not while viewing as another user. */
function isNew({ isActive, isPending, viewAs, interactionData }: User): boolean {
  return isActive && !isPending && viewAs === null && interactionData[firstStepsKey] === undefined;
}

/** The skeleton of a form that is loading. */
function FormToCome() {
  return (
    <Delayed>
      <Skeleton height={96} radius="md" />
      <Skeleton height={320} radius="md" />
    </Delayed>
  );
}

function Shortcuts({ tiles }: { tiles: readonly HomeTile[] }) {
  const t = useTexts<typeof en>('app');
  return (
    <section aria-label={t('home.shortcuts')}>
      <ul className={styles['tiles']}>
        {tiles.map((tile) => (
          <li key={tile.key}>
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function WidgetsToCome() {
  return (
    <div className={styles['widgets']}>
      <Skeleton height={220} radius="lg" />
      <Skeleton height={220} radius="lg" />
      <Skeleton height={220} radius="lg" />
    </div>
  );
}

function Tile({ tile: { path, label, icon: Picture, subscriptionFeature } }: { tile: HomeTile }) {
  const t = useTexts<typeof en>('app');
  const language = useLanguage();
  const user = useUser();
  return (
    <Link
      to={path}
      className={styles['tile']}

      onClick={showWhenLocked(user, subscriptionFeature)}
    >
      <span className={styles['picture']}>
        <Picture size={20} stroke={1.75} />
      </span>
      <span className={styles['name']}>{label[language]}</span>
      {isLocked(user, subscriptionFeature) && (
        <span className={styles['lock']}>
          <IconLock aria-hidden size={18} stroke={1.75} />
          <VisuallyHidden>{t('navigation.locked')}</VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
