import '#ui/styles.ts';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyAppearance } from '#kernel/web/appearance.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { currentUser } from '#kernel/web/session.ts';
import { fetchPart } from '#kernel/web/parts.ts';
import { showWarnings } from '#kernel/web/show-error.ts';
import { recordParts } from '#kernel/web/record-parts.ts';
import { loadTexts, startTexts } from '#kernel/web/texts.ts';
import { createCallCache } from '#kernel/web/use-call.ts';
import { Theme } from '#ui/Theme.tsx';
import { addressLanguage } from './address-language.ts';
import { boot, takeNonce } from './boot.ts';
import { CatalogueContext } from './catalogue.ts';
import { catalogue } from './entries.ts';
import { slotsFor } from './navigation.ts';
import { StartFailed } from './pages/StartFailed.tsx';
import { createPageRouter } from './router.ts';
import { connectCalls, loadUser, applyOwnLanguage } from './session-actions.ts';
import { takeReauthenticationPath } from './session/reauthentication.ts';
import { preloadSlots } from './slots/Slot.tsx';
import { loadRoom } from './text-rooms.ts';

const nonce = takeNonce();
const container = document.querySelector('#root');
if (!container) throw new Error('The page has no #root.');
const tree = createRoot(container);

async function start(): Promise<void> {
  startTexts(loadRoom, addressLanguage());
  connectCalls(showWarnings);
  recordParts.set(catalogue.recordParts);
  // A user who returned to the app without signing in again has cancelled it.
  takeReauthenticationPath();
  const cache = createCallCache();
  const [failure] = await Promise.all([loadUserIfAny(), loadTexts('kernel'), loadTexts('app')]);
  const router = createPageRouter(cache, catalogue);
  followOthers(router, cache);
  tree.render(
    <StrictMode>
      <Theme nonce={nonce}>
        {failure ? (
          <StartFailed error={failure} />
        ) : (
          <QueryClientProvider client={cache}>
            <CatalogueContext value={catalogue}>
              <RouterProvider router={router} />
            </CatalogueContext>
          </QueryClientProvider>
        )}
      </Theme>
    </StrictMode>,
  );
}

async function loadUserIfAny(): Promise<CallError | undefined> {
  if (!boot.session || boot.maintenance) return undefined;
  try {
    await loadUser();
    const user = currentUser();
    if (user) applyAppearance(user);
    if (boot.isFirstVisit) await applyOwnLanguage();
    // A banner that came later would push the page down (shell.51).
    await preloadSlots(slotsFor(user, catalogue.banners));
    return undefined;
  } catch (error) {
    if (error instanceof CallError) return error;
    throw error;
  }
}

/** Starts the live connection after the first page, so that it does not delay it. */
function followOthers(router: ReturnType<typeof createPageRouter>, cache: QueryClient): void {
  let isFollowing = false;
  const follow = (): void => {
    if (isFollowing) return;
    isFollowing = true;
    stop();
    void fetchPart(() => import('./live/start-live.ts')).then(({ startLive }) =>
      startLive({ cache, reads: catalogue.live, onChangedUser: () => void router.invalidate() }),
    );
  };
  const stop = router.subscribe('onResolved', () => setTimeout(follow, 1_000));
  // By then the forms that the address opens have gone on with what was typed.
  setTimeout(() => void fetchPart(() => import('./session/remind-of-drafts.ts')).then(({ remindOfDrafts }) => remindOfDrafts()), 5_000);
  // Also started when the first page is slow, or the router does not report it.
  setTimeout(follow, 10_000);
}

void start();
