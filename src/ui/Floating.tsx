import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { placeBeside, type Side } from './place-beside.ts';
import styles from './Floating.module.css';

interface FloatingProps {
  anchor: RefObject<HTMLElement | null>;
  side: Side;
  /** True where ancestors do not handle keys and pointers: it is then rendered inside its landmark. */
  isInPlace: boolean;
  onClose: () => void;
  children: ReactNode;
}

const gap = 6;

/** A popover beside the element that opened it, closed by Esc or a click elsewhere. */
export function Floating({ anchor, side, isInPlace, onClose, children }: FloatingProps) {
  const surface = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const [element, beside] = [surface.current, anchor.current];
    if (!element || !beside) return undefined;
    element.showPopover();
    const place = (): void => placeBeside(element, beside, { side, gap });
    place();
    const isInside = ({ target }: Event): boolean => target instanceof Node && (element.contains(target) || beside.contains(target));
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener('pointerdown', (event) => isInside(event) || close.current(), { signal, capture: true });
    // Stops here, so that one Esc does not also close a surrounding dialog.
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      event.preventDefault();
      close.current();
    };
    window.addEventListener('keydown', handleKey, { signal, capture: true });
    // Mantine's dialogs hear Esc before this popover does, and leave it alone only for elements with this attribute.
    const markFocused = ({ target }: FocusEvent): void => {
      if (target instanceof Element) target.setAttribute('data-mantine-stop-propagation', 'true');
    };
    element.addEventListener('focusin', markFocused, { signal });
    window.addEventListener('scroll', place, { signal, capture: true, passive: true });
    window.addEventListener('resize', place, { signal });
    return () => leaving.abort();
  }, [anchor, side]);
  const drawn = (
    <div ref={surface} popover="manual" className={styles['floating']}>
      {children}
    </div>
  );
  return isInPlace ? drawn : createPortal(drawn, document.body);
}
