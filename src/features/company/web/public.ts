import { connection } from '#kernel/web/connection.ts';
import { lazyComponent } from '#kernel/web/parts.ts';

/** The first steps of a new company, for the home page; loaded, with its texts, only where shown. */
export const GetStarted = lazyComponent(async () => (await import('./components/GetStarted.tsx')).GetStarted, 'company');

/** The address of the company's logo; undefined without one. It contains the logo's id, so that the browser may cache it. */
export function companyLogoAddress(logoGuid: string | null | undefined, width: 128 | 512): string | undefined {
  if (!logoGuid) return undefined;
  const query = new URLSearchParams({ logoGuid, width: String(width) });
  // An image request has no headers, so its address names the company.
  const companyId = connection.companyId();
  if (companyId !== undefined) query.set('account', String(companyId));
  return `${connection.base}/api/companies/get-company-logo?${query.toString()}`;
}
