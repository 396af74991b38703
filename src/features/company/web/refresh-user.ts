import { CallError } from '#kernel/web/call-error.ts';
import { shell } from '#kernel/web/shell.ts';

/** Renews the company's name and time zone in this tab; other tabs are told by the live connection. */
export async function refreshUser(): Promise<void> {
  try {
    await shell.reloadUser();
  } catch (error) {
    // What was saved stays saved, and the next request reports what is wrong.
    if (!(error instanceof CallError)) throw error;
  }
}
