import { Button } from '@mantine/core';
import type { CompanyLimit } from '#features/billing/contract/limits.ts';
import { usePersonChoices } from '#features/people/web/public.ts';
import { Link } from '#kernel/web/Link.tsx';
import { findErrorText, useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { en } from '../../texts/en.ts';
import { leftOf, type Fate } from './many-values.ts';

interface FatesPageProps {
  fates: readonly Fate[];
  limit: CompanyLimit;
  /** Back to the choice, with those for whom none was begun. */
  onAgain: () => void;
}

/** What became of each person's contract (employment.63). */
export function FatesPage({ fates, limit, onAgain }: FatesPageProps) {
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const people = usePersonChoices();
  const names = new Map(people?.map(({ id, name }) => [id, name]));
  const begun = fates.filter(({ documentId }) => documentId !== null).length;
  const hasLeft = leftOf(fates).length > 0;
  const values = { limit: limit.limit ?? 0 };
  const trail = (
    <Link key="list" to="/employee-contract">
      {t('list.title')}
    </Link>
  );
  return (
    <Page title={t('many.title')} width="form" breadcrumbs={[trail]} breadcrumbsLabel={k('page.breadcrumbs')}>
      <output>
        <Notice tone={hasLeft ? 'warn' : 'good'}>{t('many.begun', { count: begun, all: fates.length })}</Notice>
      </output>
      <FramedList label={t('many.fates')}>
        {fates.map(({ companyUserId, documentId, code }) => {
          const name = names.get(companyUserId) ?? t('many.unknown');
          return (
            <FramedRow key={companyUserId}>
              <span>{name}</span>
              {documentId === null ? (
                <span>{findErrorText(code ?? '', values) ?? code}</span>
              ) : (
                <Link to="/employee-contract/edit" query={{ documentId }} aria-label={t('many.fillInOf', { name })}>
                  {t('many.fillIn')}
                </Link>
              )}
            </FramedRow>
          );
        })}
      </FramedList>
      <ButtonRow>
        <Button variant="default" onClick={onAgain}>
          {t(hasLeft ? 'many.again' : 'many.more')}
        </Button>
        <Button component={Link} to="/employee-contract">
          {t('list.new.toList')}
        </Button>
      </ButtonRow>
    </Page>
  );
}
