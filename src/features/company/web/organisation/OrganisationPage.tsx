import { Button, Skeleton, Tabs } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Page } from '#ui/Page.tsx';
import { getCompany } from '../../contract/endpoints.ts';
import type { Company } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { CompanyPartSlot } from '../components/CompanyPartSlot.tsx';
import { useCompanyParts } from '../components/use-company-parts.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import styles from './organisation.module.css';

const first = 'overview';

/** The company's details, and the cards and tabs of other features (company.9). */
export function OrganisationPage() {
  const read = useCall(getCompany, {}, { staleMinutes: 2 });
  return (
    <Loaded read={read} skeleton={<Skeleton height={420} radius="lg" />}>
      {({ company }) => <Organisation company={company} />}
    </Loaded>
  );
}

function Organisation({ company }: { company: Company }) {
  const t = useTexts<typeof en>('company');
  const { name, registryId, permissions } = company;
  const edit = permissions.edit && (
    <Button component={Link} to="/organisation/edit" variant="default" leftSection={<IconPencil aria-hidden size={18} stroke={1.75} />}>
      {t('organisation.edit')}
    </Button>
  );
  const number = registryId.replace(/(\d{3})(?=\d)/g, '$1\u00a0');
  return (
    <Page title={name} description={t('organisation.registryId', { registryId: number })} actions={edit}>
      <CompanyTabs company={company} />
    </Page>
  );
}

function CompanyTabs({ company }: { company: Company }) {
  const t = useTexts<typeof en>('company');
  const language = useLanguage();
  const [query, change] = useQuery();
  const tabs = useCompanyParts('tab');
  const cards = useCompanyParts('card');
  const open = tabs.find(({ key }) => key === query['tab']);
  return (
    <Tabs
      value={open?.key ?? first}
      keepMounted={false}
      onChange={(next) => change({ tab: next === first ? undefined : (next ?? undefined), folder: undefined, file: undefined })}
    >
      <Tabs.List mb="lg" aria-label={t('organisation.tabs')}>
        <Tabs.Tab value={first}>{t('organisation.overview')}</Tabs.Tab>
        {tabs.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key}>
            {label[language]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={first}>
        <div className={styles['columns']}>
          <CompanyFacts company={company} />
          <div className={styles['cards']}>
            {cards.map((part) => (
              <CompanyPartSlot key={part.key} part={part} />
            ))}
          </div>
        </div>
      </Tabs.Panel>
      {open && (
        <Tabs.Panel value={open.key}>
          <CompanyPartSlot part={open} />
        </Tabs.Panel>
      )}
    </Tabs>
  );
}
