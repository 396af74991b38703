import { useEffect, useRef } from 'react';
import { placeBeside, type Side } from './place-beside.ts';
import styles from './Tips.module.css';

// Its transparent border is the gap.
const gap = 0;
// The delay, so that a passing pointer shows nothing.
const afterPointing = 300;

/**
 * The tooltips of icon buttons: one element for all, beside the hovered or focused button, or the cell that keys have come to.
 * A finger taps what does nothing else. Hidden from screen readers, which read the button's own name.
 */
export function Tips() {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => (bubble.current ? followAnchors(bubble.current) : undefined), []);
  return <div ref={bubble} popover="manual" aria-hidden className={styles['tip']} />;
}

function followAnchors(bubble: HTMLElement): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownAt: Element | undefined;
  const hide = (): void => {
    clearTimeout(timer);
    shownAt = undefined;
    if (bubble.matches(':popover-open')) bubble.hidePopover();
  };
  const show = (anchor: HTMLElement): void => {
    const { tip, tipSide } = anchor.dataset;
    if (!tip || !anchor.isConnected) return hide();
    bubble.textContent = tip;
    // Shown again, so that it is above a dialog that was opened since.
    if (bubble.matches(':popover-open')) bubble.hidePopover();
    bubble.showPopover();
    // Set by `tip`.
    placeBeside(bubble, anchor, { side: (tipSide ?? 'top') as Side, gap });
    shownAt = anchor;
  };
  const handlePointer = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch' || (target instanceof Node && bubble.contains(target))) return;
    const anchor = anchorOf(target);
    if (anchor && anchor === shownAt) return;
    hide();
    if (anchor) timer = setTimeout(() => show(anchor), afterPointing);
  };
  // After the events of a mouse that follow a touch, which would hide it.
  const handleTap = (event: MouseEvent): void => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || isControl(event.target)) return;
    const anchor = anchorOf(event.target);
    if (anchor) show(anchor);
  };
  const handleFocus = ({ target }: FocusEvent): void => {
    const anchor = anchorOf(target);
    hide();
    if (anchor?.matches(':focus-visible')) show(anchor);
  };
  // In a grid that keeps the focus itself, after it has scrolled to the cell.
  const handleKeyUp = ({ target, key }: KeyboardEvent): void => {
    const active = target instanceof Element ? target.getAttribute('aria-activedescendant') : null;
    const anchor = active && key !== 'Escape' ? anchorOf(document.getElementById(active)) : null;
    if (anchor) requestAnimationFrame(() => show(anchor));
  };
  const options = { signal: ending.signal, capture: true };
  document.addEventListener('pointerover', handlePointer, options);
  document.addEventListener('click', handleTap, options);
  document.addEventListener('focusin', handleFocus, options);
  for (const event of ['focusout', 'pointerdown', 'scroll']) document.addEventListener(event, hide, options);
  // Any key hides the tooltip; Esc does nothing else to it.
  document.addEventListener('keydown', hide, options);
  document.addEventListener('keyup', handleKeyUp, options);
  return () => [ending.abort(), hide()];
}

const anchorOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button:not([aria-disabled=true]), input, label, select') !== null;
