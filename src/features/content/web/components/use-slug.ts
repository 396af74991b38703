import { usePath } from '#kernel/web/address.ts';

/** The slug in the address: the path after its first segment, without a trailing slash (content.4). */
export function useSlug(): string {
  const [, , ...slug] = usePath().split('/');
  return decodeURIComponent(slug.join('/')).replace(/\/+$/, '');
}
