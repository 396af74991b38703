import { Button } from '@mantine/core';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { FramedList } from '#ui/FramedList.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { SettingSection } from '#ui/SettingSection.tsx';
import { getCompanyApiKeys } from '../../contract/endpoints-company-keys.ts';
import type { CompanyApiKeyEntry } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { KeyRow } from '../settings/KeyRow.tsx';
import styles from '../settings/settings.module.css';
import { RevokeCompanyKey } from './RevokeCompanyKey.tsx';

/** The API keys of all members of the company, for System Admins (identity.28). */
export function CompanyKeysSection() {
  const t = useTexts<typeof en>('account');
  const [{ section }] = useQuery();
  const read = useCall(getCompanyApiKeys, {});
  const [revoking, setRevoking] = useState<CompanyApiKeyEntry>();
  if (read.answer && !read.answer.isDecider) return null;
  return (
    <SettingSection
      title={t('companyKeys.title')}
      text={t('companyKeys.text')}
      isTarget={section === 'api-keys' && read.answer !== undefined}
    >
      <Loaded read={read} skeleton={<ListSkeleton rows={2} />}>
        {({ apiKeys }) =>
          apiKeys.length === 0 ? (
            <p className={styles['quiet']}>{t('companyKeys.none')}</p>
          ) : (
            <FramedList>
              {apiKeys.map((entry) => (
                <MembersKey key={entry.apiKeyId} entry={entry} onRevoke={() => setRevoking(entry)} />
              ))}
            </FramedList>
          )
        }
      </Loaded>
      {revoking && <RevokeCompanyKey entry={revoking} onClose={() => setRevoking(undefined)} />}
    </SettingSection>
  );
}

function MembersKey({ entry, onRevoke }: { entry: CompanyApiKeyEntry; onRevoke: () => void }) {
  const t = useTexts<typeof en>('account');
  const { viewAs } = useUser();
  const { name, owner } = entry;
  const page = (
    <Link to="/people/details" query={{ employeeId: owner.companyUserId }}>
      {owner.fullName}
    </Link>
  );
  const revoke = viewAs === null && (
    <Button variant="default" size="xs" onClick={onRevoke} aria-label={t('companyKeys.revokeNamed', { name, person: owner.fullName })}>
      {t('settings.apiKeys.revoke')}
    </Button>
  );
  return (
    <KeyRow entry={entry} owner={page} isOwnerInactive={owner.state === 'inactive'} mayAll={t('companyKeys.mayAll')} action={revoke} />
  );
}
