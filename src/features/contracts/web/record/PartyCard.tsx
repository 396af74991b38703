import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Contract } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** The party as the register of parties has it, and what the business register says otherwise (contracts.8). */
export function PartyCard({ contract: { counterparty } }: { contract: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  if (!counterparty) return null;
  const { name, registryId, address, email, register, differences } = counterparty;
  return (
    <CardSection title={t('form.party')}>
      <Facts>
        <Fact label={t('form.contactName')}>{name}</Fact>
        <Fact label={t('record.registryId')}>{registryId}</Fact>
        <Fact label={t('record.address')}>{address}</Fact>
        <Fact label={t('form.email')}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
        <Fact label={t('record.asked')}>{register && format.moment(register.copiedAt)}</Fact>
      </Facts>
      {differences.length > 0 && (
        <Notice tone="warn" title={t('record.differs')}>
          {differences
            .map(({ field, kept, register: said }) =>
              t('record.difference', { field, kept: kept ?? t('form.empty'), register: said ?? t('form.empty') }),
            )
            .join('\n')}
        </Notice>
      )}
    </CardSection>
  );
}
