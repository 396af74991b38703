import { Button } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { Suspense, useId } from 'react';
import { ArrangeHome, useArrangement } from '#features/dashboard/web/public.ts';
import { useQuery } from '#kernel/web/address.ts';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import type { HomeWidget } from '#kernel/web/entry.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { useSession } from '#kernel/web/session.ts';
import { PendingPart } from '#kernel/web/ShowTogether.tsx';
import { useKernelTexts, useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCatalogue, type FeatureOwned } from '../catalogue.ts';
import { slotsFor } from '../navigation.ts';
import type { en } from '../texts/en.ts';
import { Slot } from './Slot.tsx';
import styles from './slots.module.css';

/** The widgets of the home page, each loaded separately, in the user's arrangement (home.9). */
export function Widgets() {
  const t = useTexts<typeof en>('app');
  const user = useSession();
  const { widgets } = useCatalogue();
  const [{ arrange }, change] = useQuery();
  const { isOn, isKnown, placed, kept } = useArrangement(slotsFor(user, widgets));
  if (!isKnown || placed.length === 0) return null;
  return (
    <>
      {isOn && (
        <div className={styles['arrange']}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconLayoutGrid aria-hidden />}
            onClick={() => change({ arrange: 'home' })}
          >
            {t('home.arrange')}
          </Button>
        </div>
      )}
      <div className={styles['widgets']}>
        {placed
          .filter(({ visible }) => visible)
          .map(({ widget }) => (
            <Widget key={widget.key} widget={widget} />
          ))}
      </div>
      {isOn && arrange === 'home' && (
        <Suspense fallback={<DialogToCome />}>
          <ArrangeHome placed={placed} kept={kept} />
        </Suspense>
      )}
    </>
  );
}

function Widget({ widget }: { widget: FeatureOwned<HomeWidget> }) {
  const id = useId();
  const title = widget.title[useLanguage()];
  const failed = (retry: () => void) => <Failed name={title} retry={retry} />;
  return (
    <section aria-labelledby={id} className={styles['widget']}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      <div className={styles['body']}>
        <Slot slot={widget} skeleton={<PartToCome isLine skeleton={<PendingPart />} />} failed={failed} />
      </div>
    </section>
  );
}

function Failed({ name, retry }: { name: string; retry: () => void }) {
  const t = useTexts<typeof en>('app');
  const k = useKernelTexts();
  return (
    <p className={styles['failed']}>
      {t('slot.failed', { name })}
      <Button variant="subtle" size="compact-sm" onClick={retry}>
        {k('actions.retry')}
      </Button>
    </p>
  );
}
