import { Button, Skeleton } from '@mantine/core';
import { IconBuilding, IconCheck, IconClock, IconUserOff } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { memberships } from '../../contract/endpoints.ts';
import type { Membership } from '../../contract/entities.ts';
import { ActionSection } from '#ui/ActionSection.tsx';
import type { en } from '../../texts/en.ts';
import styles from './settings.module.css';

/** The user's companies and roles, with a button to switch. */
export function OwnCompanies() {
  const t = useTexts<typeof en>('account');
  const read = useCall(memberships, {});
  return (
    <ActionSection title={t('settings.companies.title')}>
      <Loaded read={read} skeleton={<Skeleton height={64} radius="lg" />}>
        {(answer) =>
          answer.memberships.length === 0 ? (
            <p className={styles['quiet']}>{t('settings.companies.none')}</p>
          ) : (
            <FramedList>
              {answer.memberships.map((membership) => (
                <OwnCompany key={membership.companyId} membership={membership} />
              ))}
            </FramedList>
          )
        }
      </Loaded>
    </ActionSection>
  );
}

function OwnCompany({ membership: { companyId, companyName, role, state } }: { membership: Membership }) {
  const t = useTexts<typeof en>('account');
  const user = useUser();
  const isHere = companyId === user.companyId;
  return (
    <FramedRow>
      <IconBuilding aria-hidden size={22} stroke={1.75} className={styles['picture']} />
      <div className={styles['entry']}>
        <p className={styles['name']}>
          {companyName}
          {isHere && (
            <StatusBadge tone="good" icon={IconCheck}>
              {t('settings.companies.here')}
            </StatusBadge>
          )}
          {state === 'inactive' && (
            <StatusBadge tone="still" icon={IconUserOff}>
              {t('settings.companies.inactive')}
            </StatusBadge>
          )}
          {state === 'pending' && (
            <StatusBadge tone="note" icon={IconClock}>
              {t('settings.companies.pending')}
            </StatusBadge>
          )}
        </p>
        <p className={styles['facts']}>{t(`settings.roles.${role}`)}</p>
      </div>
      {!isHere && (
        <Button
          component={Link}
          to={`/?companyId=${companyId}`}
          variant="default"
          size="xs"
          aria-label={t('settings.companies.openNamed', { company: companyName })}
        >
          {t('settings.companies.open')}
        </Button>
      )}
    </FramedRow>
  );
}
