import { usePath } from '#kernel/web/address.ts';

/** The slug in the address: what follows the first word of the path, without a trailing slash (content.4). */
export function useSlug(): string {
  const [, , ...slug] = usePath().split('/');
  return decodeURIComponent(slug.join('/')).replace(/\/+$/, '');
}
