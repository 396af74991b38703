import { Skeleton } from '@mantine/core';
import { LineDetails, RecordLines } from '#features/log/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { getContract, getContractLogDetails } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';

/** What happened to a contract, as a tab of its page for everybody who sees it (contracts.75). */
export function ContractLog({ recordId }: PartOfRecord) {
  const t = useTexts<typeof en>('contracts');
  const read = useCall(getContract, { query: { contractId: recordId } });
  return (
    <CardSection title={t('record.log')}>
      <Loaded read={read} skeleton={<Skeleton height={160} radius="md" />}>
        {({ contract: { contractLogs } }) => (
          <RecordLines lines={contractLogs.map(({ logId: id, ...line }) => ({ id, ...line }))}>
            {(lineId) => <OpenedLine logId={lineId} />}
          </RecordLines>
        )}
      </Loaded>
    </CardSection>
  );
}

function OpenedLine({ logId }: { logId: string }) {
  const read = useCall(getContractLogDetails, { query: { logId } });
  return (
    <Loaded read={read} skeleton={<Skeleton height={160} radius="md" />}>
      {({ log: { actor, ...line }, changes }) => (
        <LineDetails line={{ ...line, changes, actor: actor === null ? null : { name: actor } }} />
      )}
    </Loaded>
  );
}
