import { useSlug } from './components/use-slug.ts';
import { PageText } from './components/PageText.tsx';
import { ContentPageLoader } from './components/ContentPageLoader.tsx';

/** A help page, or the page of a news item (content.7). */
export function HelpPage() {
  return (
    <ContentPageLoader slug={useSlug()} kind="help">
      {(page) => <PageText page={page} />}
    </ContentPageLoader>
  );
}
