import { Link as RouterLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { partsOf, type Query } from './address.ts';
import { useLanguage } from './texts.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  /** A page of this product without the locale: `/people`. */
  to: string;
  query?: Query;
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
}

/** A link to a page of this product; the locale is added, and the page is fetched when it is pointed at. */
export function Link({ to, query, ...rest }: LinkProps) {
  // The address names the language, and the router remembers addresses: another language is another link.
  return <RouterLink key={useLanguage()} {...rest} {...partsOf(to, query)} />;
}
