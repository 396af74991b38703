import { Button } from '@mantine/core';
import type * as people from '#features/people/contract/endpoints.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useUser } from '#kernel/web/session.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Page } from '#ui/Page.tsx';
import { useCatalogue } from '../catalogue.ts';
import { logOut } from '../session-actions.ts';
import type { en } from '../texts/en-later.ts';
import { CompanyChoice } from './CompanyChoice.tsx';
import styles from './pages.module.css';

const getCompanyUser = endpointAt<typeof people.getCompanyUser>({ method: 'GET', path: '/companyusers/company-user' });

/** Says that the user's access has ended: since when, with links to their own profile and other companies (shell.32). */
export function InactivePage() {
  const t = useTexts<typeof en>('app/later');
  const user = useUser();
  const { hasPage } = useCatalogue();
  const others = user.companies.filter(({ key }) => key !== user.companyId);
  return (
    <Page title={t('inactive.title', { company: user.companyName })} description={<Since />} width="text">
      <p className={styles['text']}>{others.length > 0 ? t('inactive.text') : t('inactive.textOnly')}</p>
      {others.length > 0 && (
        <section>
          <h2 className={styles['heading']}>{t('inactive.others')}</h2>
          <CompanyChoice companies={others} />
        </section>
      )}
      <ButtonRow>
        {hasPage('/people/details') && (
          <Button component={Link} to="/people/details" variant="default">
            {t('inactive.profile')}
          </Button>
        )}
        <Button variant="subtle" onClick={() => void runOrShowError(logOut)}>
          {t('inactive.logOut')}
        </Button>
      </ButtonRow>
    </Page>
  );
}

/** The day it ended, from their own profile. */
function Since() {
  const t = useTexts<typeof en>('app/later');
  const format = useFormat();
  const { companyUserId } = useUser();
  const query = { companyUserEncrId: companyUserId ?? '' };
  const { answer } = useCall(getCompanyUser, { query }, { enabled: companyUserId !== null, background: true });
  const day = answer?.companyUser.inactivationDate;
  return day ? t('inactive.since', { date: format.date(day) }) : t('inactive.sinceUndated');
}
