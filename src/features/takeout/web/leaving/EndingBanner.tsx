import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { usePermission, useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Banner } from '#ui/Banner.tsx';
import type { en } from '../../texts/en.ts';

/** Shows on every page that the company is scheduled for deletion. */
export function EndingBanner() {
  const t = useTexts<typeof en>('takeout');
  const format = useFormat();
  const { companyName, company } = useUser();
  const maySettle = usePermission('OrganisationSettings');
  if (!company.endsAt) return null;
  return (
    <Banner
      label={t('banner.label')}
      icon={IconAlertTriangle}
      title={t('banner.title', { company: companyName, day: format.dayOf(company.endsAt) })}
      text={t('banner.text')}
    >
      {maySettle && (
        <Button component={Link} to="/organisation/settings" size="xs" variant="default">
          {t('banner.open')}
        </Button>
      )}
    </Banner>
  );
}
