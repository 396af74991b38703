export type ToastTone = 'good' | 'warn' | 'bad';

export interface ToastAction {
  label: string;
  run: () => void;
  /** Keeps the toast open afterwards; it closes by default. */
  stays?: boolean;
}

export interface Toast {
  id: number;
  tone: ToastTone;
  title: string;
  lines: readonly string[];
  /** Undo, details or a link. */
  actions: readonly ToastAction[];
  /** Undefined: stays until it is closed. */
  milliseconds: number | undefined;
}

interface NewToast {
  tone?: ToastTone;
  title: string;
  lines?: readonly string[];
  /** For a single action; `actions` is for several. */
  action?: ToastAction | undefined;
  actions?: readonly ToastAction[];
  /** 5000 by default; an error stays (shell.20). */
  milliseconds?: number;
}

/** For how long what was done to many can be undone on its message (shell.20). */
export const undoMilliseconds = 30_000;

/** The maximum number of toasts, except those that `mayNotLeave`; the newest is first. */
const most = 3;

// Of the page, which has one place for them.
let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** Shows and announces a message. Returns a function to close it. */
export function showToast({ tone = 'good', title, lines = [], action, actions = [], milliseconds }: NewToast): () => void {
  last += 1;
  const id = last;
  const stays = tone === 'bad' ? undefined : 5000;
  const toast = { id, tone, title, lines, actions: action ? [action, ...actions] : actions, milliseconds: milliseconds ?? stays };
  change([toast, ...withRoomForOne(toasts)]);
  return () => closeToast(id);
}

/** Leaves out the oldest of those that may leave, until there is room for one more. */
function withRoomForOne(shown: readonly Toast[]): readonly Toast[] {
  const oldest = shown.length < most ? undefined : shown.findLast((toast) => !mayNotLeave(toast));
  return oldest ? withRoomForOne(shown.filter((toast) => toast !== oldest)) : shown;
}

/** Its action, such as undo, is offered for a time of its own, and others do not cut it short (shell.20). */
function mayNotLeave({ actions, milliseconds }: Toast): boolean {
  return actions.length > 0 && milliseconds !== undefined;
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Closes all of them: their actions belong to the page or company that was left. */
export function closeToasts(): void {
  change([]);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function followToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
