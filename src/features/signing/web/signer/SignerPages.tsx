import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { localeOfLanguage, splitLocale, intlLocale } from '#kernel/contract/locale.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { watchServer } from '#kernel/web/reachable.ts';
import { setLanguage, useLanguage } from '#kernel/web/texts.ts';
import { createCallCache } from '#kernel/web/use-call.ts';
import { Frame } from './components/Frame.tsx';
import { Loading } from './components/Loading.tsx';
import { SignPage } from './SignPage.tsx';
import { whoIn } from './who-signs.ts';
import { signTitle, verifyTitle } from './window-titles.ts';

const VerifyPage = lazyComponent(async () => (await import('./verify/VerifyPage.tsx')).VerifyPage, 'verify');
const ReturnPage = lazyComponent(async () => (await import('./ReturnPage.tsx')).ReturnPage);

/** The pages for who signs a document, or checks one: for everybody, on any device, and without the app. */
export function SignerPages() {
  const [cache] = useState(createCallCache);
  const language = useLanguage();
  const path = splitLocale(location.pathname)?.path ?? '/';
  useEffect(() => watchServer(), []);
  useEffect(() => {
    document.documentElement.lang = intlLocale[language];
    document.title = `${(isOfVerifying(path) ? verifyTitle : signTitle)[language]} – Samspill`;
  }, [language, path]);
  return (
    <QueryClientProvider client={cache}>
      <Frame onSwitch={switchLanguage}>
        <Suspense fallback={<Loading />}>
          <PageAt path={path} />
        </Suspense>
      </Frame>
    </QueryClientProvider>
  );
}

const isOfVerifying = (path: string): boolean => path === '/verify' || path.startsWith('/verify/');

function PageAt({ path }: { path: string }) {
  if (isOfVerifying(path)) return <VerifyPage code={decodeURIComponent(path.slice('/verify/'.length))} />;
  if (path === '/sign-return') return <ReturnPage search={location.search} />;
  return <SignPage who={whoIn(path, location.search)} />;
}

/** The page stays, the locale in its address changes (shell.6). */
async function switchLanguage(language: 'no' | 'en'): Promise<void> {
  await setLanguage(language);
  const path = splitLocale(location.pathname)?.path ?? location.pathname;
  history.replaceState(history.state, '', `/${localeOfLanguage[language]}${path}${location.search}${location.hash}`);
}
