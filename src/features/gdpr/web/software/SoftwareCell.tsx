import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { connection } from '#kernel/web/connection.ts';
import { Link } from '#kernel/web/Link.tsx';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { CompanySoftware } from '../../contract/software.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { fileAddress } from './agreement-file.ts';
import type { agreementState, SoftwareRow } from './software-rows.ts';
import styles from './software.module.css';

/** A software with its picture and who makes it. */
export function SoftwareCell({
  software: { asset, softwareName, softwareCompanyName },
}: {
  software: Pick<CompanySoftware, 'asset' | 'softwareName' | 'softwareCompanyName'>;
}) {
  return (
    <span className={styles['software']}>
      {asset && <img src={`${connection.base}${asset}`} alt="" width={24} height={24} loading="lazy" />}
      <span className={styles['two']}>
        {softwareName}
        {softwareCompanyName && <span className={styles['quiet']}>{softwareCompanyName}</span>}
      </span>
    </span>
  );
}

/** The file of the agreement, which opens in another tab. */
export function FileCell({ row: { agreement } }: { row: SoftwareRow }) {
  const t = useGdprTexts();
  if (!agreement) return null;
  const { file } = agreement;
  if (!file) return <span className={styles['quiet']}>{t('software.noFile')}</span>;
  return (
    <a href={fileAddress(file)} target="_blank" rel="noopener">
      {file.fileName}
    </a>
  );
}

/** The treatments that use a software. */
export function UsesCell({ software: { treatments } }: Pick<SoftwareRow, 'software'>) {
  const t = useGdprTexts();
  const local = useLocalText();
  if (treatments.length === 0) return <span className={styles['quiet']}>{t('software.treatments', { count: 0 })}</span>;
  return (
    <span data-prose>
      {treatments.map(({ treatmentId, treatmentName }, place) => (
        <Fragment key={treatmentId}>
          {place > 0 && ', '}
          <Link to="/gdpr/treatment/view" query={{ treatmentId }}>
            {local(treatmentName)}
          </Link>
        </Fragment>
      ))}
    </span>
  );
}

/** Whether there is an agreement in force. */
export function AgreementBadge({ state }: { state: ReturnType<typeof agreementState> }) {
  const t = useGdprTexts();
  const isGood = state === 'with';
  return (
    <StatusBadge tone={isGood ? 'good' : 'warn'} icon={isGood ? IconCircleCheck : IconAlertTriangle}>
      {t(`software.${state}`)}
    </StatusBadge>
  );
}
