import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import type { ListedSync } from '../../contract/entities.ts';
import { integrationsPath, syncQuery } from './addresses.ts';

/** When a sync was started, a link to what came of it. */
export function StartedLink({ sync: { provider, syncId, startedAt } }: { sync: ListedSync }) {
  const format = useFormat();
  return (
    <Link to={integrationsPath} query={syncQuery(provider, syncId)}>
      {format.moment(startedAt)}
    </Link>
  );
}
