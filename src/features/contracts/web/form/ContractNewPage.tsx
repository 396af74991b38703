import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { hasRoom, type CompanyLimit } from '#features/billing/contract/limits.ts';
import { LimitNotice } from '#features/billing/web/public.ts';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { getContract } from '../../contract/endpoints.ts';
import type { Contract } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { ContractFields } from './ContractFields.tsx';
import { valuesOf, valuesOfCopy } from './contract-values.ts';

const skeleton = <FormSkeleton fields={6} />;

/** A new contract: empty, a copy of another (`copyOf`), or an amendment (`amends`). */
export function ContractNewPage() {
  const limits = useCall(checkCompanyLimits, { body: { limits: ['contractLimit'] } });
  return (
    <Loaded read={limits} skeleton={skeleton}>
      {({ limits: { contractLimit } }) => <NewWithin limit={contractLimit} />}
    </Loaded>
  );
}

/** The form, when there is room; it stays open when the last place is taken meanwhile. */
function NewWithin({ limit = { limit: null, used: 0 } }: { limit: CompanyLimit | undefined }) {
  const [{ copyOf, amends }] = useQuery();
  const [isOpened, setOpened] = useState(false);
  if (hasRoom(limit) && !isOpened) setOpened(true);
  if (!isOpened) return <NoRoom limit={limit} />;
  const from = amends ?? copyOf;
  return from ? <NewFrom key={from} contractId={from} isAmendment={amends !== undefined} /> : <NewEmpty />;
}

function NewEmpty() {
  const t = useTexts<typeof en>('contracts');
  const { companyUserId } = useUser();
  return <ContractFields title={t('form.newTitle')} contract={undefined} initial={valuesOf(undefined, companyUserId)} />;
}

function NewFrom({ contractId, isAmendment }: { contractId: string; isAmendment: boolean }) {
  const read = useCall(getContract, { query: { contractId } });
  return (
    <Loaded read={read} skeleton={skeleton}>
      {({ contract }) => <Filled from={contract} isAmendment={isAmendment} />}
    </Loaded>
  );
}

function Filled({ from, isAmendment }: { from: Contract; isAmendment: boolean }) {
  const t = useTexts<typeof en>('contracts');
  return isAmendment ? (
    <ContractFields
      title={t('form.amendTitle', { name: from.name })}
      contract={undefined}
      parent={from}
      initial={{ ...valuesOfCopy(from), name: '', startDate: '' }}
    />
  ) : (
    <ContractFields
      title={t('form.copyTitle', { name: from.name })}
      contract={undefined}
      copyOf={from.contractId}
      initial={valuesOfCopy(from)}
    />
  );
}

/** The subscription covers no more contracts (contracts.17). */
function NoRoom({ limit }: { limit: CompanyLimit }) {
  const t = useTexts<typeof en>('contracts');
  const [isClosed, setClosed] = useState(false);
  return (
    <>
      <EmptyState
        isPage
        icon={IconLock}
        title={t('form.noRoom')}
        text={t('form.noRoomText', { limit: limit.limit ?? 0 })}
        action={
          <Button component={Link} to="/contracts" variant="default">
            {t('form.toContracts')}
          </Button>
        }
      />
      <LimitNotice limit={{ reached: isClosed ? undefined : { key: 'contractLimit', ...limit }, close: () => setClosed(true) }} />
    </>
  );
}
