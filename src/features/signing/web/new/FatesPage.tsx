import { Button } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { findErrorText, useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { en } from '../../texts/en.ts';
import { noAddress, noNumber, type Fate } from './new-values.ts';

interface FatesPageProps {
  fates: readonly Fate[];
  /** Back to the form, with those who got none. */
  onAgain: () => void;
}

/** What became of each of many requests (signing.75). */
export function FatesPage({ fates, onAgain }: FatesPageProps) {
  const t = useTexts<typeof en>('signing');
  const k = useKernelTexts();
  const reasonOf = (code: string | null): string | null => {
    if (code === noAddress || code === noNumber) return t(`new.many.${code}`);
    return findErrorText(code ?? '', {}) ?? code;
  };
  const made = fates.filter(({ signingRequestId }) => signingRequestId !== null).length;
  const hasLeft = made < fates.length;
  const trail = (
    <Link key="list" to="/esigning">
      {t('list.title')}
    </Link>
  );
  return (
    <Page title={t('new.many.title')} width="form" breadcrumbs={[trail]} breadcrumbsLabel={k('page.breadcrumbs')}>
      <output>
        <Notice tone={hasLeft ? 'warn' : 'good'}>{t('new.many.made', { made, all: fates.length })}</Notice>
      </output>
      <FramedList label={t('new.many.fates')}>
        {fates.map(({ companyUserId, name, signingRequestId, code }) => (
          <FramedRow key={companyUserId}>
            <span>{name}</span>
            {signingRequestId === null ? (
              <span>{reasonOf(code)}</span>
            ) : (
              <Link to="/esigning" query={{ signingRequestId }} aria-label={t('new.many.openOf', { name })}>
                {t('new.many.open')}
              </Link>
            )}
          </FramedRow>
        ))}
      </FramedList>
      <ButtonRow>
        {hasLeft && (
          <Button variant="default" onClick={onAgain}>
            {t('new.many.again')}
          </Button>
        )}
        <Button component={Link} to="/esigning">
          {t('new.many.toList')}
        </Button>
      </ButtonRow>
    </Page>
  );
}
