import type { Browser, Page } from 'playwright-core';
import { intlLocale, languageOfLocale, type Language, type Locale } from '#kernel/contract/locale.ts';
import type { LookPage } from '../../scripts/look/pages.ts';
import { findingsInScheme, partInUse, rulesOfSchemeAndLanguage, type Scheme } from './accessibility.ts';
import { visit } from './browser.ts';
import { headFindings, layoutFindings } from './layout.ts';
import { pageTexts, type PageText } from './page-texts.ts';
import { listenFor, untilQuiet } from './quiet.ts';
import type { Cookies } from './sign-in.ts';
import { wordsIn } from './vocabulary.ts';
import { doneFirst, pathIn, pressed, refusedAtOnce, sentEmpty, titledByText } from './walk-table.ts';
import { stepLimit, withinLimit } from './within-limit.ts';

/** Each language is tested in one scheme: every page is seen in both, and colours do not depend on texts. */
const schemeOf: Readonly<Record<Language, Scheme>> = { no: 'light', en: 'dark' };

/**
 * In this language pages open as by a link, and axe looks by the rules that depend on scheme or language; in the other each is loaded by its
 * address, and looked at by all rules. So both ways are walked and everything is looked at, and a load and a look cost most.
 */
const followsLinks: Language = 'en';

/** The results of visiting pages in one language. */
export interface Walked {
  /** The problems, one line each. */
  findings: string[];
  /** All texts, with their page. */
  said: (PageText & { page: string })[];
  /** The words in the server's answers. */
  answered: Set<string>;
  /** The rows of tabs that were clicked through, each by its names. */
  tabRows: Set<string>;
}

export const nothingWalked = (): Walked => ({ findings: [], said: [], answered: new Set(), tabRows: new Set() });

export interface Walk {
  browser: Browser;
  address: string;
  locale: Locale;
  walked: Walked;
  /** The paths of tabs that are places themselves. */
  tabPaths: ReadonlySet<string>;
}

/** A page to visit; one without a title is no page of the app, whose window title is its heading. */
export type Place = Pick<LookPage, 'name' | 'path' | 'over'> & Partial<Pick<LookPage, 'title' | 'isOwn'>>;

/** Visits pages with these cookies: the opened page, its tabs, its menus, its dialogs, its form submitted empty. */
export async function walkAs(walk: Walk, pages: readonly Place[], cookies: Cookies | undefined): Promise<void> {
  const { browser, locale, walked } = walk;
  const language = languageOfLocale[locale];
  const options = { locale: intlLocale[language], reducedMotion: 'reduce', colorScheme: schemeOf[language] } as const;
  const visitor = await visit(browser, { ...options, ...(cookies && { storageState: cookies }) });
  const { complaints } = visitor;
  const context = visitor.page.context();
  let page = ready(visitor.page);
  let here = '';
  let mayRefuse = false;
  let isLoaded = false;
  context.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !mayRefuse) walked.findings.push(`${here}: ${pathname} answered ${response.status()}`);
    if (!pathname.startsWith('/api/')) return;
    const text = await response.text().catch(() => '');
    for (const word of wordsIn(text)) walked.answered.add(word);
  });
  for (const place of pages) {
    here = `${locale} ${place.name}`;
    const complained = complaints.length;
    mayRefuse = refusedAtOnce.has(place.name);
    const round: PageVisit = { walk, page, place, isLoaded, provoke: () => (mayRefuse = true) };
    const hasEnded = await lookAround(round).then(
      () => true,
      (failure: unknown) => {
        walked.findings.push(`${here}: ${String(failure)}, at ${page.url()}`);
        return false;
      },
    );
    // What a page that failed was left doing disturbs nobody after it.
    if (!hasEnded) page = await replaced(page);
    isLoaded = hasEnded && language === followsLinks && place.title !== undefined && !place.isOwn && !mayRefuse;
    const isExpected = (complaint: string) => mayRefuse && /status of 4/.test(complaint);
    walked.findings.push(
      ...complaints
        .slice(complained)
        .filter((complaint) => !isExpected(complaint))
        .map((complaint) => `${here}: ${complaint}`),
    );
  }
  // What it complained about is among the findings.
  await visitor.leave(() => true);
}

/** A page of the walk: none of its steps waits longer than the limit, and its requests are followed. */
function ready(page: Page): Page {
  page.setDefaultTimeout(stepLimit);
  listenFor(page);
  return page;
}

async function replaced(page: Page): Promise<Page> {
  const next = ready(await page.context().newPage());
  await page.close();
  return next;
}

interface PageVisit {
  walk: Walk;
  page: Page;
  place: Place;
  /** The app shows another page in this language, and nothing keeps it from leaving. */
  isLoaded: boolean;
  /** From now on the server may refuse requests. */
  provoke: () => void;
}

async function lookAround(round: PageVisit): Promise<void> {
  const { walk, page, place } = round;
  const language = languageOfLocale[walk.locale];
  await open(round);
  const title = windowTitle(place, language) ?? (await page.locator('h1').first().textContent());
  const head = { lang: intlLocale[language], title: `${title} – Samspill` };
  note(round, '', await withinLimit('reading the head', headFindings(page, head)));
  await lookNow(round, '');
  note(round, '', await withinLimit('measuring', layoutFindings(page)));
  if (!place.over) {
    await lookAtTabs(round);
    await lookAtMenus(round);
  }
  for (const button of pressed[place.name] ?? []) {
    if (button.menu) await page.getByRole('button', { name: button.menu[language] }).click();
    const role = button.menu ? 'menuitem' : 'button';
    await page.getByRole(role, { name: button[language], exact: true }).first().click();
    await page.getByRole('dialog').first().waitFor();
    await lookOnceQuiet(round, ` with ${button.en}`, 'dialog, [role=dialog]');
    await page.keyboard.press('Escape');
  }
  if (sentEmpty.has(place.name)) await sendEmpty(round);
}

