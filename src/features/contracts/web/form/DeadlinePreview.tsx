import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { Contract } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { WhyList } from '../record/WhyList.tsx';
import type { ContractValues } from './contract-values.ts';
import { useTypedDeadline } from './use-typed-deadline.ts';

/** The next deadline of the dates that are being typed, and why it is that one (contracts.6). */
export function DeadlinePreview({ values, contract }: { values: ContractValues; contract: Contract | undefined }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const typed = useTypedDeadline(values, contract);
  if (!typed || typed.deadline.state === 'none') return null;
  const { actBy, date, state, why } = typed.deadline;
  const title = state === 'upcoming' ? t('record.actBy', { date: format.date(actBy ?? date) }) : t(`record.states.${state}`);
  return (
    <output>
      <Notice tone={state === 'expired' ? 'warn' : 'note'} title={title}>
        <WhyList lines={why} />
      </Notice>
    </output>
  );
}
