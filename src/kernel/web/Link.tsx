import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore, type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { addressOf, partsOf, type Query } from './address.ts';
import { leadsHere, shownPlace } from './leads-here.ts';
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
  /** As a button that cannot be pressed now. */
  disabled?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children?: ReactNode;
}

// Of the page: one link is pointed at at a time.
let waiting: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds for which the pointer rests on a link before its page is preloaded. */
const preloadDelay = 40;

const stopWaiting = (): void => clearTimeout(waiting);

function waitThen(act: () => void): void {
  stopWaiting();
  waiting = setTimeout(act, preloadDelay);
}

/**
 * A link to a page of this product; it adds the locale, and preloads the page on hover. It works out its address when it is drawn: the router's
 * own link does so again at each change of page (record 450).
 */
export function Link({ to, query, replace, opens, isExact = false, disabled = false, children, ...anchor }: LinkProps) {
  const { onClick, onFocus, onBlur, onMouseEnter, onMouseLeave, onTouchStart, ...rest } = anchor;
  const router = useRouter();
  const target = partsOf(to, query);
  const href = addressOf(target, useLanguage());
  const isHere = useSyncExternalStore(shownPlace.subscribe, () =>
    leadsHere(shownPlace.get(), { pathname: target.to, search: target.search }, isExact),
  );
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    stopWaiting();
    const ofList = opens === undefined ? {} : { state: { opened: opens }, resetScroll: false };
    void router.navigate({ ...target, ...ofList, ...(replace !== undefined && { replace }) });
  };
  // What cannot be loaded is told of when the page is opened.
  const preload = (): void => void router.preloadRoute(target).catch(() => undefined);
  const waitToPreload = (): void => waitThen(preload);
  const leading = {
    href,
    ...(isHere && { 'aria-current': 'page' as const }),
    onClick: inTurn(onClick, open),
    onFocus: inTurn(onFocus, waitToPreload),
    onMouseEnter: inTurn(onMouseEnter, waitToPreload),
    onBlur: inTurn(onBlur, stopWaiting),
    onMouseLeave: inTurn(onMouseLeave, stopWaiting),
    onTouchStart: inTurn(onTouchStart, preload),
  };
  return (
    <a {...rest} {...(disabled ? { role: 'link', 'aria-disabled': true } : leading)}>
      {children}
    </a>
  );
}

/** What the user of a link does on an event, and then, unless that prevents it, what every link does. */
function inTurn<Event extends SyntheticEvent>(own: ((event: Event) => void) | undefined, then: (event: Event) => void) {
  return (event: Event): void => {
    own?.(event);
    if (!event.defaultPrevented) then(event);
  };
}
