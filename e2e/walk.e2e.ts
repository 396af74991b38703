import { expect, test } from 'vitest';
import { languageOfLocale, locales, type Language, type Locale } from '#kernel/contract/locale.ts';
import { pagesToLookAt } from '../scripts/look/pages.ts';
import { recordsToLookAt } from '../scripts/look/records.ts';
import { findingsInScheme } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs, type Cookies } from './support/sign-in.ts';
import { signUpAsNewcomer } from './support/sign-up.ts';
import { foreignWords, wordsIn } from './support/vocabulary.ts';
import { nothingWalked, walkAs, type Place, type Walked } from './support/walk.ts';
import { leadingOn, seenBy, undeclaredPages } from './support/walk-table.ts';

const { product, browser } = await startJourney({ data: 'demoSelling' });
const walked: Record<Language, Walked> = { no: nothingWalked(), en: nothingWalked() };

const walkers = 2;
const pagesAtOnce = 12;

/** Visits every page once, as a user who can see it. */
async function walkEverything(locale: Locale): Promise<void> {
  const { address } = product;
  const language = languageOfLocale[locale];
  // A retry starts over.
  walked[language] = nothingWalked();
  const declared = await pagesToLookAt(await recordsToLookAt(address));
  const tabPaths = new Set(declared.filter(({ isTab }) => isTab).map(({ path }) => path));
  const walk = { browser, address, locale, walked: walked[language], tabPaths };
  const places = [...declared.filter(({ name }) => !leadingOn.has(name)), ...undeclaredPages];
  const groups = Map.groupBy(places, ({ name, isPublic }) => seenBy[name] ?? (isPublic ? 'nobody' : 'systemadmin'));
  const tours = [...groups].flatMap(([part, theirs]) => toursOf(part, theirs));
  const cookies = new Map(await Promise.all([...groups.keys()].map(async (part) => [part, await cookiesOf(part, locale)] as const)));
  const next = async (): Promise<void> => {
    for (let tour = tours.shift(); tour; tour = tours.shift()) await walkAs(walk, tour.places, cookies.get(tour.part));
  };
  await Promise.all(Array.from({ length: walkers }, next));
}

function toursOf(part: string, places: readonly Place[]): { part: string; places: readonly Place[] }[] {
  const starts = places.map((_place, index) => index).filter((index) => index % pagesAtOnce === 0);
  return starts.map((start) => ({ part, places: places.slice(start, start + pagesAtOnce) }));
}

async function cookiesOf(part: string, locale: Locale): Promise<Cookies | undefined> {
  if (part === 'nobody') return undefined;
  return part === 'newcomer' ? signUpAsNewcomer(browser, product.address, locale) : signInAs(browser, product.address, part, locale);
}

// A step that does not come to its end is named long before; this is for all of them on a busy machine.
const limit = 1_800_000;

test.each(locales)('every page is accessible, fits the screen and complains about nothing, at /%s', { timeout: limit }, async (locale) => {
  await walkEverything(locale);
  const { findings, said } = walked[languageOfLocale[locale]];
  expect(said.length).toBeGreaterThan(500);
  expect(findings).toEqual([]);
});

test('a small target, landmarks without names and a skipped heading are found', async () => {
  const { page, leave } = await visit(browser);
  const small = '<button style="all: unset; width: 12px; height: 12px">x</button>';
  await page.setContent(
    `<html lang="no"><title>x</title><main><h1>x</h1><h3>x</h3><nav>x</nav><nav>x</nav>${small}${small}</main><p>x</p></html>`,
  );
  const found = (await findingsInScheme(page, 'light')).map((finding) => finding.split(' ')[1]);
  expect(found.toSorted((one = '', other = '') => one.localeCompare(other))).toEqual([
    'heading-order',
    'landmark-unique',
    'region',
    'target-size',
    'target-size',
  ]);
  await leave();
});

test.each(['no', 'en'] as const)('nothing is said in the other language to who reads %s', async (language) => {
  expect(walked[language].said.length, 'the walk came through').toBeGreaterThan(500);
  const foreign = (await foreignWords())[language];
  // What the server answers to both is what people have written, not what the product says; the demo's people write Norwegian.
  const written = language === 'en' ? walked.no.answered.intersection(walked.en.answered) : new Set<string>();
  const slips = new Map<string, string>();
  for (const { text, where, page } of walked[language].said) {
    const words = wordsIn(text).filter((word) => foreign.has(word) && !written.has(word));
    if (words.length > 0) slips.set(text, `${words.join(', ')} in "${text.slice(0, 80)}" (${where}), ${page}`);
  }
  expect([...slips.values()]).toEqual([]);
});
