import type { CompanyPart } from '#kernel/web/entry.ts';
import { companyParts, tabsFor } from '#kernel/web/registered-parts.ts';
import { useUser } from '#kernel/web/session.ts';
import { useStore } from '#kernel/web/store.ts';

/** Other features' parts of the company's pages in one place that this user may see, in order. */
export function useCompanyParts(place: CompanyPart['place']): readonly CompanyPart[] {
  const parts = useStore(companyParts);
  return tabsFor(
    useUser(),
    parts.filter((part) => part.place === place),
  );
}
