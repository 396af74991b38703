import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { appearanceKey } from '#ui/appearance-key.ts';
import { withinLimit } from './within-limit.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What may be found in one scheme or language and not in another; all else is the same in both. */
const rulesOfScheme = ['color-contrast', 'link-in-text-block'];
export const rulesOfSchemeAndLanguage: readonly string[] = [
  ...rulesOfScheme,
  'label-content-name-mismatch',
  'html-has-lang',
  'html-lang-valid',
];
/**
 * Never serious to axe, or off by default, and looked at all the same: targets have room (WCAG 2.5.8), all content is in a landmark, landmarks
 * have names that differ, and headings skip no level.
 */
const lookedAtToo: readonly string[] = [
  'target-size',
  'region',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'heading-order',
];
// What a button opens stands at the end of the document, in no landmark, and belongs to the button.
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], svg, [role=menu], [role=listbox], [role=tooltip], [popover]';
const configured = `axe.configure({ checks: [{ id: 'region', options: { regionMatcher: '${regionMatcher}' } }] })`;
/** Dialogs, menus and messages, which are drawn over the page and beside it in the document. */
const overPage = 'body > :not(#root), [aria-live]';
const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Fails when axe finds anything in the light or the dark scheme: on the page as it is now, or in the dialog that is open over it. */
export async function expectAccessible(page: Page): Promise<void> {
  const findings = await accessibilityFindings(page);
  if (findings.length > 0) throw new Error(`Not accessible, ${page.url()}:\n${findings.join('\n')}`);
}

/** What axe finds in either scheme, one line each. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  const part = await partInUse(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    // The second scheme is another only in its colours.
    findings.push(...(await findingsInScheme(page, colorScheme, { ...part, rules: colorScheme === schemes[0] ? [] : rulesOfScheme })));
  }
  await page.emulateMedia({ colorScheme: schemes[0] });
  return findings;
}

/** What lies over the page when that is a dialog: a page behind it can neither be read nor used. */
export async function partInUse(page: Page): Promise<Pick<Look, 'within'>> {
  return (await page.locator('[role=dialog][aria-modal=true]').count()) > 0 ? { within: overPage } : {};
}

interface Look {
  /** The rules to look by; all, unless some are named. */
  rules?: readonly string[];
  /** The part of the page to look at, when the rest has been looked at. */
  within?: string;
}

/** What axe finds on a page that is already shown in this scheme, one line each. */
export async function findingsInScheme(page: Page, scheme: Scheme, look: Look = {}): Promise<string[]> {
  await untilStill(page, scheme);
  return (await findingsNow(page, look)).map((finding) => `${scheme}: ${finding}`);
}

/** Colours that fade from one scheme to the other are measured when they have arrived, however busy the machine is. */
async function untilStill(page: Page, scheme: Scheme): Promise<void> {
  // Components follow by an attribute, which a script sets once it has heard of the change; where somebody chose a scheme, it stays.
  const followed = ([wanted, key]: readonly [string, string]) => {
    const shown = document.documentElement.dataset['mantineColorScheme'] ?? wanted;
    return shown === wanted || shown === localStorage.getItem(key);
  };
  await page.waitForFunction(followed, [scheme, appearanceKey] as const, { timeout: 15_000 }).catch(() => undefined);
  // A fade begins with the next frame that is drawn.
  const frames = page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await withinLimit('drawing two frames', frames);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
}

// Axe gives each finding the impact of its rule, so another rule that is never serious need not run; the others are unknown to its types.
// Preloading fetches every style sheet again, for rules that are about sound or experiments.
const carryOut = `async ({ rules: named = [], within }, lookedAtToo) => {
  const { rules, tagExclude } = axe._audit;
  const usual = rules.filter(({ enabled, tags }) => enabled && !tags.some((tag) => tagExclude.includes(tag)));
  const serious = usual.filter(({ impact }) => impact !== 'minor' && impact !== 'moderate');
  const runOnly = named.length > 0 ? named : [...new Set([...serious.map(({ id }) => id), ...lookedAtToo])];
  // Elements, since of a selector axe looks at the first match alone.
  const parts = within ? [...document.querySelectorAll(within)] : [];
  // Of dialogs over each other only the last can be used.
  const covered = within ? [...document.querySelectorAll('[role=dialog][aria-modal=true]')].slice(0, -1) : [];
  const context = parts.length > 0 ? { include: parts, exclude: covered } : document;
  const look = async (runOnly) =>
    (await axe.run(context, { resultTypes: ['violations'], preload: false, elementRef: true, runOnly })).violations;
  const found = await look(runOnly);
  // A target that is scrolled half out of sight is as large as it is when it is in sight.
  const sizes = found.find(({ id }) => id === 'target-size');
  const small = [];
  for (const node of sizes?.nodes ?? []) {
    node.element.scrollIntoView({ block: 'center', inline: 'center' });
    const again = await look(['target-size']);
    small.push(...again.flatMap(({ nodes }) => nodes).filter(({ element }) => element === node.element));
  }
  if (sizes) sizes.nodes = small;
  // An element cannot be sent from the page.
  return found.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })) }));
}`;

async function findingsNow(page: Page, look: Look): Promise<string[]> {
  // Evaluated through the debugger, which the page's content policy does not concern.
  if (!(await withinLimit('looking for axe', page.evaluate('"axe" in globalThis')))) await page.evaluate(`${axe};${configured}`);
  // Chosen on the page: what all rules say of all elements takes as long to come over as to find.
  const looking = page.evaluate<AxeResults['violations']>(`(${carryOut})(${JSON.stringify(look)}, ${JSON.stringify(lookedAtToo)})`);
  const violations = await withinLimit('axe', looking);
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || lookedAtToo.includes(id))
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`));
}
