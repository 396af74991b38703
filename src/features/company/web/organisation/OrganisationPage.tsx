import { Button, Skeleton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { RecordPage, RecordSkeleton } from '#kernel/web/RecordPage.tsx';
import { RecordParts } from '#kernel/web/RecordParts.tsx';
import { ShowTogether } from '#kernel/web/ShowTogether.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getCompany } from '../../contract/endpoints.ts';
import type { Company } from '../../contract/entities.ts';
import { writtenOrganisationNumber } from '../../contract/organisation-number.ts';
import type { en } from '../../texts/en.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import styles from './organisation.module.css';

/** The company's details, and the cards and tabs of other features (company.9). */
export function OrganisationPage() {
  const read = useCall(getCompany, {}, { staleMinutes: 2 });
  return (
    <Loaded read={read} skeleton={<RecordSkeleton />}>
      {({ company }) => <Organisation company={company} />}
    </Loaded>
  );
}

function Organisation({ company }: { company: Company }) {
  const t = useTexts<typeof en>('company');
  const { name, registryId, permissions } = company;
  const recordId = String(company.id);
  const edit = permissions.edit && (
    <Button component={Link} to="/organisation/edit" variant="default" leftSection={<IconPencil aria-hidden />}>
      {t('organisation.edit')}
    </Button>
  );
  const number = writtenOrganisationNumber(registryId);
  const overview = (
    <div className={styles['columns']}>
      <CompanyFacts company={company} />
      <div className={styles['cards']}>
        <ShowTogether skeleton={<Skeleton height={340} radius="lg" />}>
          <RecordParts record="company" place="card" recordId={recordId} />
        </ShowTogether>
      </div>
    </div>
  );
  return (
    <RecordPage
      record="company"
      recordId={recordId}
      head={{ title: name, description: t('organisation.registryId', { registryId: number }), actions: edit }}
      tabs={[{ key: 'overview', label: t('organisation.overview'), content: overview }]}
    />
  );
}
