import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { intlLocale } from '#kernel/contract/locale.ts';
import { ownTitle } from '#kernel/web/own-title.ts';
import { useStore } from '#kernel/web/store.ts';
import { useKernelTexts, useLanguage, useTexts } from '#kernel/web/texts.ts';
import { DialogLabels } from '#ui/dialog-labels.ts';
import { RunningPlace } from '#ui/RunningPlace.tsx';
import { SkipLink } from '#ui/SkipLink.tsx';
import { Tips } from '#ui/Tips.tsx';
import { Toasts } from '#ui/Toasts.tsx';
import { useOpening } from './company-switch/opening.ts';
import { Opening } from './company-switch/Opening.tsx';
import { AwaitedPage, useAwaitedPage } from './layouts/awaited-page.ts';
import { OfflineStrip } from './OfflineStrip.tsx';
import { LogOutQuestion } from './session/LogOutQuestion.tsx';
import { SessionWarning } from './session/SessionWarning.tsx';
import { OwnDialogs } from './top-bar/OwnDialogs.tsx';
import type { en } from './texts/en.ts';

/** Wraps every page: skip link, window title, focus after navigation, the offline strip. */
export function Root() {
  const t = useTexts<typeof en>('app');
  const kernel = useKernelTexts();
  const companyToCome = useOpening();
  const awaited = useAwaitedPage();
  useWindowTitle(awaited);
  useFocusAfterNavigation(awaited);
  return (
    <DialogLabels
      value={{
        close: kernel('actions.close'),
        cancel: kernel('actions.cancel'),
        showAll: (count) => kernel('actions.showAll', { count }),
        showFewer: kernel('actions.showFewer'),
      }}
    >
      <SkipLink target="content">{t('skipToContent')}</SkipLink>
      <OfflineStrip />
      <AwaitedPage value={awaited}>{companyToCome === undefined ? <Outlet /> : <Opening name={companyToCome} />}</AwaitedPage>
      <RunningPlace />
      <Toasts label={kernel('page.notifications')} />
      <Tips />
      <OwnDialogs />
      <SessionWarning />
      <LogOutQuestion />
    </DialogLabels>
  );
}

function useWindowTitle(awaited: string | undefined): void {
  const language = useLanguage();
  const shown = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.title?.[language] });
  const own = useStore(ownTitle);
  const title = awaited ?? own ?? shown;
  useEffect(() => {
    document.title = title ? `${title} – Samspill` : 'Samspill';
  }, [title]);
  // Apart from the title: setting it, even to what it is, makes the browser work out the style of the whole page again.
  useEffect(() => {
    document.documentElement.lang = intlLocale[language];
  }, [language]);
}

/** Moves the focus to the heading of a new page, because the previously focused element was removed. */
function useFocusAfterNavigation(awaited: string | undefined): void {
  const router = useRouter();
  useEffect(() => (awaited === undefined ? undefined : focusHeading()), [awaited]);
  useEffect(() => {
    let stopWaiting = (): void => undefined;
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      stopWaiting();
      stopWaiting = focusHeading();
    });
    return () => {
      unsubscribe();
      stopWaiting();
    };
  }, [router]);
}

/** Puts the focus on the heading of a page that has just opened, so that it is announced; answers how to give up waiting for it. */
function focusHeading(): () => void {
  if (moveTo('main h1')) return () => undefined;
  // A page about one person has no heading before the person is there.
  moveTo('main');
  const observer = new MutationObserver(() => {
    const isElsewhere = !document.activeElement?.matches('body, main');
    if (isElsewhere || moveTo('main h1')) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function moveTo(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
  return element !== null;
}
