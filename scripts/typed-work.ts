import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { openBrowser } from '../e2e/support/browser.ts';
import { startProduct } from '../e2e/support/product.ts';
import { listenFor } from '../e2e/support/quiet.ts';
import { ensurePrograms } from './test/debian.ts';
import { project, shown } from './test/run.ts';
import { cookiesOf, type Cookies } from './typed-work/accounts.ts';
import { typedForms, type Opening } from './typed-work/forms.ts';
import { openForm } from './typed-work/open-form.ts';
import { startOtherSystems } from './typed-work/other-systems.ts';
import { addressIn, placesOf, type Places } from './typed-work/places.ts';
import { firstLine, isBack, tryForm, type Trial, type Tried } from './typed-work/trials.ts';
import { typeIn, type Typed } from './typed-work/typed.ts';

const shell = '/usr/bin/chromium-headless-shell';
const folder = join(project, 'data', 'typed-work');

/** A form of the table, one way to open it, and what became of what was typed. */
interface Row {
  name: string;
  opening: Opening;
  typed?: Typed;
  tried: Tried[];
}

/** Types in every form of the table, then presses Esc and the X, loses the connection, reloads, and at last closes the browser; what was typed has to be there each time. */
async function driveAll(): Promise<void> {
  const obstacles = await ensurePrograms({ [shell]: 'chromium-headless-shell' });
  if (obstacles.length > 0) throw new Error(obstacles.join(' '));
  await shown('node', ['scripts/build.ts', '--when-stale']);
  mkdirSync(folder, { recursive: true });
  const systems = await startOtherSystems();
  const product = await startProduct({ variables: systems.variables, first: ['demo', '--people', '60'] });
  try {
    const places = await placesOf(product.address);
    const groups = Map.groupBy(chosenRows(), ({ opening }) => opening.as ?? 'systemadmin');
    for (const [name, rows] of groups) await driveAs({ address: product.address, name, rows, places });
    report([...groups.values()].flat());
  } finally {
    await product.stop();
    systems.stop();
  }
}

/** The forms that `--only=` names by parts of their files, with commas between, or all. */
function chosenRows(): Row[] {
  const only = (process.argv.find((part) => part.startsWith('--only='))?.slice('--only='.length) ?? '').split(',');
  return Object.entries(typedForms).flatMap(([file, openings]) => {
    if (!only.some((part) => file.includes(part))) return [];
    return openings.map((opening): Row => ({ name: nameOf(file, opening), opening, tried: [] }));
  });
}

const nameOf = (file: string, { at, open = [] }: Opening): string => [file, at, ...open.map(String)].join(' › ');

interface Drive {
  address: string;
  name: string;
  rows: readonly Row[];
  places: Places;
}

/** What is typed stays on the device, so the browser that is opened again has the same profile. */
async function driveAs({ address, name, rows, places }: Drive): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'typed-work-'));
  const browser = await openBrowser('shell');
  const cookies = await cookiesOf(browser, address, name);
  await browser.close();
  const addressOfRow = ({ opening }: Row): string => `${address}${addressIn(places, opening.at)}`;
  await inBrowser(profile, cookies, async (page) => {
    for (const row of rows) await driveRow(page, row, addressOfRow);
  });
  await inBrowser(profile, cookies, async (page) => {
    for (const row of rows) await lookAgain(page, row, addressOfRow);
  });
  rmSync(profile, { recursive: true, force: true });
}

async function inBrowser(profile: string, { cookies }: Cookies, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: shell,
    args: ['--no-sandbox', '--disable-gpu'],
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await context.addCookies(cookies);
  const page = context.pages()[0] ?? (await context.newPage());
  listenFor(page);
  // The browser's own question before a page with unsaved work is left.
  page.on('dialog', (asked) => void asked.accept().catch(() => undefined));
  try {
    await work(page);
  } finally {
    await context.close();
  }
}

async function driveRow(page: Page, row: Row, addressOf: (row: Row) => string): Promise<void> {
  try {
    const isStep = await openForm(page, addressOf(row), row.opening);
    row.typed = await typeIn(page, isStep, row.opening);
    row.tried.push(...(await tryForm(page, row.typed, row.opening)));
  } catch (error) {
    row.tried.push(['open', [firstLine(error)]]);
  }
  await show(page, row);
}

/** After the browser was closed and opened again. */
async function lookAgain(page: Page, row: Row, addressOf: (row: Row) => string): Promise<void> {
  // A list has to be chosen again in a browser that was closed.
  if (!row.typed || row.opening.list !== undefined) return;
  try {
    await page.goto(addressOf(row));
    row.tried.push(['close', await isBack(page, row.typed, afterClose(row.opening))]);
  } catch (error) {
    row.tried.push(['close', [firstLine(error)]]);
  }
  await show(page, row);
}

const afterClose = (opening: Opening): Opening => (opening.isOfTab ? { ...opening, keepsNothing: true } : opening);

const isBad = ({ tried }: Row): boolean => tried.some(([, faults]) => faults.length > 0);

/** A line of what was tried, and what is wrong below it. */
function lineOf(row: Row): string {
  const wrong = row.tried.flatMap(([trial, faults]) => (faults.length === 0 ? [] : `${trial}: ${faults.join('; ')}`));
  const tried = row.tried.map(([trial, , note]) => (note === undefined ? trial : `${trial}: ${note}`));
  return [`${isBad(row) ? 'BAD ' : 'ok  '} ${row.name} (${tried.join(', ')})`, ...wrong].join('\n     ');
}

/** Says what became of a form, with a picture of the page where the last thing tried went wrong. */
async function show(page: Page, row: Row): Promise<void> {
  console.log(lineOf(row));
  const [last, faults] = row.tried.at(-1) ?? [];
  if (faults && faults.length > 0) await page.screenshot({ path: join(folder, pictureOf(row, last ?? 'open')) }).catch(() => undefined);
}

const pictureOf = ({ name }: Row, trial: Trial): string => `${name.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 120)}-${trial}.png`;

function report(rows: readonly Row[]): void {
  const bad = rows.filter(isBad);
  writeFileSync(join(folder, 'results.txt'), `${rows.map(lineOf).join('\n')}\n`);
  console.log(`\n${rows.length - bad.length} of ${rows.length} forms keep what is typed; the list and pictures of faults are in ${folder}`);
  process.exitCode = bad.length > 0 ? 1 : 0;
}

await driveAll();
