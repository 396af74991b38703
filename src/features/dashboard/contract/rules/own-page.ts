import { splitLocale } from '#kernel/contract/locale.ts';

const longest = 500;
const path = /^\/(?!\/)[\w\-./~%]*$/;
const query = /^[^\s<>"'`\\]*$/;
/** Paths of our origin that are not pages. */
const noPage = /^\/(api|identity|health|outbox|assets)(\/|$)/i;

/** A page of ours in stored form: path and query without locale, company and fragment; undefined for every other address. */
export function ownPage(url: string): string | undefined {
  const [address = ''] = url.split('#');
  const [given = '', ...rest] = address.split('?');
  const page = (splitLocale(given)?.path ?? given).replace(/(?<=.)\/$/, '');
  const search = withoutCompany(rest.join('?'));
  const relative = search ? `${page}?${search}` : page;
  if (!path.test(given) || !path.test(page) || !query.test(search)) return undefined;
  return noPage.test(page) || climbs(page) || relative.length > longest ? undefined : relative;
}

/** A favourite opens in the current company; an address with a company would switch. */
function withoutCompany(search: string): string {
  return search
    .split('&')
    .filter((part) => part !== '' && !/^companyId(=|$)/i.test(part))
    .join('&');
}

function climbs(page: string): boolean {
  return page.split('/').some((step) => /^(\.|%2e){1,2}$/i.test(step));
}
