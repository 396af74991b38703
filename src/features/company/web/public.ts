import { lazy } from 'react';
import { connection } from '#kernel/web/connection.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** The first steps of a new company, for the home page; fetched, with its texts, only where it is shown. */
export const GetStarted = lazy(async () => {
  const [component] = await Promise.all([import('./components/GetStarted.tsx'), loadTexts('company')]);
  return { default: component.GetStarted };
});

/** Where the company's logo is fetched; undefined without one. Which logo it is stands in the address, so that the browser may keep it. */
export function companyLogoAddress(logoGuid: string | null | undefined, width: 128 | 512): string | undefined {
  if (!logoGuid) return undefined;
  const query = new URLSearchParams({ logoGuid, width: String(width) });
  // A picture carries no headers: its address says which company it is asked for.
  const companyId = connection.companyId();
  if (companyId !== undefined) query.set('account', String(companyId));
  return `${connection.base}/api/companies/get-company-logo?${query.toString()}`;
}
