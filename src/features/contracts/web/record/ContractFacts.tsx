import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { Contract } from '../../contract/entities.ts';
import { contractType } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { useContractWords } from '../contract-words.ts';

/** What is registered of a contract. */
export function ContractFacts({ contract }: { contract: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const words = useContractWords();
  const { valuePerYear, currency, typeId } = contract;
  return (
    <CardSection title={t('form.basics')}>
      <Facts>
        <Fact label={t('form.party')}>{contract.party}</Fact>
        <Fact label={t('form.category')}>{contract.category}</Fact>
        <Fact label={t('form.responsible')}>{contract.responsible}</Fact>
        <Fact label={t('form.signedBy')}>{contract.signedBy}</Fact>
        <Fact label={t('form.type')}>{words.type(contract)}</Fact>
        <Fact label={t('form.startDate')}>{format.date(contract.startDate)}</Fact>
        <Fact label={typeId === contractType.automatic ? t('form.firstEnd') : t('form.endDate')}>{format.date(contract.endDate)}</Fact>
        <Fact label={t('form.renewalInterval')}>{words.term(contract.renewalInterval)}</Fact>
        <Fact label={t('form.noticePeriod')}>{words.term(contract.noticePeriod)}</Fact>
        <Fact label={t('record.terminatedOn')}>{format.date(contract.terminatedOn)}</Fact>
        <Fact label={t('form.value')}>{words.value(contract)}</Fact>
        <Fact label={t('record.perYear')}>{valuePerYear && format.money(valuePerYear, currency)}</Fact>
        <Fact label={t('record.created')}>{changedBy(format.moment(contract.createdDate), contract.createdBy)}</Fact>
        <Fact label={t('record.changed')}>{changedBy(format.moment(contract.changedDate), contract.changedBy)}</Fact>
      </Facts>
    </CardSection>
  );
}

function changedBy(moment: string, name: string | null): string {
  return name ? `${moment} · ${name}` : moment;
}
