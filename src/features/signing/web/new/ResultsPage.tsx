import { ResultsPage as PageOfResults } from '#kernel/web/ResultsPage.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { findErrorText, useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { noAddress, noNumber, type PersonResult } from './new-values.ts';

interface ResultsPageProps {
  results: readonly PersonResult[];
  /** Back to the form, with those who got none. */
  onAgain: () => void;
}

/** The result for each of many requests (signing.75). */
export function ResultsPage({ results, onAgain }: ResultsPageProps) {
  const t = useTexts<typeof en>('signing');
  const k = useKernelTexts();
  const reasonOf = (code: string | null): string | null => {
    if (code === noAddress || code === noNumber) return t(`new.many.${code}`);
    return findErrorText(code ?? '', {}) ?? code;
  };
  const made = results.filter(({ signingRequestId }) => signingRequestId !== null).length;
  const hasLeft = made < results.length;
  const trail = (
    <Link key="list" to="/esigning">
      {t('list.title')}
    </Link>
  );
  return (
    <PageOfResults
      page={{ title: t('new.many.title'), breadcrumbs: [trail], breadcrumbsLabel: k('page.breadcrumbs') }}
      summary={t('new.many.made', { made, all: results.length })}
      hasLeft={hasLeft}
      label={t('new.many.results')}
      results={results.map(({ companyUserId, name, signingRequestId, code }) => {
        const link = signingRequestId !== null && (
          <Link to="/esigning" query={{ signingRequestId }} aria-label={t('new.many.openOf', { name })}>
            {t('new.many.open')}
          </Link>
        );
        return { key: companyUserId, name, outcome: link || <span>{reasonOf(code)}</span> };
      })}
      again={hasLeft ? { label: t('new.many.again'), run: onAgain } : undefined}
      toList={{ to: '/esigning', label: t('new.many.toList') }}
    />
  );
}
