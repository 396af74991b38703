import { IconCalendarDue, IconLock } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { RecordPage, RecordSkeleton } from '#kernel/web/RecordPage.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { getContract } from '../../contract/endpoints.ts';
import type { Contract } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { ContractLight } from '../components/ContractLight.tsx';
import { ContractStatusBadge } from '../components/ContractStatusBadge.tsx';
import { useChangeLight } from '../use-change-light.ts';
import { ContractActions } from './ContractActions.tsx';
import { ContractOverview } from './ContractOverview.tsx';
import { isNotShown, NotShown } from './NotShown.tsx';

/** One contract with all that belongs to it. */
export function ContractPage() {
  const [{ contractId = '' }] = useQuery();
  const read = useCall(getContract, { query: { contractId } }, { enabled: contractId !== '' });
  useOpenedRecords(read.answer?.contract.contractId);
  // Also of one that was shown: somebody else has deleted it, or given it to another.
  const refused = read.error;
  if (contractId === '' || (refused && isNotShown(refused))) return <NotShown isMissing={refused?.status !== 403} error={refused} />;
  return (
    <Loaded read={read} skeleton={<RecordSkeleton />}>
      {({ contract }) => <OpenedContract contract={contract} />}
    </Loaded>
  );
}

function OpenedContract({ contract }: { contract: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const k = useKernelTexts();
  const { parent, responsible } = contract;
  const trail = (
    <Link key="contracts" to="/contracts">
      {t('form.contracts')}
    </Link>
  );
  const above = parent && (
    <Link key="parent" to="/contracts/details" query={{ contractId: parent.contractId }}>
      {parent.name}
    </Link>
  );
  const head = {
    title: contract.name,
    description: [contract.party, contract.category, responsible && t('record.responsible', { name: responsible })]
      .filter(Boolean)
      .join(' · '),
    states: <States contract={contract} />,
    breadcrumbs: above ? [trail, above] : [trail],
    breadcrumbsLabel: k('page.breadcrumbs'),
    actions: <ContractActions contract={contract} />,
  };
  const overview = { key: 'overview', label: t('record.overview'), content: <ContractOverview contract={contract} /> };
  return <RecordPage record="contract" recordId={contract.contractId} head={head} tabs={[overview]} named={['contractId']} />;
}

function States({ contract }: { contract: Contract }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const isFixed = useReadOnly();
  const changeLight = useChangeLight();
  const { actBy, date } = contract.deadline;
  const next = actBy ?? date;
  return (
    <>
      {contract.isRestricted && (
        <StatusBadge tone="note" icon={IconLock}>
          {t('list.marks.restricted')}
        </StatusBadge>
      )}
      <ContractStatusBadge contract={contract} />
      <ContractLight contract={contract} onChange={isFixed ? undefined : changeLight} />
      {next && (
        <StatusBadge tone="note" icon={IconCalendarDue}>
          {t('record.actBy', { date: format.date(next) })}
        </StatusBadge>
      )}
    </>
  );
}
