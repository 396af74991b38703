import { Button } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useUser } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Page } from '#ui/Page.tsx';
import { useCatalogue } from '../catalogue.ts';
import { companyReasons } from '../guards.ts';
import { logOut } from '../session-actions.ts';
import type { en } from '../texts/en-later.ts';
import { CompanyChoice } from './CompanyChoice.tsx';

/** The tab has no company that it may open: explains why, and offers a choice or a registration (shell.34). */
export function MissingCompanyPage() {
  const t = useTexts<typeof en>('app/later');
  const { companies } = useUser();
  const { hasPage } = useCatalogue();
  const [query] = useQuery();
  const reason = companyReasons.find((one) => one === query['reason']) ?? 'notChosen';
  const text = companies.length > 0 ? t(`missingCompany.${reason}`) : t('missingCompany.textNone');
  return (
    <Page title={t('missingCompany.title')} description={text} width="text">
      <CompanyChoice companies={companies} returnTo={query['returnTo']} />
      <ButtonRow>
        {hasPage('/signup') && (
          <Button component={Link} to="/signup" variant={companies.length > 0 ? 'default' : 'filled'}>
            {t('missingCompany.add')}
          </Button>
        )}
        <Button variant="subtle" onClick={() => void runOrShowError(logOut)}>
          {t('missingCompany.logOut')}
        </Button>
      </ButtonRow>
    </Page>
  );
}
