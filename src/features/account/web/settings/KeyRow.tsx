import { IconAlertTriangle, IconKey, IconUserOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { FramedRow } from '#ui/FramedList.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { ApiKeyEntry } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { KeyPermissions } from './KeyPermissions.tsx';
import styles from './settings.module.css';

interface KeyRowProps {
  entry: ApiKeyEntry;
  /** Whose it is, where that is not the reader. */
  owner?: ReactNode;
  isOwnerInactive?: boolean;
  /** What is said of a key that may do all that its owner may. */
  mayAll: string;
  /** The button that revokes it. */
  action: ReactNode;
}

/** An API key: its name and why it does not work, its dates, what it may do. */
export function KeyRow({ entry, owner, isOwnerInactive = false, mayAll, action }: KeyRowProps) {
  const t = useTexts<typeof en>('account');
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const { name, createdAt, lastUsedAt, expiresAt, permissions } = entry;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
  return (
    <FramedRow>
      <IconKey aria-hidden size={22} stroke={1.75} className={styles['picture']} />
      <div className={styles['entry']}>
        <p className={styles['name']}>
          {name}
          {isExpired && (
            <StatusBadge tone="warn" icon={IconAlertTriangle}>
              {t('settings.apiKeys.expired')}
            </StatusBadge>
          )}
          {isOwnerInactive && (
            <StatusBadge tone="still" icon={IconUserOff}>
              {t('companyKeys.ownerInactive')}
            </StatusBadge>
          )}
        </p>
        {owner && <p className={styles['facts']}>{owner}</p>}
        <p className={styles['facts']}>
          <span>{t('settings.apiKeys.created', { moment: format.moment(createdAt) })}</span>
          <span>{lastUsedAt ? t('settings.apiKeys.used', { moment: format.moment(lastUsedAt) }) : t('settings.apiKeys.neverUsed')}</span>
          <span>{expiresAt ? t('settings.apiKeys.expires', { moment: format.moment(expiresAt) }) : t('settings.apiKeys.noExpiry')}</span>
        </p>
        <KeyPermissions permissions={permissions} all={mayAll} />
      </div>
      {action}
    </FramedRow>
  );
}
