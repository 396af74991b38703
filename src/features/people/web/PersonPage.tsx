import { Button } from '@mantine/core';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { useGo } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { RecordPage, RecordSkeleton } from '#kernel/web/RecordPage.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { CompanyUser } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { NotShown } from './components/NotShown.tsx';
import { ProfileFields } from './components/ProfileFields.tsx';
import { PersonActions } from './components/PersonActions.tsx';
import { PersonStates } from './components/PersonStates.tsx';
import { ProfilePicture } from './components/ProfilePicture.tsx';
import type { ChosenAction } from './life/life-actions.ts';
import { LifeDialogs } from './life/LifeDialogs.tsx';
import { useLifeAction } from './life/use-life-action.ts';
import { fullName } from './person.ts';
import { isNotShown, usePersonInAddress } from './person-query.ts';

/** One person's profile, with the fields that the user may see (people.26). */
export function PersonPage() {
  const { isSelf, read } = usePersonInAddress();
  useOpenedRecords(read.answer?.companyUser.id);
  // Also of somebody who was shown: others may have deleted them meanwhile.
  if (read.error && isNotShown(read.error)) return <NotShown isMissing={read.error.status !== 403} />;
  return (
    <Loaded read={read} skeleton={<RecordSkeleton hasPicture />}>
      {({ companyUser }) => <Profile person={companyUser} isSelf={isSelf} />}
    </Loaded>
  );
}

function Profile({ person, isSelf }: { person: CompanyUser; isSelf: boolean }) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const go = useGo();
  const life = useLifeAction([person]);
  const isCard = person.team === undefined;
  const trail = <Link to="/people">{t('profile.backToPeople')}</Link>;
  const head = {
    picture: <ProfilePicture person={person} isSelf={isSelf} />,
    title: fullName(person),
    description: [person.position, person.department].filter(Boolean).join(' · '),
    states: <PersonStates person={person} />,
    breadcrumbs: isSelf ? [] : [trail],
    breadcrumbsLabel: k('page.breadcrumbs'),
    actions: <PersonActions person={person} isSelf={isSelf} onAct={life.open} />,
  };
  return (
    <>
      <RecordPage
        record="person"
        recordId={person.id}
        head={head}
        notice={!person.isActive && !person.isPending && <Locked person={person} onAct={life.open} />}
        tabs={[{ key: 'profile', label: t('profile.tab'), content: <ProfileFields person={person} isCard={isCard} /> }]}
        named={['employeeId']}
        isBrief={isCard}
      />
      <LifeDialogs chosen={life.chosen} onClose={life.close} onDeleted={() => void go('/people', { tab: 'inactive' })} />
    </>
  );
}

/** A deactivated profile is read-only; users with permission activate or erase it here (people.29). */
function Locked({ person, onAct }: { person: CompanyUser; onAct: (chosen: ChosenAction) => void }) {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  const { inactivationDate, permissions } = person;
  const actions = (permissions.activate || permissions.delete) && (
    <>
      {permissions.activate && (
        <Button size="xs" onClick={() => onAct({ action: 'activate', person })}>
          {t('life.menu.activate')}
        </Button>
      )}
      {permissions.delete && (
        <Button size="xs" variant="default" onClick={() => onAct({ action: 'delete', person })}>
          {t('life.menu.delete')}
        </Button>
      )}
    </>
  );
  return (
    <Notice tone="note" title={t('profile.lockedTitle')} actions={actions}>
      {inactivationDate ? t('profile.lockedText', { date: format.date(inactivationDate) }) : t('profile.lockedTextUndated')}
    </Notice>
  );
}
