import { Button } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { writtenOrganisationNumber } from '#features/company/contract/organisation-number.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { CardSection } from '#ui/CardSection.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useCardName } from '../payment/card-name.ts';

/** How the company pays, and who gets the invoices. */
export function PaymentCard({ overview }: { overview: SubscriptionOverview }) {
  const t = useTexts<typeof en>('subscription');
  const { collectionMethod, recipient, billingInformation, isBillingInformationKept, cards, permissions } = overview;
  const card = cards.find(({ isDefault }) => isDefault);
  const nameOf = useCardName();
  const missing = t('overview.pay.missing');
  return (
    <CardSection title={t('overview.pay.title')}>
      <Facts>
        <Fact label={t('overview.pay.method')}>{collectionMethod === null ? missing : t(`method.${collectionMethod}`)}</Fact>
        <Fact label={t('overview.pay.card')}>{card && nameOf(card)}</Fact>
        <Fact label={t('overview.pay.recipient')}>{recipient === null ? missing : `${recipient.name}\n${recipient.email}`}</Fact>
        <Fact label={t('overview.pay.company')}>
          {isBillingInformationKept
            ? `${billingInformation.companyName}\n${writtenOrganisationNumber(billingInformation.registryId)}`
            : missing}
        </Fact>
      </Facts>
      {permissions.change && (
        <ButtonRow>
          <Button component={Link} to="/organisation/subscription/payment" variant="default">
            {t('overview.pay.change')}
          </Button>
        </ButtonRow>
      )}
    </CardSection>
  );
}