/** What the window is called while a page of the app is open; nothing where its heading says it. */
const windowTitle = ({ name, title }: Place, language: Language): string | undefined =>
  titledByText.has(name) ? undefined : title?.[language];

async function open({ walk, page, place, isLoaded }: PageVisit): Promise<void> {
  const address = `${walk.address}${pathIn(walk.locale, place.path)}`;
  // Where it rests, nothing of the next page shows its tip, which could lie over what is pressed.
  await page.mouse.move(0, 0);
  const title = windowTitle(place, languageOfLocale[walk.locale]);
  await (isLoaded && title ? follow(page, address, title) : page.goto(address));
  await page.locator('h1:visible').first().waitFor();
  await untilQuiet(page, stepLimit);
  const { pathname } = new URL(page.url());
  const withoutSlash = (path: string): string => path.replace(/\/$/, '');
  if (place.title && withoutSlash(pathname) !== withoutSlash(new URL(address).pathname)) throw new Error(`was sent on to ${pathname}`);
}

/** Opens a page as a link in the app does. One that does not arrive is found by its title. */
async function follow(page: Page, address: string, title: string): Promise<void> {
  await withinLimit(
    'following a link',
    page.evaluate((to) => history.pushState({}, '', to), address),
  );
  await page.waitForFunction((wanted) => document.title.startsWith(wanted), title, { timeout: 15_000 }).catch(() => undefined);
}

function note({ walk, place }: PageVisit, what: string, findings: readonly string[]): void {
  walk.walked.findings.push(...findings.map((finding) => `${walk.locale} ${place.name}${what}: ${finding}`));
}

async function lookOnceQuiet(round: PageVisit, what: string, within: string): Promise<void> {
  await untilQuiet(round.page, stepLimit);
  await lookNow(round, what, within);
}

/** Collects the texts of the current page, and the findings of axe on it or on the part that has come. */
async function lookNow(round: PageVisit, what: string, within?: string): Promise<void> {
  await withinLimit(`reading the texts${what}`, listenTo(round, what));
  const language = languageOfLocale[round.walk.locale];
  // The page that a state lies over is a place of its own.
  const part = within === undefined && round.place.over ? await partInUse(round.page) : within !== undefined && { within };
  const look = { ...(language === followsLinks && { rules: rulesOfSchemeAndLanguage }), ...part };
  note(round, what, await findingsInScheme(round.page, schemeOf[language], look));
}

async function listenTo({ walk, page, place }: PageVisit, what: string): Promise<void> {
  const said = await pageTexts(page);
  walk.walked.said.push(...said.map((one) => ({ ...one, page: `${place.name}${what}` })));
}

/** Clicks through the tabs of the page, once for those that stand on several pages. One that is a place itself is looked at there. */
async function lookAtTabs(round: PageVisit): Promise<void> {
  const tabs = round.page.locator('main [role=tab]');
  const { tabRows } = round.walk.walked;
  const row = (await tabs.allTextContents()).join(', ');
  if (tabRows.has(row)) return;
  tabRows.add(row);
  const names = await tabs.and(round.page.locator('[aria-selected=false]')).allTextContents();
  for (const name of names) {
    await round.page.getByRole('tab', { name, exact: true }).first().click();
    if (isPlace(round)) await untilQuiet(round.page, stepLimit);
    else await lookOnceQuiet(round, ` at tab ${name}`, 'main');
  }
}

function isPlace({ walk, page }: PageVisit): boolean {
  const { pathname, search } = new URL(page.url());
  return walk.tabPaths.has(`${pathname}${search}`.replace(`/${walk.locale}`, ''));
}

/** Opens every menu of the page once, one for all rows of a list; those of the shell only on the home page. */
async function lookAtMenus(round: PageVisit): Promise<void> {
  const { page, place } = round;
  const area = place.name === 'home' ? 'body' : 'main';
  const buttons = page.locator(`${area} button[aria-haspopup=menu]:visible`);
  const inRows = page.locator(`${area} :is(tr, li) button[aria-haspopup=menu]:visible`);
  const spared = Math.max(0, (await inRows.count()) - 1);
  for (let index = 0; index < (await buttons.count()) - spared; index += 1) {
    await buttons.nth(index).click();
    await page.getByRole('menu').first().waitFor();
    await lookOnceQuiet(round, ` with menu ${index + 1}`, '[role=menu]');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').first().waitFor({ state: 'hidden' });
  }
}

async function sendEmpty(round: PageVisit): Promise<void> {
  const { page } = round;
  round.provoke();
  await doneFirst[round.place.name]?.(page);
  const dialog = page.getByRole('dialog').locator('button[type=submit]');
  const button = (await dialog.count()) > 0 ? dialog.first() : page.locator('main button[type=submit]').first();
  await button.click();
  await page.locator('[aria-invalid=true], [role=alert]:not([hidden])').first().waitFor();
  await lookOnceQuiet(round, ' sent empty', 'main, dialog, [role=dialog]');
}
