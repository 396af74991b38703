import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { demoPassword } from '#app/server/demo/make-demo.ts';
import type { Cookies } from '../e2e/support/sign-in.ts';

const program = '/usr/bin/chromium';
const rounds = 10;
const visits = 3;
const viewport = { width: 1440, height: 900 };

interface Place {
  path: string;
  tab?: string;
}

/** Links, and tabs of the page they lead to; each is opened from the one before. */
const places: readonly Place[] = [
  { path: '/people' },
  { path: '/people', tab: 'Ikke fullførte' },
  { path: '/people', tab: 'Aktive' },
  { path: '/vacation-and-leave' },
  { path: '/vacation-and-leave', tab: 'Mitt fravær' },
  { path: '/vacation-and-leave', tab: 'Kalender' },
  { path: '/contracts' },
  { path: '/access-control' },
  { path: '/access-control', tab: 'Roller' },
  { path: '/access-control', tab: 'Brukere' },
  { path: '/organisation/log' },
  { path: '/esigning' },
  { path: '/gdpr' },
  { path: '/on-offboarding' },
  { path: '/' },
];

/** Milliseconds until what was pressed for is painted: the median for each place that was seen before, for the first calendar from home, and for home after the password. */
export interface Clicks {
  seen: readonly { name: string; milliseconds: number }[];
  calendar: number;
  signIn: number;
}

/** Presses links and tabs as a user would, on a desktop with an empty cache; undefined without Chromium. */
export async function measureClicks(address: string, email: string): Promise<Clicks | undefined> {
  if (!existsSync(program)) return undefined;
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const first: FirstVisit[] = [];
    for (let visit = 0; visit < visits; visit += 1) first.push(await firstVisit(browser, address, email));
    return {
      seen: await seenBefore(browser, address, first[0]?.cookies),
      calendar: middle(first.map(({ calendar }) => calendar)),
      signIn: middle(first.map(({ signIn }) => signIn)),
    };
  } finally {
    await browser.close();
  }
}

interface FirstVisit {
  signIn: number;
  calendar: number;
  cookies: Cookies;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Signs in with nothing in the browser's cache, and opens the calendar once home is quiet. */
async function firstVisit(browser: Browser, address: string, email: string): Promise<FirstVisit> {
  const context = await browser.newContext({ locale: 'nb-NO', viewport });
  const page = await context.newPage();
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (globalThis.firstHeading = (${heading.toString()})()))`);
  await page.goto(`${address}/no/login`);
  await page.locator('input[inputmode=email]').fill(email);
  await page.locator('input[type=password]').fill(demoPassword);
  const pressed = Date.now();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !/^\/(identity|callback|api)/.test(url.pathname));
  const painted = await page.evaluate<number>('globalThis.firstHeading');
  await page.waitForTimeout(1_000);
  const calendar = await press(page, { path: '/vacation-and-leave' });
  const cookies = await context.storageState();
  await context.close();
  return { signIn: painted - pressed, calendar, cookies };
}

async function seenBefore(browser: Browser, address: string, cookies: Cookies | undefined): Promise<Clicks['seen']> {
  const page = await browser.newPage({ locale: 'nb-NO', viewport, ...(cookies && { storageState: cookies }) });
  await page.goto(`${address}/no`);
  const taken = places.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, place] of places.entries()) {
      const milliseconds = await press(page, place);
      // The first round is the first time each is seen.
      if (round > 0) taken[index]?.push(milliseconds);
      await page.waitForTimeout(200);
    }
  return places.map(({ path, tab }, index) => ({
    name: tab ? `${path}, ${tab}` : path,
    milliseconds: middle(taken[index] ?? []),
  }));
}

async function press(page: Page, { path, tab }: Place): Promise<number> {
  const pressed = tab
    ? page.getByRole('tab', { name: tab, exact: true })
    : page.locator(`a[href="/no${path === '/' ? '' : path}"]`).first();
  await page.evaluate(watch, tab);
  await pressed.click();
  return page.evaluate<number>('globalThis.painted');
}

// Runs in the page: answers the clock's time when the first heading is painted.
function heading(): Promise<number> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.querySelector('main h1')) return void setTimeout(() => resolve(Date.now()));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

// Runs in the page: answers how long after the next press the tab of this name, or another page, is painted, with no part of it still awaited.
function watch(tab: string | undefined): void {
  const former = document.querySelector('main h1')?.textContent;
  const isHere = (): boolean =>
    tab === undefined
      ? ![undefined, former].includes(document.querySelector('main h1')?.textContent)
      : document.querySelector('main [role=tab][aria-selected=true]')?.textContent.startsWith(tab) === true;
  const isShown = (): boolean =>
    isHere() && ![...document.querySelectorAll('main .mantine-Skeleton-root')].some((part) => part.checkVisibility());
  const painted = new Promise<number>((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = (): void => {
          if (isShown()) return void setTimeout(() => resolve(performance.now() - timeStamp));
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
  Object.assign(globalThis, { painted });
}
