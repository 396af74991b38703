import { IconCalendarEvent, IconCircleDashed, IconDoorExit, IconExternalLink, IconKeyOff, IconLock } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { isInvited } from '../invited.ts';
import { today } from '#kernel/web/local-day.ts';

/** Only states that need attention; an ordinary colleague has none. */
export function PersonStates({ person }: { person: CompanyUser }) {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  const now = today();
  const { startDate, trialPeriodEndDate, endDate, isPending, isActive, isExternal, hasAccess, inactivationDate } = person;
  return (
    <>
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
    </>
  );
}
