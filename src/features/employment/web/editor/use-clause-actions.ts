import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { showToast } from '#ui/toasts.ts';
import type { RichText } from '../../contract/rich-text.ts';
import type { Element } from '../../contract/rules/compose.ts';
import type { en } from '../../texts/en.ts';
import type { Draft } from '../draft.ts';
import { focusClause } from './clause-id.ts';
import * as changes from './draft-elements.ts';

export interface ClauseActions {
  /** The clause that is being edited. */
  open: string | undefined;
  setOpen: (key: string | undefined) => void;
  write: (key: string, text: RichText) => void;
  reset: (key: string, title: string) => void;
  turn: (key: string, isOn: boolean) => void;
  rename: (key: string, title: string) => void;
  move: (from: number, to: number) => void;
  add: () => void;
  remove: (key: string, title: string) => void;
}

/** What can be done to the clauses of a draft; what takes words away can be undone. */
export function useClauseActions(draft: Draft, read: changes.ReadDraft): ClauseActions {
  const t = useTexts<typeof en>('employment');
  const [open, setOpen] = useState<string>();
  // Undo comes later, when more may have been written.
  const latest = useRef({ draft, read });
  useEffect(() => {
    latest.current = { draft, read };
  }, [draft, read]);
  const change = (make: (elements: readonly Element[]) => Element[]): void =>
    latest.current.draft.change({ elements: make(latest.current.read.elements) });
  const elementOf = (key: string): Element | undefined => read.elements.find((one) => one.key === key);
  const undo = (make: (elements: readonly Element[]) => Element[]) => ({ label: t('editor.undo'), run: () => change(make) });

  function reset(key: string, title: string): void {
    const text = elementOf(key)?.text;
    setOpen(undefined);
    change((elements) => changes.withTemplateText(elements, key));
    focusClause(key);
    if (text) showToast({ title: t('editor.wasReset', { title }), action: undo((elements) => changes.withOwnText(elements, key, text)) });
  }

  function remove(key: string, title: string): void {
    const element = elementOf(key);
    if (!element) return;
    const place = read.elements.indexOf(element);
    setOpen(undefined);
    change((elements) => changes.withoutClause(elements, key));
    focusClause((read.elements[place - 1] ?? read.elements[place + 1])?.key ?? '');
    showToast({
      title: t('editor.wasRemoved', { title }),
      action: undo((elements) => changes.withClauseAgain(elements, { element, place })),
    });
  }

  function add(): void {
    const key = `own-${crypto.randomUUID()}`;
    change((elements) => changes.withOwnClause(elements, { key, title: t(`editor.newTitle.${read.language}`) }));
    setOpen(key);
  }

  return {
    open,
    setOpen,
    write: (key, text) => change((elements) => changes.withText({ ...latest.current.read, elements: [...elements] }, key, text)),
    reset,
    turn: (key, isOn) => change((elements) => changes.switched(elements, key, isOn)),
    rename: (key, title) => change((elements) => changes.renamed(elements, key, title)),
    move: (from, to) => change((elements) => changes.movedElement(elements, from, to)),
    add,
    remove,
  };
}
