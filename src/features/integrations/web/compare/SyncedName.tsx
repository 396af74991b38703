import { Link } from '#kernel/web/Link.tsx';
import type { SyncRow } from '../../contract/entities.ts';

/** Somebody of a sync; a link to the profile where they have one here. */
export function SyncedName({ row: { companyUserId, fullName, fate } }: { row: SyncRow }) {
  if (companyUserId === null || fate === 'undone') return fullName;
  return (
    <Link to="/people/details" query={{ employeeId: companyUserId }}>
      {fullName}
    </Link>
  );
}
