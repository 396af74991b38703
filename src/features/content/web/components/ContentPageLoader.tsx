import { Button } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { subscriptionFeatures } from '#kernel/contract/permissions.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import type { CallError } from '#kernel/web/call-error.ts';
import { useOwnTitle } from '#kernel/web/own-title.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { useSession } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Page } from '#ui/Page.tsx';
import { getContentPage } from '../../contract/endpoints.ts';
import type { ContentPage } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { LockedFeature } from '../public.ts';
import { PageTextSkeleton } from './PageText.tsx';

interface ContentPageLoaderProps {
  slug: string;
  kind: ContentPage['kind'];
  /** The shape of the page while it is loading, if it is no column of text. */
  skeleton?: ReactNode;
  children: (page: ContentPage) => ReactNode;
}

/** Loads a page of the content service and renders it, or says why it cannot be shown (content.7). */
export function ContentPageLoader({ slug, kind, skeleton = <PageTextSkeleton />, children }: ContentPageLoaderProps) {
  const read = useCall(getContentPage, { query: { slug, kind, language: useLanguage() } }, { staleMinutes: 5 });
  useOwnTitle(read.answer?.page.title);
  if (!read.answer && read.error && [401, 403, 404].includes(read.error.status)) return <Closed error={read.error} />;
  return (
    <Loaded read={read} skeleton={skeleton}>
      {({ page }) => children(page)}
    </Loaded>
  );
}

function Closed({ error }: { error: CallError }) {
  const locked = lockedFeature(error);
  if (locked) {
    return (
      <Suspense fallback={<PartToCome skeleton={<PageTextSkeleton />} />}>
        <LockedFeature feature={locked} />
      </Suspense>
    );
  }
  return <Refused isMissing={error.status === 404} />;
}

function Refused({ isMissing }: { isMissing: boolean }) {
  const t = useTexts<typeof en>('content');
  const home = useSession() ? '/' : '/lobby';
  const title = t(isMissing ? 'page.missing' : 'page.closed');
  useOwnTitle(title);
  return (
    <Page title={title} description={t(isMissing ? 'page.missingText' : 'page.closedText')} width="text">
      <div>
        <Button component={Link} to={home}>
          {t('locked.toHome')}
        </Button>
      </div>
    </Page>
  );
}

/** The feature that a page requires and the company lacks, if it can be bought. */
function lockedFeature({ details }: CallError) {
  const feature = String(details['feature'] ?? '').toLowerCase();
  return subscriptionFeatures.find((known) => known === feature);
}
