import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { integrationsPath } from './addresses.ts';
import { idOf } from './chosen.ts';
import type { ComparedRow } from './row-filters.ts';
import { useCompareWords } from './use-compare-words.ts';

/** A person of a list, who opens beside it. */
export function ComparedName({ row, provider }: { row: ComparedRow; provider: AccountingSystem }) {
  const { t } = useCompareWords(provider);
  const [query] = useQuery();
  return (
    <Link to={integrationsPath} query={{ ...query, person: idOf(row) }} opens="person">
      {row.fullName || t('compare.noName')}
    </Link>
  );
}
