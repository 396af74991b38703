import { useEffect, useEffectEvent } from 'react';
import { useGo } from '#kernel/web/address.ts';
import type { ContentPage } from '../contract/entities.ts';
import { useSlug } from './components/use-slug.ts';
import { PageText } from './components/PageText.tsx';
import { ContentPageLoader } from './components/ContentPageLoader.tsx';

/** A help page, or the page of a news item (content.7). */
export function HelpPage() {
  const slug = useSlug();
  return (
    <ContentPageLoader slug={slug} kind="help">
      {(page) => <Article page={page} slug={slug} />}
    </ContentPageLoader>
  );
}

/** The page; an address that it had before is replaced by today's (content.4). */
function Article({ page, slug }: { page: ContentPage; slug: string }) {
  const go = useGo();
  const isFormer = page.slug !== slug;
  const follow = useEffectEvent(() => void go(`/content/${page.slug}`, {}, { replace: true }));
  useEffect(() => {
    if (isFormer) follow();
  }, [isFormer]);
  return <PageText page={page} />;
}
