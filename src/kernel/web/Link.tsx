import { Link as RouterLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { partsOf, type Query } from './address.ts';
import { useLanguage } from './texts.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** A page of this product without the locale: `/people`. */
  to: string;
  query?: Query;
  replace?: boolean;
  /** The query parameter by which it opens something over the list that it stands in (useOpened). */
  opens?: string;
  /** Marks it as the current page only when the whole address is equal, including the query. */
  isExact?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
}

/** A link to a page of this product; it adds the locale, and preloads the page on hover. */
export function Link({ to, query, opens, isExact = false, ...rest }: LinkProps) {
  // The router caches addresses, which include the language, so each language needs its own link.
  const marked = isExact ? { activeOptions: { exact: true, includeSearch: true } } : {};
  return (
    <RouterLink
      key={useLanguage()}
      {...rest}
      {...marked}
      {...(opens !== undefined && { state: { opened: opens }, resetScroll: false })}
      {...partsOf(to, query)}
    />
  );
}
