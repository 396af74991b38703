import type { CompanyPart } from '#kernel/web/entry.ts';
import { companyParts, tabsFor } from '#kernel/web/registered-parts.ts';
import { useUser } from '#kernel/web/session.ts';
import { useStore } from '#kernel/web/store.ts';

/** What other features show in one place of the company's pages, as far as this user may see it, in order. */
export function useCompanyParts(place: CompanyPart['place']): readonly CompanyPart[] {
  const parts = useStore(companyParts);
  return tabsFor(
    useUser(),
    parts.filter((part) => part.place === place),
  );
}
