import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followFocus } from './use-focus-back.ts';

/** An element that can have the focus. */
class Focusable {
  isConnected = true;
  focus(): void {
    page.activeElement = this;
  }
}

const body = new Focusable();
const main = new Focusable();
const page = { activeElement: body, body, querySelector: () => main };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLElement', Focusable);
  page.activeElement = body;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A dialog opens with the focus on its first field. Returns what removes it, with the focus. */
function open(): () => void {
  const close = followFocus();
  const field = new Focusable();
  field.focus();
  return () => {
    close();
    field.isConnected = false;
    page.activeElement = body;
  };
}

test('gives the focus back to what had it before the dialog', () => {
  const button = new Focusable();
  button.focus();
  open()();
  vi.runAllTimers();
  expect(page.activeElement).toBe(button);
});

test('gives it back to what opened the first of two dialogs of which one took the place of the other', () => {
  const button = new Focusable();
  button.focus();
  open()();
  const close = open();
  vi.runAllTimers();
  expect(page.activeElement).not.toBe(button);
  close();
  vi.runAllTimers();
  expect(page.activeElement).toBe(button);
});

test('gives it to the page where the element has been removed', () => {
  const button = new Focusable();
  button.focus();
  const close = open();
  button.isConnected = false;
  close();
  vi.runAllTimers();
  expect(page.activeElement).toBe(main);
});

test('leaves it where something else has taken it', () => {
  const button = new Focusable();
  button.focus();
  const close = open();
  const other = new Focusable();
  close();
  other.focus();
  vi.runAllTimers();
  expect(page.activeElement).toBe(other);
});
