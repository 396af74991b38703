import { Button } from '@mantine/core';
import { IconContract, IconLock } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { hasRoom, type CompanyLimit } from '#features/billing/contract/limits.ts';
import { LimitNotice } from '#features/billing/web/public.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { getTemplates } from '../../contract/endpoints.ts';
import type { ContractTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';

const skeleton = <FormSkeleton fields={6} />;

interface RoomForNewProps {
  /** Where contracts are begun. */
  children: (templates: readonly ContractTemplate[], limit: CompanyLimit) => ReactNode;
}

/** Asks for room in the subscription and for the templates, before anything is chosen (employment.32). */
export function RoomForNew({ children }: RoomForNewProps) {
  const limits = useCall(checkCompanyLimits, { body: { limits: ['employmentContractLimit'] } });
  return (
    <Loaded read={limits} skeleton={skeleton}>
      {({ limits: { employmentContractLimit: limit = { limit: null, used: 0 } } }) => <NewWithin limit={limit}>{children}</NewWithin>}
    </Loaded>
  );
}

/** The choice, when there is room; it stays open when the last place is taken meanwhile. */
function NewWithin({ limit, children }: RoomForNewProps & { limit: CompanyLimit }) {
  const t = useTexts<typeof en>('employment');
  const [isOpened, setOpened] = useState(false);
  const read = useCall(getTemplates, {}, { staleMinutes: 2 });
  if (hasRoom(limit) && !isOpened) setOpened(true);
  if (!isOpened) return <NoRoom limit={limit} />;
  return (
    <Loaded read={read} skeleton={skeleton}>
      {({ templates }) =>
        templates.length > 0 ? (
          children(templates, limit)
        ) : (
          <EmptyState
            isPage
            icon={IconContract}
            title={t('list.new.noTemplates')}
            text={t('list.new.noTemplatesText')}
            action={<ToList />}
          />
        )
      }
    </Loaded>
  );
}

/** The subscription covers no more contracts. */
function NoRoom({ limit }: { limit: CompanyLimit }) {
  const t = useTexts<typeof en>('employment');
  const [isClosed, setClosed] = useState(false);
  const reached = isClosed ? undefined : { key: 'employmentContractLimit' as const, ...limit };
  return (
    <>
      <EmptyState
        isPage
        icon={IconLock}
        title={t('list.new.noRoom')}
        text={t('list.new.noRoomText', { limit: limit.limit ?? 0 })}
        action={<ToList />}
      />
      <LimitNotice limit={{ reached, close: () => setClosed(true) }} />
    </>
  );
}

function ToList() {
  const t = useTexts<typeof en>('employment');
  return (
    <Button component={Link} to="/employee-contract" variant="default">
      {t('list.new.toList')}
    </Button>
  );
}
