import { Button } from '@mantine/core';
import { useState } from 'react';
import { LineDetails, RecordLines } from '#features/log/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { getContractLogDetails, getContractLogs } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';

/** What happened to a contract, as a tab of its page for everybody who sees it (contracts.75). */
export function ContractLog({ recordId }: PartOfRecord) {
  const t = useTexts<typeof en>('contracts');
  return (
    <CardSection title={t('record.log')}>
      <LogLines key={recordId} contractId={recordId} before={undefined} />
    </CardSection>
  );
}

interface LogLinesProps {
  contractId: string;
  /** The last line that stands above; undefined for the newest. */
  before: string | undefined;
}

/** A page of lines, and on request the older ones below it (contracts.97). */
function LogLines({ contractId, before }: LogLinesProps) {
  const t = useTexts<typeof en>('contracts');
  const [isUnfolded, setUnfolded] = useState(false);
  const read = useCall(getContractLogs, { query: { contractId, ...(before && { before }) } }, { keepsPrevious: true });
  return (
    <Loaded read={read} skeleton={<ListSkeleton rows={3} />}>
      {({ logs, hasOlder }) => (
        <>
          <RecordLines lines={logs.map(({ logId: id, ...line }) => ({ id, ...line }))}>
            {(lineId) => <OpenedLine logId={lineId} />}
          </RecordLines>
          {hasOlder && isUnfolded && <LogLines contractId={contractId} before={logs.at(-1)?.logId} />}
          {hasOlder && !isUnfolded && (
            <Button variant="default" onClick={() => setUnfolded(true)}>
              {t('record.olderLog')}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

function OpenedLine({ logId }: { logId: string }) {
  const read = useCall(getContractLogDetails, { query: { logId } });
  return (
    <Loaded read={read} skeleton={<ListSkeleton rows={3} />}>
      {({ log: { actor, ...line }, changes }) => (
        <LineDetails line={{ ...line, changes, actor: actor === null ? null : { name: actor } }} />
      )}
    </Loaded>
  );
}
