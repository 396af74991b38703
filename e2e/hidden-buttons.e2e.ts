import { afterAll, beforeAll, expect, test } from 'vitest';
import { hiddenButtons } from '../scripts/look/hidden-buttons.ts';
import { openBrowser, visit, type Visitor } from './support/browser.ts';

const browser = await openBrowser('shell');
let visitor: Visitor;

beforeAll(async () => {
  visitor = await visit(browser);
});

afterAll(async () => {
  await browser.close();
});

const long = '<div style="height: 3000px"></div>';
const pinned = (edge: string) => `<div style="position: fixed; ${edge}: 0; left: 0; right: 0; height: 80px; background: white"></div>`;
const cut = 'overflow: hidden; height: 40px; width: 100px';

test.each<[string, string, string[]]>([
  ['nothing of a button below the fold', `${long}<button>Save</button>${long}`, []],
  ['the last button of a page that a pinned footer covers for good', `${long}<button>Save</button>${pinned('bottom')}`, ['Save']],
  [
    'nothing of what can be scrolled from under pinned parts',
    `<button>Up</button>${long}<button>Save</button>${long}${pinned('bottom')}`,
    [],
  ],
  [
    'a button that another part covers',
    '<div style="position: relative"><button>Save</button><p style="position: absolute; inset: 0; margin: 0">Over</p></div>',
    ['Save'],
  ],
  ['a button that cannot be scrolled to', '<button style="position: absolute; left: -500px">Save</button>', ['Save']],
  ['a button that is cut off', `<div style="${cut}"><p style="height: 60px"></p><button>Save</button></div>`, ['Save']],
  [
    'nothing of a wide table that scrolls',
    '<div style="overflow-x: auto; width: 300px"><div style="width: 2000px; text-align: right"><button>Save</button></div></div>',
    [],
  ],
  [
    'nothing of a row of tabs that scrolls sideways alone',
    `<div style="overflow: auto hidden; width: 100px; white-space: nowrap">${'<button>Tab</button>'.repeat(20)}</div>`,
    [],
  ],
  [
    'nothing of what is for screen readers',
    '<button style="position: absolute; width: 1px; height: 1px; padding: 0; border: 0; left: -500px">Skip</button>',
    [],
  ],
  [
    'nothing of a chart that is moved under its window',
    '<div data-pans><button style="position: absolute; left: -500px">Team</button></div>',
    [],
  ],
  ['nothing of a button that takes no clicks', '<p><button disabled style="pointer-events: none">Save</button></p>', []],
  ['a button by its label', '<button aria-label="Close" style="position: absolute; left: -500px">x</button>', ['Close']],
])('tells of %s', async (...[, body, expected]) => {
  await visitor.page.setContent(`<!doctype html><body style="margin: 0">${body}`);
  expect(await hiddenButtons(visitor.page)).toEqual(expected);
});

test.each(['<dialog open>', '<div role="dialog" style="position: fixed; inset: 0; background: white">'])(
  'judges only what is in %s',
  async (dialog) => {
    const behind = '<button style="position: absolute; left: -500px">Behind</button>';
    const within = '<button style="position: absolute; left: -5000px">Within</button>';
    await visitor.page.setContent(`<!doctype html><body>${behind}${dialog}${within}`);
    expect(await hiddenButtons(visitor.page)).toEqual(['Within']);
  },
);
