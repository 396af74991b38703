import { useSlug } from './components/use-slug.ts';
import { PageText } from './components/PageText.tsx';
import { ShownPage } from './components/ShownPage.tsx';

/** A page of help, or what a news block leads to (SH-32). */
export function HelpPage() {
  return (
    <ShownPage slug={useSlug()} kind="help">
      {(page) => <PageText page={page} />}
    </ShownPage>
  );
}
