import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { addressOf } from '#app/server/demo/demo-people.ts';
import { demoPassword } from '#app/server/demo/make-demo.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { openBrowser } from '../e2e/support/browser.ts';
import { startProduct } from '../e2e/support/product.ts';
import { leadingOn, pathIn, seenBy, undeclaredPages } from '../e2e/support/walk-table.ts';
import { contactSheet, type Shot } from './look/contact-sheet.ts';
import { pagesToLookAt } from './look/pages.ts';
import { measurePages, type Measures } from './look/measure-pages.ts';
import { takePictures } from './look/pictures.ts';
import { recordsToLookAt } from './look/records.ts';
import { allVariants, settle, signIn, variantName, visitAs, type Variant, type Visited } from './look/visits.ts';
import { ensurePrograms } from './test/debian.ts';
import { project, shown } from './test/run.ts';

const folder = join(project, 'data', 'look');
// The system admin sees everything in every variant; what the others see differs in content, which two variants show.
const fewVariants = allVariants.filter(
  ({ scheme, width, locale }) => (scheme === 'dark') === (width === 390) && (locale === 'no') === (width === 1440),
);

const measuredByAll = fewVariants.map((variant): Variant => ({ ...variant, scheme: 'light' }));
const everyPart: readonly string[] = [...roleKeys, 'inactive', 'pending'];

interface Look {
  browser: Browser;
  address: string;
  shots: Shot[];
  complaints: string[];
}

/** Screenshots of every page, as every role, into `data/look`, and its measures with their limits; `--measures` measures only, `--as=` names whose pages, `--only=` how their names begin, `--in=no-light-390` in which language and width, `--pictures` makes the pictures of the README instead. */
async function look(): Promise<void> {
  const obstacles = await ensurePrograms({ '/usr/bin/chromium': 'chromium' });
  if (obstacles.length > 0) throw new Error(obstacles.join(' '));
  await shown('node', ['scripts/build.ts', '--when-stale']);
  const product = await startProduct({ first: ['demo', '--people', '300'] });
  const browser = await openBrowser('chromium');
  try {
    if (process.argv.includes('--pictures')) return await takePictures(browser, product.address);
    const round: Look = { browser, address: product.address, shots: [], complaints: [] };
    const declared = (await pagesToLookAt(await recordsToLookAt(product.address))).filter(({ name }) => !leadingOn.has(name));
    const only = named('only');
    const pages = [...declared, ...undeclaredPages].filter(({ name }) => only?.some((start) => name.startsWith(start)) ?? true);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    if (!process.argv.includes('--measures')) await lookAtEverything(round, pages);
    await measureEverything(round, pages);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** The system admin's pages in both languages and widths, then those of each other role in two of them; the machine does nothing else meanwhile. */
async function measureEverything({ browser, address }: Look, pages: readonly Visited[]): Promise<void> {
  const all: Measures = { lines: [], beyond: [] };
  const add = ({ lines, beyond }: Measures): void => {
    all.lines.push(...lines);
    all.beyond.push(...beyond);
    writeFileSync(join(folder, 'measures.txt'), `${all.lines.join('\n')}\n`);
  };
  for (const role of measuredRoles()) {
    const isFull = role === 'systemadmin';
    // What opens over a page, and public pages, are the same for all.
    const seen = pages.filter(({ name, isPublic, over, isTab }) =>
      isFull || seenBy[name] ? (seenBy[name] ?? role) === role : !isPublic && (over === undefined || isTab === true),
    );
    const measured = isFull ? allVariants.filter(({ scheme }) => scheme === 'light') : measuredByAll;
    const variants = measured.filter((variant) => named('in')?.includes(variantName(variant)) ?? true);
    const cookies = await signIn(browser, address, { email: addressOf(role), password: demoPassword });
    add(await measurePages({ browser, address, role, pages: seen, variants, cookies }));
  }
  // Who is signed in is led home from the first of them.
  if (measuredRoles() === everyPart) {
    const open = pages.filter(({ isPublic, over }) => isPublic && over === undefined);
    add(await measurePages({ browser, address, role: 'signed out', pages: open, variants: measuredByAll }));
  }
  if (all.beyond.length > 0) console.log(`\nBeyond the limits:\n${all.beyond.join('\n')}`);
  process.exitCode = all.beyond.length > 0 ? 1 : 0;
}

/** Those that `--as=employee,manager` names, or all. */
function measuredRoles(): readonly string[] {
  return named('as') ?? everyPart;
}

/** What `--option=one,other` names, if it is there. */
function named(option: string): readonly string[] | undefined {
  const start = `--${option}=`;
  return process.argv
    .find((part) => part.startsWith(start))
    ?.slice(start.length)
    .split(',');
}

async function lookAtEverything(round: Look, pages: readonly Visited[]): Promise<void> {
  for (const variant of allVariants) {
    const open = pages.filter(({ isPublic }) => isPublic);
    await lookAs(round, { role: 'signed out', pages: open, variant });
  }
  const parts = [...everyPart];
  const next = async (): Promise<void> => {
    for (let role = parts.shift(); role; role = parts.shift()) await lookAsRole(round, role, pages);
  };
  await Promise.all([next(), next(), next()]);
  const order = ['signed out', ...everyPart];
  round.shots.sort((one, other) => order.indexOf(one.role) - order.indexOf(other.role));
  writeFileSync(join(folder, 'index.html'), contactSheet(round.shots, round.complaints));
  console.log(`${round.shots.length} pictures; open ${join(folder, 'index.html')}`);
  if (round.complaints.length > 0)
    console.log(`The browser complained ${round.complaints.length} times; the list is at the end of the page.`);
}

async function lookAsRole(round: Look, role: string, pages: readonly Visited[]): Promise<void> {
  const cookies = await signIn(round.browser, round.address, { email: addressOf(role), password: demoPassword });
  // Public pages look the same to everybody; once signed in is enough.
  const all = role === 'systemadmin' ? pages : pages.filter(({ isPublic }) => !isPublic);
  for (const variant of role === 'systemadmin' ? allVariants : fewVariants) await lookAs(round, { role, pages: all, variant, cookies });
  console.log(`${role}: done, ${round.shots.length} pictures so far`);
}

interface Tour {
  role: string;
  pages: readonly Visited[];
  variant: Variant;
  cookies?: Parameters<typeof visitAs>[2];
}

async function lookAs({ browser, address, shots, complaints }: Look, { role, pages, variant, cookies }: Tour): Promise<void> {
  const visitor = await visitAs(browser, variant, cookies);
  for (const { name, path } of pages) {
    const file = `${name}-${role.replace(' ', '-')}-${variantName(variant)}.png`;
    const failure = await settle(visitor.page, `${address}${pathIn(variant.locale, path)}`);
    if (failure) complaints.push(`${role}, ${variantName(variant)}: ${failure}`);
    await visitor.page.screenshot({ path: join(folder, file), fullPage: true });
    shots.push({ page: name, role, variant: variantName(variant), file });
  }
  complaints.push(...visitor.complaints.map((complaint) => `${role}, ${variantName(variant)}: ${complaint}`));
  await visitor.page.context().close();
}

await look();
