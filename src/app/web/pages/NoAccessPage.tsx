import { Button } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import type { PageRoute } from '#kernel/web/entry.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useSession } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Page } from '#ui/Page.tsx';
import { useCatalogue } from '../catalogue.ts';
import { isOnlyUnsold } from '../guards.ts';
import type { en } from '../texts/en-later.ts';
import { AdminContacts } from './AdminContacts.tsx';

/** The user may not open a page: which one, and whom to ask (shell.31). */
export function NoAccessPage() {
  const t = useTexts<typeof en>('app/later');
  const user = useSession();
  const company = user?.companyName;
  const language = useLanguage();
  const route = useAskedRoute();
  const page = route?.title[language];
  if (route && user && isOnlyUnsold(route, user)) {
    return (
      <Page title={t('noAccess.notSold')} description={t('noAccess.notSoldText')} width="text">
        <WaysOn />
      </Page>
    );
  }
  const title = page === undefined ? t('noAccess.title') : t('noAccess.titleOf', { page });
  return (
    <Page title={title} description={company ? t('noAccess.text', { company }) : t('noAccess.textNoCompany')} width="text">
      {company && <AdminContacts />}
      <WaysOn />
    </Page>
  );
}

function WaysOn() {
  const t = useTexts<typeof en>('app/later');
  return (
    <ButtonRow>
      <Button component={Link} to="/">
        {t('noAccess.home')}
      </Button>
      {history.length > 1 && (
        <Button variant="default" onClick={() => history.back()}>
          {t('noAccess.back')}
        </Button>
      )}
    </ButtonRow>
  );
}

/** The requested page. */
function useAskedRoute(): PageRoute | undefined {
  const [{ page }] = useQuery();
  return useCatalogue().pages.find(({ route }) => route.path === page)?.route;
}
