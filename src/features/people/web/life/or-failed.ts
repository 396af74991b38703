import { CallError } from '#kernel/web/call-error.ts';
import { showError } from '#kernel/web/show-error.ts';

/** The answer of `upgrade` and `update-company-user-pending-status` on failure; nothing was changed (wire.14). */
export const failed = -1;

/** The answer of such a request, or -1 after showing the refusal. */
export async function orFailed<A>(sent: Promise<A>, show: (error: CallError) => void = showError): Promise<A | typeof failed> {
  try {
    return await sent;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    show(error);
    return failed;
  }
}
