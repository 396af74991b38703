import { useEffect } from 'react';
import { Delayed } from '#ui/Delayed.tsx';
import { useKernelTexts } from './texts.ts';

/** An address handled by the server, so the browser loads it: sign-in, forgotten password, redirects (identity.33, identity.37, identity.39). */
export function ServerRedirectPage() {
  const t = useKernelTexts();
  useEffect(() => location.replace(location.href), []);
  return (
    <output>
      <Delayed>{t('page.loading')}</Delayed>
    </output>
  );
}
