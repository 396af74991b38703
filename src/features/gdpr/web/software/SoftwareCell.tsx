import { connection } from '#kernel/web/connection.ts';
import type { CompanySoftware } from '../../contract/software.ts';
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
