import { Button } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import { writtenOrganisationNumber } from '#features/company/contract/organisation-number.ts';
import { RegisterDifferences } from '#features/parties/web/public.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { filterText } from '#kernel/web/list-address.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { CardSection } from '#ui/CardSection.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Contract } from '../../contract/entities.ts';
import { contractStatuses } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { RefreshParty } from './RefreshParty.tsx';

/** The party as the register of parties has it, and what the business register says otherwise (contracts.8). */
export function PartyCard({ contract }: { contract: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const isFixed = useReadOnly();
  const { counterparty } = contract;
  if (!counterparty) return null;
  const { partyId, name, registryId, address, email, register, differences, permissions } = counterparty;
  return (
    <CardSection title={t('form.party')}>
      <Facts>
        <Fact label={t('form.contactName')}>{name}</Fact>
        <Fact label={t('record.registryId')}>{registryId && writtenOrganisationNumber(registryId)}</Fact>
        <Fact label={t('record.address')}>{address}</Fact>
        <Fact label={t('form.email')}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
        <Fact label={t('record.asked')}>{register && format.moment(register.copiedAt)}</Fact>
      </Facts>
      {differences.length > 0 && (
        <Notice tone="warn" title={t('record.differs')}>
          <RegisterDifferences differences={differences} />
        </Notice>
      )}
      <ButtonRow>
        {permissions.refresh && !isFixed && <RefreshParty contract={contract} />}
        <Button
          component={Link}
          to="/contracts"
          query={{ party: partyId, status: filterText(contractStatuses.map(String)) }}
          variant="subtle"
          leftSection={<IconList aria-hidden />}
        >
          {t('record.allOfParty')}
        </Button>
      </ButtonRow>
    </CardSection>
  );
}
