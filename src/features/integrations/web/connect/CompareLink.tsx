import { Button } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { compareQuery, integrationsPath } from '../compare/addresses.ts';

/** Leads to the people of a system beside those here. */
export function CompareLink({ provider, isMain = false }: { provider: AccountingSystem; isMain?: boolean }) {
  const t = useTexts<typeof en>('integrations');
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      renderRoot={(props) => <Link {...props} to={integrationsPath} query={compareQuery(provider)} />}
    >
      {t('connect.compare')}
    </Button>
  );
}
