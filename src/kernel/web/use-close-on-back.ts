import { useBlocker, useRouter } from '@tanstack/react-router';
import { atNextStep } from './at-next-step.ts';
import type { FormState } from './form.ts';
import { closesOver } from './leaves-form.ts';
import { commitTyped } from './typed-fields.ts';

interface OverPage {
  /** The id of its form, by which the one that lies on top is found. */
  id: string;
  form: Pick<FormState, 'isDirty' | 'sending'>;
  /** The query parameters that open it, if any do. */
  queryNames: readonly string[];
  onClose: () => void;
}

/** Going back closes a form over the page in which nothing is typed, instead of leaving the page under it (shell.47); `LeaveGuard` asks about the others. */
export function useCloseOnBack({ id, form: { isDirty, sending }, queryNames, onClose }: OverPage): void {
  const { history } = useRouter();
  useBlocker({
    shouldBlockFn: ({ action }) => {
      const isAllTaken = commitTyped(id);
      const { opened } = history.location.state;
      if (isDirty() || !isAllTaken || !isOnTop(id) || !closesOver(action, opened, { queryNames, isSending: sending })) return false;
      // Once the browser is back on the page: closing may change its address.
      atNextStep(window, () => !sending && onClose());
      return true;
    },
    enableBeforeUnload: false,
  });
}

function isOnTop(id: string): boolean {
  const form = document.getElementById(id);
  return form !== null && [...document.querySelectorAll('[role=dialog]')].at(-1)?.contains(form) === true;
}
