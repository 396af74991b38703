import type { Browser, Page } from 'playwright-core';
import { visit, type Visitor } from '../../e2e/support/browser.ts';
import { listenFor, untilQuiet } from '../../e2e/support/quiet.ts';
import type { LookPage } from './pages.ts';

/** A page that is looked at, whether a feature declares it or not. */
export type Visited = Pick<LookPage, 'name' | 'path' | 'isPublic' | 'over' | 'isTab'>;

/** A variant of a screenshot. */
export interface Variant {
  scheme: 'light' | 'dark';
  width: 390 | 1440;
  locale: 'no' | 'en-gb';
}

const heights = { 390: 844, 1440: 900 } as const;
export const variantName = ({ scheme, width, locale }: Variant): string => `${locale}-${scheme}-${width}`;

export const allVariants: readonly Variant[] = (['no', 'en-gb'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((scheme) => ([1440, 390] as const).map((width) => ({ scheme, width, locale }))),
);

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Signs in at the embedded provider and returns the resulting cookies. */
export async function signIn(browser: Browser, address: string, by: { email: string; password: string }): Promise<Cookies> {
  const visitor = await visit(browser);
  await visitor.page.goto(`${address}/no/login`);
  await visitor.page.getByLabel('E-post', { exact: true }).fill(by.email);
  await visitor.page.getByLabel('Passord', { exact: true }).fill(by.password);
  await visitor.page.keyboard.press('Enter');
  await visitor.page.waitForURL((url) => !/^\/(identity|callback|api)/.test(url.pathname));
  const cookies = await visitor.page.context().storageState();
  await visitor.page.context().close();
  return cookies;
}

/** Opens a page of the product in a variant, with these cookies or signed out. */
export async function visitAs(browser: Browser, { scheme, width, locale }: Variant, cookies?: Cookies): Promise<Visitor> {
  const visitor = await visit(browser, {
    colorScheme: scheme,
    viewport: { width, height: heights[width] },
    locale: locale === 'no' ? 'nb-NO' : 'en-GB',
    reducedMotion: 'reduce',
    ...(cookies && { storageState: cookies }),
  });
  listenFor(visitor.page);
  return visitor;
}

/** Opens an address and waits until the page has finished loading; answers why it has not after a minute. */
export async function settle(page: Page, address: string): Promise<string | undefined> {
  await page.goto(address);
  const failure = await untilQuiet(page).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  await page.waitForTimeout(250);
  return failure;
}
