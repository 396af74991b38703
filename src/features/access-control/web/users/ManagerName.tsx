import { Link } from '#kernel/web/Link.tsx';
import type { AccessUser } from '../../contract/entities.ts';
import styles from './users.module.css';

/** A person's manager as a link to the profile. */
export function ManagerName({ user: { reportingToCompanyUserId, reportingToFullName } }: { user: AccessUser }) {
  if (!reportingToCompanyUserId) return null;
  return (
    <Link className={styles['name']} to="/people/details" query={{ employeeId: reportingToCompanyUserId }}>
      {reportingToFullName}
    </Link>
  );
}
