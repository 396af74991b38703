export type ToastTone = 'good' | 'warn' | 'bad';

export interface ToastAction {
  label: string;
  run: () => void;
  /** The toast is still wanted afterwards; it closes otherwise. */
  stays?: boolean;
}

export interface Toast {
  id: number;
  tone: ToastTone;
  title: string;
  lines: readonly string[];
  /** Undo, details or a way on. */
  actions: readonly ToastAction[];
  /** Undefined stays until it is closed. */
  milliseconds: number | undefined;
}

interface NewToast {
  tone?: ToastTone;
  title: string;
  lines?: readonly string[];
  /** The usual one; `actions` is for several. */
  action?: ToastAction | undefined;
  actions?: readonly ToastAction[];
  /** 5000 when nothing is said; an error stays (shell.20). */
  milliseconds?: number;
}

/** At most three stand at once; the newest is first. */
const most = 3;

// Of the page, which has one place for them.
let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** Says what happened, in a corner, to eyes and screen readers alike. Answers what takes it away again. */
export function showToast({ tone = 'good', title, lines = [], action, actions = [], milliseconds }: NewToast): () => void {
  last += 1;
  const id = last;
  const stays = tone === 'bad' ? undefined : 5000;
  change(
    [{ id, tone, title, lines, actions: action ? [action, ...actions] : actions, milliseconds: milliseconds ?? stays }, ...toasts].slice(
      0,
      most,
    ),
  );
  return () => closeToast(id);
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Takes all of them away: their actions belong to what the person has left. */
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
