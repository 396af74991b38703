import { Link as RouterLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { partsOf, type Query } from './address.ts';
import { useLanguage } from './texts.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** A page of this product without the locale: `/people`. */
  to: string;
  query?: Query;
  replace?: boolean;
  /** Marked as the page one is on only when the whole address is the same, with its query. */
  isExact?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
}

/** A link to a page of this product; the locale is added, and the page is fetched when it is pointed at. */
export function Link({ to, query, isExact = false, ...rest }: LinkProps) {
  // The address names the language, and the router remembers addresses: another language is another link.
  const marked = isExact ? { activeOptions: { exact: true, includeSearch: true } } : {};
  return <RouterLink key={useLanguage()} {...rest} {...marked} {...partsOf(to, query)} />;
}
