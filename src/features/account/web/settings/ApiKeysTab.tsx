import { Anchor, Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useReadOnly, useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import { apiKeys } from '../../contract/endpoints.ts';
import type { ApiKeyEntry } from '../../contract/entities.ts';
import { ActionSection } from '#ui/ActionSection.tsx';
import type { en } from '../../texts/en.ts';
import { KeyPermissions } from './KeyPermissions.tsx';
import { NewApiKey } from './NewApiKey.tsx';
import { RevokeApiKey } from './RevokeApiKey.tsx';
import styles from './settings.module.css';

/** API keys of this user in this company, for other programs (identity.46). */
export function ApiKeysTab() {
  const t = useTexts<typeof en>('account');
  const { companyName } = useUser();
  const [query, change] = useQuery();
  const read = useCall(apiKeys, {});
  const [revoking, setRevoking] = useState<ApiKeyEntry>();
  const isFixed = useReadOnly();
  const action = !isFixed && <Button onClick={() => change({ new: 'key' })}>{t('settings.apiKeys.add')}</Button>;
  const hasKeys = (read.answer?.apiKeys.length ?? 0) > 0;
  return (
    <div className={styles['tab']}>
      <ActionSection
        title={t('settings.apiKeys.title')}
        text={
          <>
            {t('settings.apiKeys.text', { company: companyName })}{' '}
            <Anchor href="/api/docs" inherit underline="always">
              {t('settings.apiKeys.docs')}
            </Anchor>
          </>
        }
        action={hasKeys && action}
      >
        <Loaded read={read} skeleton={<Skeleton height={140} radius="lg" />}>
          {(answer) =>
            answer.apiKeys.length === 0 ? (
              <EmptyState icon={IconKey} title={t('settings.apiKeys.none')} text={t('settings.apiKeys.noneText')} action={action} />
            ) : (
              <FramedList>
                {answer.apiKeys.map((entry) => (
                  <KeyRow key={entry.apiKeyId} entry={entry} onRevoke={() => setRevoking(entry)} />
                ))}
              </FramedList>
            )
          }
        </Loaded>
      </ActionSection>
      {query['new'] === 'key' && !isFixed && read.answer && (
        <NewApiKey grantable={read.answer.grantable} onClose={() => change({ new: undefined })} />
      )}
      {revoking && <RevokeApiKey entry={revoking} onClose={() => setRevoking(undefined)} />}
    </div>
  );
}

function KeyRow({ entry, onRevoke }: { entry: ApiKeyEntry; onRevoke: () => void }) {
  const t = useTexts<typeof en>('account');
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const { name, createdAt, lastUsedAt, expiresAt } = entry;
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
        </p>
        <p className={styles['facts']}>
          <span>{t('settings.apiKeys.created', { moment: format.moment(createdAt) })}</span>
          <span>{lastUsedAt ? t('settings.apiKeys.used', { moment: format.moment(lastUsedAt) }) : t('settings.apiKeys.neverUsed')}</span>
          <span>{expiresAt ? t('settings.apiKeys.expires', { moment: format.moment(expiresAt) }) : t('settings.apiKeys.noExpiry')}</span>
        </p>
        <KeyPermissions permissions={entry.permissions} all={t('settings.apiKeys.mayAll')} />
      </div>
      <Button variant="default" size="xs" onClick={onRevoke} aria-label={t('settings.apiKeys.revokeNamed', { name })}>
        {t('settings.apiKeys.revoke')}
      </Button>
    </FramedRow>
  );
}
