import { Button } from '@mantine/core';
import { useState } from 'react';
import { writtenOrganisationNumber } from '#features/company/contract/organisation-number.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ActionSection } from '#ui/ActionSection.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { BillingInformation, SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { BillingDialog } from './BillingDialog.tsx';
import styles from './payment.module.css';
import { RecipientDialog } from './RecipientDialog.tsx';

interface BuyerSectionsProps {
  overview: SubscriptionOverview;
  /** Why nothing can be bought as it is. */
  problems?: { recipient?: string | undefined; billing?: string | undefined };
}

/** Who gets the invoices, and who they are made out to. */
export function BuyerSections({ overview, problems = {} }: BuyerSectionsProps) {
  const t = useTexts<typeof en>('subscription');
  const { recipient, billingInformation: billing, isBillingInformationKept, version, permissions } = overview;
  const [opened, setOpened] = useState<'recipient' | 'billing'>();
  const close = () => setOpened(undefined);
  const change = (what: 'recipient' | 'billing') =>
    permissions.change && (
      <Button variant="default" onClick={() => setOpened(what)}>
        {t(`${what}.edit`)}
      </Button>
    );
  return (
    <>
      <ActionSection title={t('recipient.title')} text={t('recipient.lead')} action={change('recipient')}>
        {problems.recipient && <Notice tone="bad">{problems.recipient}</Notice>}
        {recipient === null && <p className={styles['quiet']}>{t('recipient.none')}</p>}
        {recipient && (
          <Facts>
            <Fact label={t('recipient.name')}>{recipient.name}</Fact>
            <Fact label={t('recipient.email')}>{recipient.email}</Fact>
          </Facts>
        )}
      </ActionSection>
      <ActionSection title={t('billing.title')} text={t('billing.lead')} action={change('billing')}>
        {problems.billing && <Notice tone="bad">{problems.billing}</Notice>}
        {!isBillingInformationKept && <p className={styles['quiet']}>{t('billing.none')}</p>}
        <BillingFacts billing={billing} />
      </ActionSection>
      {opened === 'recipient' && <RecipientDialog recipient={recipient} version={version} onClose={close} />}
      {opened === 'billing' && <BillingDialog billing={billing} version={version} onClose={close} />}
    </>
  );
}

function BillingFacts({ billing }: { billing: BillingInformation }) {
  const t = useTexts<typeof en>('subscription');
  const { companyName, registryId, streetAddress, secondaryStreetAddress, postalCode, city, reference } = billing;
  const address = [streetAddress, secondaryStreetAddress, `${postalCode} ${city}`].filter(Boolean).join('\n');
  return (
    <Facts>
      <Fact label={t('billing.company')}>{companyName}</Fact>
      <Fact label={t('billing.registryId')}>{writtenOrganisationNumber(registryId)}</Fact>
      <Fact label={t('billing.address')}>{address}</Fact>
      <Fact label={t('billing.reference')}>{reference}</Fact>
    </Facts>
  );
}
