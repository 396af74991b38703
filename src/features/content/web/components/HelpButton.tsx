import { IconHelpCircle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { usePageName } from '#kernel/web/address.ts';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type * as content from '../../contract/endpoints.ts';
import type { en } from '../../texts/en-home.ts';

// It is on every page, so the schemas of content and the panel are loaded only on demand.
const getHelpPages = endpointAt<typeof content.getHelpPages>({ method: 'GET', path: '/content/help-pages' });
const HelpPanel = lazyComponent(async () => (await import('./HelpPanel.tsx')).HelpPanel, 'content');

/** A question mark on pages with a help text; the text opens beside the page. */
export function HelpButton() {
  const t = useTexts<typeof en>('content/home');
  const page = usePageName();
  const language = useLanguage();
  const { answer } = useCall(getHelpPages, { query: { language } }, { staleMinutes: 60, background: true });
  // Undefined until first opened, empty when closed.
  const [openOn, setOpenOn] = useState<string>();
  if (page === undefined || !answer?.pages.includes(page)) return null;
  return (
    <>
      <IconButton label={t('help')} icon={IconHelpCircle} onClick={() => setOpenOn(page)} />
      {openOn !== undefined && (
        <Suspense fallback={<DialogToCome />}>
          <HelpPanel page={page} isOpen={openOn === page} onClose={() => setOpenOn('')} />
        </Suspense>
      )}
    </>
  );
}
