import { Button } from '@mantine/core';
import { IconPlus, IconShieldLock } from '@tabler/icons-react';
import { useOpened } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { getProtocol } from '../../contract/endpoints-protocol.ts';
import { GdprFrame } from '../components/GdprFrame.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { ArchivedProtocols } from './ArchivedProtocols.tsx';
import { MissingList } from './MissingList.tsx';
import { PeopleDrawer } from './PeopleDrawer.tsx';
import { ProtocolActions } from './ProtocolActions.tsx';
import { ProtocolHead } from './ProtocolHead.tsx';
import { TreatmentList } from './TreatmentList.tsx';
import { Welcome } from './Welcome.tsx';

/** The protocol of the company with its treatments (gdpr.80). */
export function ProtocolPage() {
  const t = useGdprTexts();
  const isFixed = useReadOnly();
  const read = useCall(getProtocol, {});
  const may = read.answer?.permissions;
  const mayAdd = may?.createTreatment === true && !isFixed && read.answer?.protocol != null;
  const actions = (
    <>
      {read.answer?.protocol && <ProtocolActions mayExport={may?.export === true && !isFixed} />}
      {mayAdd && (
        <Button component={Link} to="/gdpr/treatment/new" leftSection={<IconPlus aria-hidden />}>
          {t('protocol.add')}
        </Button>
      )}
    </>
  );
  return (
    <GdprFrame place="protocol" refused={read.error} actions={actions}>
      <Loaded read={read} skeleton={<ListSkeleton rows={9} />}>
        {(answer) => <OpenedProtocol answer={answer} mayUpdate={answer.permissions.update && !isFixed} />}
      </Loaded>
    </GdprFrame>
  );
}

function OpenedProtocol({ answer, mayUpdate }: { answer: Answer<typeof getProtocol>; mayUpdate: boolean }) {
  const t = useGdprTexts();
  const people = useOpened('people');
  const archived = useOpened('archived');
  const { protocol, limit, isWelcomed } = answer;
  if (!protocol) {
    if (mayUpdate) return <Welcome isOpened={!isWelcomed} />;
    return <EmptyState icon={IconShieldLock} title={t('protocol.notSetUp')} text={t('protocol.notSetUpText')} />;
  }
  return (
    <>
      <MissingList protocol={protocol} onPeople={mayUpdate ? () => people.open('edit') : undefined} />
      <TreatmentList treatments={protocol.dataTreatments} mayAdd={answer.permissions.createTreatment && mayUpdate} />
      <ProtocolHead protocol={protocol} limit={limit} onEdit={mayUpdate ? () => people.open('edit') : undefined} />
      {people.id && mayUpdate && <PeopleDrawer protocol={protocol} onClose={people.close} />}
      {archived.id && <ArchivedProtocols onClose={archived.close} />}
    </>
  );
}
