import { useBlocker } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Dialog } from '#ui/Dialog.tsx';
import { isLeavingWithDrafts } from './form-drafts.ts';
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

/** The tabs of every page: another one replaces what is shown. */
const always = ['tab'];

/** Asks before a page with unsaved work is left, by link, by going back or by closing the tab (shell.26). */
export function LeaveGuard({ isDirty, queryNames = [], isOver = false }: LeaveGuardProps) {
  const t = useKernelTexts();
  const blocker = useBlocker({
    shouldBlockFn: ({ action, current, next }) => {
      const [here, there] = [queryOf(current.search), queryOf(next.search)];
      commitTyped();
      const isBack = isOver && action !== 'PUSH' && action !== 'REPLACE';
      const isOther = current.pathname !== next.pathname || [...always, ...queryNames].some((name) => here[name] !== there[name]);
      return isDirty() && (isBack || isOther);
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

function queryOf(search: unknown): Readonly<Record<string, unknown>> {
  // The app's router parses every query as names and plain texts (app/web/router.ts).
  return search as Record<string, unknown>;
}
