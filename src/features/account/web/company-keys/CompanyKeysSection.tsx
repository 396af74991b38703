import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconKey, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { getCompanyApiKeys } from '../../contract/endpoints-company-keys.ts';
import type { CompanyApiKeyEntry } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { KeyPermissions } from '../settings/KeyPermissions.tsx';
import styles from '../settings/settings.module.css';
import { RevokeCompanyKey } from './RevokeCompanyKey.tsx';

/** The API keys of all members of the company, for System Admins (identity.28). */
export function CompanyKeysSection() {
  const t = useTexts<typeof en>('account');
  const read = useCall(getCompanyApiKeys, {});
  const [revoking, setRevoking] = useState<CompanyApiKeyEntry>();
  if (read.answer && !read.answer.isDecider) return null;
  return (
    <SettingSection title={t('companyKeys.title')} text={t('companyKeys.text')}>
      <Loaded read={read} skeleton={<Skeleton height={140} radius="lg" />}>
        {({ apiKeys }) =>
          apiKeys.length === 0 ? (
            <p className={styles['quiet']}>{t('companyKeys.none')}</p>
          ) : (
            <FramedList>
              {apiKeys.map((entry) => (
                <KeyRow key={entry.apiKeyId} entry={entry} onRevoke={() => setRevoking(entry)} />
              ))}
            </FramedList>
          )
        }
      </Loaded>
      {revoking && <RevokeCompanyKey entry={revoking} onClose={() => setRevoking(undefined)} />}
    </SettingSection>
  );
}

function KeyRow({ entry, onRevoke }: { entry: CompanyApiKeyEntry; onRevoke: () => void }) {
  const t = useTexts<typeof en>('account');
  const { viewAs } = useUser();
  const { name, owner, permissions } = entry;
  return (
    <FramedRow>
      <IconKey aria-hidden size={22} stroke={1.75} className={styles['picture']} />
      <div className={styles['entry']}>
        <p className={styles['name']}>
          {name}
          <KeyState entry={entry} />
        </p>
        <p className={styles['facts']}>
          <Link to="/people/details" query={{ employeeId: owner.companyUserId }}>
            {owner.fullName}
          </Link>
        </p>
        <KeyDates entry={entry} />
        <KeyPermissions permissions={permissions} all={t('companyKeys.mayAll')} />
      </div>
      {viewAs === null && (
        <Button variant="default" size="xs" onClick={onRevoke} aria-label={t('companyKeys.revokeNamed', { name, person: owner.fullName })}>
          {t('settings.apiKeys.revoke')}
        </Button>
      )}
    </FramedRow>
  );
}

/** Why an unrevoked key does not work. */
function KeyState({ entry: { expiresAt, owner } }: { entry: CompanyApiKeyEntry }) {
  const t = useTexts<typeof en>('account');
  const [now] = useState(() => Date.now());
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
  return (
    <>
      {isExpired && (
        <StatusBadge tone="warn" icon={IconAlertTriangle}>
          {t('settings.apiKeys.expired')}
        </StatusBadge>
      )}
      {owner.state === 'inactive' && (
        <StatusBadge tone="still" icon={IconUserOff}>
          {t('companyKeys.ownerInactive')}
        </StatusBadge>
      )}
    </>
  );
}

function KeyDates({ entry: { createdAt, lastUsedAt, expiresAt } }: { entry: CompanyApiKeyEntry }) {
  const t = useTexts<typeof en>('account');
  const format = useFormat();
  return (
    <p className={styles['facts']}>
      <span>{t('settings.apiKeys.created', { moment: format.moment(createdAt) })}</span>
      <span>{lastUsedAt ? t('settings.apiKeys.used', { moment: format.moment(lastUsedAt) }) : t('settings.apiKeys.neverUsed')}</span>
      <span>{expiresAt ? t('settings.apiKeys.expires', { moment: format.moment(expiresAt) }) : t('settings.apiKeys.noExpiry')}</span>
    </p>
  );
}
