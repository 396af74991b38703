import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { connection } from '#kernel/web/connection.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { CompanySoftware } from '../../contract/software.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import type { agreementState } from './software-rows.ts';
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
