import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEscape } from './use-escape.ts';

/** The page, as the element that the keys come from; `isMenu` while a list or menu is open in it. */
class KeyTarget extends EventTarget {
  isMenu = false;
  getAttribute(name: string): string | null {
    return this.isMenu && name === 'data-mantine-stop-propagation' ? 'true' : null;
  }
}

let page: KeyTarget;
const stops: (() => void)[] = [];
let closed: string[];

beforeEach(() => {
  page = new KeyTarget();
  closed = [];
  vi.stubGlobal('window', page);
  vi.stubGlobal('Element', KeyTarget);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** An open dialog, which notes each Esc that reaches it. */
function open(name: string): () => void {
  const stop = followEscape(() => closed.push(name));
  stops.push(stop);
  return stop;
}

/** The same, as dialogs do it: Esc closes it before the other listeners are called. */
function openClosing(name: string): void {
  const stop = followEscape(() => {
    closed.push(name);
    stop();
  });
}

function press(key: string, more: object = {}): void {
  page.dispatchEvent(Object.assign(new Event('keydown'), { key, isComposing: false, ...more }));
}

test('Esc reaches only the dialog that was opened last', () => {
  open('form');
  open('question');
  press('Escape');
  expect(closed).toEqual(['question']);
});

test('one Esc closes one dialog, the next the one below', () => {
  openClosing('question');
  openClosing('question over it');
  press('Escape');
  expect(closed).toEqual(['question over it']);
  press('Escape');
  expect(closed).toEqual(['question over it', 'question']);
});

test('a dialog below that is closed by something else leaves Esc to the topmost', () => {
  const stopForm = open('form');
  open('question');
  stopForm();
  press('Escape');
  expect(closed).toEqual(['question']);
});

test.each([
  ['another key', 'Enter', {}],
  ['Esc that ends the composing of a letter', 'Escape', { isComposing: true }],
])('%s closes nothing', (_name, key, more) => {
  open('form');
  press(key, more);
  expect(closed).toEqual([]);
});

test('Esc in an open menu is for the menu', () => {
  open('form');
  page.isMenu = true;
  press('Escape');
  expect(closed).toEqual([]);
});
