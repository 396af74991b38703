import { lazy } from 'react';
import { connection } from '#kernel/web/connection.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** The first steps of a new company, for the home page; loaded, with its texts, only where shown. */
export const GetStarted = lazy(async () => {
  const [component] = await Promise.all([import('./components/GetStarted.tsx'), loadTexts('company')]);
  return { default: component.GetStarted };
});

/** The address of the company's logo; undefined without one. It contains the logo's id, so that the browser may cache it. */
export function companyLogoAddress(logoGuid: string | null | undefined, width: 128 | 512): string | undefined {
  if (!logoGuid) return undefined;
  const query = new URLSearchParams({ logoGuid, width: String(width) });
  // An image request has no headers, so its address names the company.
  const companyId = connection.companyId();
  if (companyId !== undefined) query.set('account', String(companyId));
  return `${connection.base}/api/companies/get-company-logo?${query.toString()}`;
}
