import { Skeleton } from '@mantine/core';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import type { en } from '../texts/en.ts';
import { StorageFull } from './StorageFull.tsx';
import styles from './company-files.module.css';

/** How much of the company's storage is used (files.27). */
export function StorageCard() {
  const t = useTexts<typeof en>('files');
  const format = useFormat();
  const read = useCall(checkCompanyLimits, { body: { limits: ['storageLimit'] } });
  return (
    <CardSection title={t('panel.companyTop')}>
      <Loaded read={read} skeleton={<Skeleton height={48} radius="md" />}>
        {({ limits: { storageLimit: storage } }) => {
          const used = storage?.used ?? 0;
          const limit = storage?.limit ?? null;
          if (limit === null) return <p className={styles['lead']}>{t('panel.storage.usedOnly', { used: format.bytes(used) })}</p>;
          const text = t('panel.storage.used', { used: format.bytes(used), limit: format.bytes(limit) });
          return (
            <>
              {used >= limit && <StorageFull mayFreeSpace />}
              <ProgressLine label={t('panel.storage.label')} share={Math.min(1, used / limit)} text={text} />
            </>
          );
        }}
      </Loaded>
      <Link to="/organisation" query={{ tab: 'files' }}>
        {t('panel.storage.open')}
      </Link>
    </CardSection>
  );
}
