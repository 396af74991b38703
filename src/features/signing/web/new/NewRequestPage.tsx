import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { hasRoom, type CompanyLimit } from '#features/billing/contract/limits.ts';
import { LimitNotice } from '#features/billing/web/public.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { getSigningContacts } from '../../contract/endpoints-contacts.ts';
import { getSigningOptions } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { personOf } from '../people-values.ts';
import { ResultsPage } from './ResultsPage.tsx';
import { firstValues, leftOf, type NewRequestValues } from './new-values.ts';
import { NewRequestForm } from './NewRequestForm.tsx';
import type { PersonResult } from './new-values.ts';

type Options = Answer<typeof getSigningOptions>;

const skeleton = <FormSkeleton fields={6} />;

/** A new signing request; with `companyUserId` for one of the staff (signing.74). */
export function NewRequestPage() {
  const options = useCall(getSigningOptions, {});
  return (
    <Loaded read={options} skeleton={skeleton}>
      {(answer) => <NewWithin options={answer} />}
    </Loaded>
  );
}

/** The form, when there is a signature left; it stays open when the last one is taken meanwhile. */
function NewWithin({ options }: { options: Options }) {
  const [{ companyUserId }] = useQuery();
  const [isOpened, setOpened] = useState(false);
  if (hasRoom(options.limit) && !isOpened) setOpened(true);
  if (!isOpened) return <NoneLeft limit={options.limit} />;
  return companyUserId ? (
    <NewFor key={companyUserId} options={options} companyUserId={companyUserId} />
  ) : (
    <NewOrResults options={options} />
  );
}

function NewFor({ options, companyUserId }: { options: Options; companyUserId: string }) {
  const read = useCall(getSigningContacts, { body: { companyUserIds: [companyUserId] } });
  return (
    <Loaded read={read} skeleton={skeleton}>
      {({ contacts }) => <NewOrResults options={options} recipients={contacts.map(personOf)} />}
    </Loaded>
  );
}

function NewOrResults({ options, recipients = [] }: { options: Options; recipients?: NewRequestValues['recipients'] }) {
  const language = useLanguage();
  const { companyUserId: me } = useUser();
  const [results, setResults] = useState<readonly PersonResult[]>();
  const [initial, setInitial] = useState(() => {
    const personId = recipients[0]?.companyUserId ?? me;
    return { ...firstValues(language, { location: 'profile', personId }), recipients };
  });
  if (results) return <ResultsPage results={results} onAgain={() => setResults(undefined)} />;
  const end = (found: readonly PersonResult[], values: NewRequestValues): void => {
    setInitial({ ...values, people: leftOf(found, values) });
    setResults(found);
  };
  return <NewRequestForm options={options} initial={initial} onResults={end} />;
}

/** All signatures of the subscription are used. */
function NoneLeft({ limit }: { limit: CompanyLimit }) {
  const t = useTexts<typeof en>('signing');
  const [isClosed, setClosed] = useState(false);
  const back = (
    <Button component={Link} to="/esigning" variant="default">
      {t('request.toList')}
    </Button>
  );
  return (
    <>
      <EmptyState
        isPage
        icon={IconLock}
        title={t('new.noneLeft')}
        text={t('new.noneLeftText', { limit: limit.limit ?? 0 })}
        action={back}
      />
      <LimitNotice limit={{ reached: isClosed ? undefined : { key: 'signatureLimit', ...limit }, close: () => setClosed(true) }} />
    </>
  );
}
