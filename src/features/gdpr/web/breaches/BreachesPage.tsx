import { Button } from '@mantine/core';
import { IconLock, IconPlus, IconShieldX } from '@tabler/icons-react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useOpened } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { getBreaches } from '../../contract/endpoints-breaches.ts';
import { GdprFrame } from '../components/GdprFrame.tsx';
import { useGdprTexts } from '../gdpr-words.ts';
import { BreachDrawer } from './BreachDrawer.tsx';
import { BreachList } from './BreachList.tsx';
import { OpenedBreach } from './OpenedBreach.tsx';

/** The register of breaches, or one of them (gdpr.104). */
export function BreachesPage() {
  const t = useGdprTexts();
  const isFixed = useReadOnly();
  const { id: opened, open, close } = useOpened('breach');
  const read = useCall(getBreaches, {});
  const mayAdd = read.answer?.permissions.update === true && !isFixed;
  const add = mayAdd && (
    <Button leftSection={<IconPlus aria-hidden />} onClick={() => open('new')}>
      {t('breaches.add')}
    </Button>
  );
  const isOne = opened !== undefined && opened !== 'new';
  return (
    <GdprFrame place="breaches" refused={read.error} lead={t('breaches.lead')} actions={!isOne && add}>
      {isOne ? (
        <Loaded read={read} skeleton={<ListSkeleton rows={8} />}>
          {(answer) => <OneBreach answer={answer} breachId={opened} isFixed={isFixed} />}
        </Loaded>
      ) : (
        <BreachList
          read={read}
          onOpen={open}
          empty={
            <EmptyState
              icon={IconShieldX}
              title={t('breaches.empty')}
              text={t(mayAdd ? 'breaches.emptyText' : 'breaches.emptyReadText')}
              action={add}
            />
          }
        />
      )}
      {opened === 'new' && mayAdd && <BreachDrawer breach={undefined} onClose={close} />}
    </GdprFrame>
  );
}

interface OneBreachProps {
  answer: Answer<typeof getBreaches>;
  breachId: string;
  isFixed: boolean;
}

function OneBreach({ answer, breachId, isFixed }: OneBreachProps) {
  const t = useGdprTexts();
  const breach = answer.breaches.find((one) => one.breachId === breachId);
  if (breach) return <OpenedBreach key={breachId} breach={breach} isFixed={isFixed} />;
  const back = (
    <Button component={Link} to="/gdpr/breaches" variant="default">
      {t('breaches.back')}
    </Button>
  );
  return <EmptyState icon={IconLock} title={t('breaches.missing')} text={t('breaches.missingText')} action={back} />;
}
