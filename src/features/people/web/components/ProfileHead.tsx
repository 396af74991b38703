import { Button } from '@mantine/core';
import {
  IconCalendarEvent,
  IconCircleDashed,
  IconDoorExit,
  IconDots,
  IconDownload,
  IconExternalLink,
  IconEyeQuestion,
  IconKeyOff,
  IconLock,
  IconMail,
  IconPencil,
  IconPhone,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { mayExplain } from '#features/rights/contract/may-explain.ts';
import { today } from '#kernel/web/local-day.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import { fromPort } from '#kernel/web/from-port.ts';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { isInvited } from '../invited.ts';
import type { ChosenAction } from '../life/life-actions.ts';
import { LifeMenuItems } from '../life/LifeMenuItems.tsx';
import { useActionsFor } from '../life/use-life-action.ts';
import { fullName, phoneText } from '../person.ts';
import { ProfilePicture } from './ProfilePicture.tsx';
import styles from './profile.module.css';

const ExplainDialog = lazyComponent(() => fromPort('explainDialog'));
const TakeoutDialog = lazyComponent(() => fromPort('takeoutDialog'));

interface ProfileHeadProps {
  person: CompanyUser;
  isSelf: boolean;
  onAct: (chosen: ChosenAction) => void;
}

/** The person's name and state, and the next action. */
export function ProfileHead({ person, isSelf, onAct }: ProfileHeadProps) {
  const t = useTexts<typeof en>('people');
  const work = [person.position, person.department].filter(Boolean).join(' · ');
  return (
    <header className={styles['head']}>
      <ProfilePicture person={person} isSelf={isSelf} />
      <div className={styles['who']}>
        <h1 className={styles['name']} tabIndex={-1}>
          {fullName(person)}
        </h1>
        {work && <p className={styles['work']}>{work}</p>}
        <States person={person} />
      </div>
      <div className={styles['actions']}>
        {!isSelf && <Reach person={person} />}
        {person.permissions.edit && (
          <Button
            component={Link}
            to="/people/edit"
            query={{ employeeId: person.id }}
            leftSection={<IconPencil aria-hidden size={18} stroke={1.75} />}
          >
            {t('profile.edit')}
          </Button>
        )}
        <MoreActions person={person} isSelf={isSelf} onAct={onAct} />
      </div>
    </header>
  );
}

/** The menu of actions on the person; not rendered when there are none. */
function MoreActions({ person, isSelf, onAct }: ProfileHeadProps) {
  const t = useTexts<typeof en>('people');
  const label = t('life.more', { name: fullName(person) });
  const [opened, setOpened] = useState<'whoSees' | 'takeout'>();
  const close = () => setOpened(undefined);
  const mayAsk = mayExplain(useUser().permissions);
  const hasActions = useActionsFor(person).length > 0;
  if (!hasActions && !person.permissions.invite && !person.permissions.takeOut && !mayAsk) return null;
  const trigger = (open: MenuTrigger) => <IconButton {...open} variant="default" label={label} icon={IconDots} />;
  return (
    <>
      <Menu label={label} trigger={trigger}>
        {mayAsk && (
          <MenuItem icon={IconEyeQuestion} onSelect={() => setOpened('whoSees')}>
            {t('profile.whoSees')}
          </MenuItem>
        )}
        {person.permissions.takeOut && (
          <MenuItem icon={IconDownload} onSelect={() => setOpened('takeout')}>
            {t(isSelf ? 'profile.takeOutOwn' : 'profile.takeOut')}
          </MenuItem>
        )}
        <LifeMenuItems person={person} onAct={(action) => onAct({ action, person })} />
      </Menu>
      <Suspense fallback={null}>
        {opened === 'whoSees' && <ExplainDialog itemType="person" itemId={person.id} name={fullName(person)} onClose={close} />}
        {opened === 'takeout' && <TakeoutDialog companyUserId={person.id} {...(!isSelf && { name: fullName(person) })} onClose={close} />}
      </Suspense>
    </>
  );
}

function Reach({ person }: { person: CompanyUser }) {
  const t = useTexts<typeof en>('people');
  const name = fullName(person);
  const phone = phoneText(person).replaceAll(' ', '');
  return (
    <>
      {person.emailAddress && (
        <IconButton
          variant="default"
          label={t('profile.email', { name })}
          icon={IconMail}
          onClick={() => location.assign(`mailto:${person.emailAddress}`)}
        />
      )}
      {phone && (
        <IconButton
          variant="default"
          label={t('profile.call', { name })}
          icon={IconPhone}
          onClick={() => location.assign(`tel:${phone}`)}
        />
      )}
    </>
  );
}

/** Only states that need attention; an ordinary colleague has none. */
function States({ person }: { person: CompanyUser }) {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  const now = today();
  const { startDate, trialPeriodEndDate, endDate, isPending, isActive, isExternal, hasAccess, inactivationDate } = person;
  return (
    <div className={styles['states']}>
      {isExternal && (
        <StatusBadge tone="still" icon={IconExternalLink}>
          {t('states.external')}
        </StatusBadge>
      )}
      {!isActive && !isPending && (
        <StatusBadge tone="still" icon={IconLock}>
          {inactivationDate ? t('profile.next.deactivated', { date: format.date(inactivationDate) }) : t('states.inactive')}
        </StatusBadge>
      )}
      {isPending && (
        <StatusBadge tone="warn" icon={IconCircleDashed}>
          {t('profile.next.complete')}
        </StatusBadge>
      )}
      {isActive && hasAccess === false && (
        <StatusBadge tone="still" icon={IconKeyOff}>
          {t(isInvited(person) ? 'profile.next.invited' : 'profile.next.noAccess')}
        </StatusBadge>
      )}
      {startDate && startDate > now && (
        <StatusBadge tone="note" icon={IconCalendarEvent}>
          {t('profile.next.starts', { date: format.date(startDate) })}
        </StatusBadge>
      )}
      {isActive && trialPeriodEndDate && trialPeriodEndDate >= now && (
        <StatusBadge tone="note" icon={IconCalendarEvent}>
          {t('profile.next.trialEnds', { date: format.date(trialPeriodEndDate) })}
        </StatusBadge>
      )}
      {isActive && endDate && endDate >= now && (
        <StatusBadge tone="warn" icon={IconDoorExit}>
          {t('profile.next.ends', { date: format.date(endDate) })}
        </StatusBadge>
      )}
    </div>
  );
}
