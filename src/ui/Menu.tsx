import {
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import type { Side } from './place-beside.ts';
import { Floating } from './Floating.tsx';
import styles from './Menu.module.css';

/** The props of the button that opens a menu. */
export interface MenuTrigger {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
}

interface MenuProps {
  /** The accessible name of the menu. */
  label: string;
  /** `(open) => <IconButton label={…} icon={IconDots} {...open} />` */
  trigger: (open: MenuTrigger) => ReactElement;
  position?: Side;
  /** True in a bar that does not scroll: the menu is then rendered inside its landmark. */
  isInPlace?: boolean;
  /** True where a choice is all there is to do; otherwise a choice leaves the menu open. */
  closesOnChoice?: boolean;
  /** A line above the list that names its owner. */
  head?: ReactNode;
  /** Items, or links with the props of `menuItem`. */
  children: ReactNode;
}

/** Makes a link or a button an item of a menu: `<Link {...menuItem} to="/people">`. */
export const menuItem = { role: 'menuitem', tabIndex: -1, className: styles['item'] } as const;

const actions = '[role="menuitem"]:not([aria-disabled])';
const isIn = ({ target }: MouseEvent, items: string): boolean => target instanceof Element && target.closest(items) !== null;

/** A button that opens a list of actions; arrows, Home, End, letters and Esc work as in a desktop menu. */
export function Menu({ label, trigger, position = 'bottom-end', isInPlace = false, closesOnChoice = false, head, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open: MenuTrigger = { ref: button, 'aria-haspopup': 'menu', 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) };
  const isLast = (event: MouseEvent) => isIn(event, closesOnChoice ? `${actions}, [role="menuitemradio"]` : actions);
  const returnFocus = (): void => button.current?.focus({ preventScroll: true });
  const handleClose = (): void => {
    returnFocus();
    setOpen(false);
  };
  return (
    <>
      {trigger(open)}
      {isOpen && (
        <Floating anchor={button} side={position} isInPlace={isInPlace} onClose={handleClose}>
          {head && <div className={styles['head']}>{head}</div>}
          <div
            ref={focusFirst}
            role="menu"
            tabIndex={-1}
            aria-label={label}
            className={styles['list']}
            // Before the chosen item opens a dialog, which later returns the focus to the focused element.
            onClickCapture={(event) => isLast(event) && returnFocus()}
            onClick={(event) => isLast(event) && setOpen(false)}
            // Tab continues from the button, wherever the list is rendered.
            onKeyDown={(event) => (event.key === 'Tab' ? handleClose() : moveFocus(event))}
          >
            {children}
          </div>
        </Floating>
      )}
    </>
  );
}

interface MenuItemProps {
  icon?: ComponentType<{ size?: number | string; stroke?: number | string }>;
  onSelect: () => void;
  isDisabled?: boolean;
  isDangerous?: boolean;
  children: ReactNode;
}

/** One action. */
export function MenuItem({ icon: Picture, onSelect, isDisabled = false, isDangerous = false, children }: MenuItemProps) {
  return (
    <button type="button" {...menuItem} disabled={isDisabled} data-dangerous={isDangerous || undefined} onClick={onSelect}>
      {Picture && <Picture size={18} stroke={1.75} />}
      <span>{children}</span>
    </button>
  );
}

interface DisabledMenuItemProps {
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>;
  /** Why it is disabled. */
  reason: string;
  children: ReactNode;
}

/** A disabled item with a reason; arrow keys reach it, so that screen readers announce the reason. */
export function DisabledMenuItem({ icon: Picture, reason, children }: DisabledMenuItemProps) {
  return (
    <span {...menuItem} aria-disabled>
      <Picture size={18} stroke={1.75} />
      <span className={styles['words']}>
        {children}
        <small>{reason}</small>
      </span>
    </span>
  );
}

interface MenuChoiceProps {
  isChosen: boolean;
  onSelect: () => void;
  lang?: string;
  children: ReactNode;
}

/** One of several mutually exclusive choices. */
export function MenuChoice({ isChosen, onSelect, lang, children }: MenuChoiceProps) {
  return (
    <button {...menuItem} type="button" role="menuitemradio" aria-checked={isChosen} lang={lang} onClick={onSelect}>
      <span className={styles['dot']} />
      <span>{children}</span>
    </button>
  );
}

/** A group of items with a label. */
export function MenuGroup({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className={styles['group']}>
      {label && (
        <span aria-hidden className={styles['label']}>
          {label}
        </span>
      )}
      {children}
    </fieldset>
  );
}

function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')];
}

function focusFirst(list: HTMLElement | null): void {
  // After it has been positioned; focusing before would scroll the page.
  requestAnimationFrame(() => list && itemsOf(list)[0]?.focus({ preventScroll: true }));
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const current = items.findIndex((item) => item === document.activeElement);
  const target = items[targetIndex(event.key, items, current)];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** The item that a key moves to; -1 for other keys. */
function targetIndex(key: string, items: readonly HTMLElement[], current: number): number {
  if (key === 'ArrowDown') return (current + 1) % items.length;
  if (key === 'ArrowUp') return (current - 1 + items.length) % items.length;
  if (key === 'Home') return 0;
  if (key === 'End') return items.length - 1;
  if (key.length !== 1 || key === ' ') return -1;
  const starts = (item: HTMLElement): boolean => (item.textContent ?? '').trim().toLowerCase().startsWith(key.toLowerCase());
  const after = items.findIndex((item, index) => index > current && starts(item));
  return after >= 0 ? after : items.findIndex(starts);
}
