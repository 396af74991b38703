import { usePathParameter } from '#kernel/web/address.ts';

/** The slug in the address, which is the path's last part (content.4). */
export const useSlug = (): string => usePathParameter('slug');
