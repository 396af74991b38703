import { useBlocker } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Dialog } from '#ui/Dialog.tsx';
import { isLeavingWithDrafts } from './form-drafts.ts';
import { leavesForm } from './leaves-form.ts';
import { useKernelTexts } from './texts.ts';
import { commitTyped } from './typed-fields.ts';

interface LeaveGuardProps {
  /** Read when the page is left. */
  isDirty: () => boolean;
  /** Query parameters whose change also discards unsaved work: the record, the tab, the open section. */
  queryNames?: readonly string[] | undefined;
  /** Over the page, where nothing but going back changes the address: that asks whatever it changes. */
  isOver?: boolean | undefined;
}

/** Asks before a page with unsaved work is left, by link, by going back or by closing the tab (shell.26). */
export function LeaveGuard({ isDirty, queryNames = [], isOver = false }: LeaveGuardProps) {
  const t = useKernelTexts();
  const blocker = useBlocker({
    shouldBlockFn: (move) => {
      commitTyped();
      return isDirty() && leavesForm(withQuery(move), { queryNames, isOver });
    },
    enableBeforeUnload: () => isDirty() && !isLeavingWithDrafts(),
    withResolver: true,
  });
  const footer = (
    <>
      <Button variant="default" onClick={blocker.proceed}>
        {t('leave.leave')}
      </Button>
      <Button onClick={blocker.reset}>{t('leave.stay')}</Button>
    </>
  );
  return (
    <Dialog title={t('leave.title')} isOpen={blocker.status === 'blocked'} onClose={() => blocker.reset?.()} footer={footer}>
      {t('leave.text')}
    </Dialog>
  );
}

interface Place {
  pathname: string;
  search: unknown;
}

function withQuery({ action, current, next }: { action: string; current: Place; next: Place }) {
  const read = ({ pathname, search }: Place) => ({
    pathname,
    // The app's router parses every query as names and plain texts (app/web/router.ts).
    search: search as Readonly<Record<string, unknown>>,
  });
  return { action, current: read(current), next: read(next) };
}
