import { Anchor, Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useReadOnly, useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FramedList } from '#ui/FramedList.tsx';
import { apiKeys } from '../../contract/endpoints.ts';
import type { ApiKeyEntry } from '../../contract/entities.ts';
import { ActionSection } from '#ui/ActionSection.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import type { en } from '../../texts/en.ts';
import { KeyRow } from './KeyRow.tsx';
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
        <Loaded read={read} skeleton={<ListSkeleton rows={2} />}>
          {(answer) =>
            answer.apiKeys.length === 0 ? (
              <EmptyState icon={IconKey} title={t('settings.apiKeys.none')} text={t('settings.apiKeys.noneText')} action={action} />
            ) : (
              <FramedList data-list>
                {answer.apiKeys.map((entry) => (
                  <OwnKey key={entry.apiKeyId} entry={entry} onRevoke={() => setRevoking(entry)} />
                ))}
              </FramedList>
            )
          }
        </Loaded>
      </ActionSection>
      {query['new'] === 'key' && !isFixed && read.answer && (
        <NewApiKey areas={read.answer.areas} onClose={() => change({ new: undefined })} />
      )}
      {revoking && <RevokeApiKey entry={revoking} onClose={() => setRevoking(undefined)} />}
    </div>
  );
}

function OwnKey({ entry, onRevoke }: { entry: ApiKeyEntry; onRevoke: () => void }) {
  const t = useTexts<typeof en>('account');
  const revoke = (
    <Button variant="default" size="xs" onClick={onRevoke} aria-label={t('settings.apiKeys.revokeNamed', { name: entry.name })}>
      {t('settings.apiKeys.revoke')}
    </Button>
  );
  return <KeyRow entry={entry} mayAll={t('settings.apiKeys.mayAll')} action={revoke} />;
}
