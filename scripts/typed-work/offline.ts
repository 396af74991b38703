import type { Locator, Page, Request } from 'playwright-core';
import { serverRooms } from '#app/server/rooms.ts';
import { no as app } from '#app/web/texts/no.ts';
import { no as employment } from '#features/employment/texts/no.ts';
import { no as signer } from '#features/signing/texts/no-signer.ts';
import { no as identity } from '#identity/texts/no.ts';
import { no as kernel } from '#kernel/texts/no.ts';
import { untilQuiet } from '../../e2e/support/quiet.ts';
import type { Opening } from './forms.ts';
import { appears, longest, scopeOf } from './open-form.ts';
import { missing, typeIn, type Typed } from './typed.ts';

/** By which a form says that nothing is sent now, each in its own place. */
const waitingLines = [kernel.offline.held, kernel.offline.paused, employment.wizard.status.waiting, signer.offline, identity.offline];

/** Above the page, for forms whose button cannot be pressed yet. */
const ofThePage = app.offline.text;

/** What is wrong, and what could not be tried. */
interface Lost {
  faults: string[];
  note?: string;
}

/**
 * Without a connection nothing is sent, and the form says that it waits. When the connection is back, what is typed is still there and waits for the
 * next press; what saves itself is then sent once.
 */
export async function losesConnection(page: Page, typed: Typed, opening: Opening): Promise<Lost> {
  const sent = watchSent(page);
  await page.context().setOffline(true);
  let pressed: Pressed;
  let without: string[];
  try {
    await page.waitForTimeout(300);
    pressed = opening.savesItself ? await typeMore(page, typed) : await pressSend(page, opening);
    without = [...(await saysNothing(page, pressed, opening)), ...sent.take().map((one) => `sent without a connection: ${one}`)];
  } finally {
    await page.context().setOffline(false);
  }
  // What is said below the page as well goes by itself, or when it is closed.
  const still = (await disappears(waitingLine(await scopeOf(page)))) ? [] : ['still says that it waits'];
  // What goes on by itself does so soon, and once.
  await page.waitForTimeout(opening.savesItself ? 4_000 : 1_000);
  await untilQuiet(page).catch(() => undefined);
  const after = sent.stop();
  const wanted = opening.savesItself ? 1 : 0;
  const wrong = after.length === wanted ? [] : [`${after.length} sent by itself instead of ${wanted}: ${after.join(', ')}`];
  return { faults: [...without, ...still, ...wrong, ...(await missing(page, typed))], ...(pressed !== 'pressed' && { note: pressed }) };
}

type Pressed = 'pressed' | 'something is missing' | 'has no button of its own';

async function pressSend(page: Page, { sends }: Opening): Promise<Pressed> {
  const scope = await scopeOf(page);
  const all = sends === undefined ? scope.locator('button[type=submit]') : scope.getByRole('button', { name: sends, exact: true });
  const shown = all.filter({ visible: true });
  if ((await shown.count()) === 0) return 'has no button of its own';
  const ready = shown.and(page.locator(':not([disabled])'));
  if ((await ready.count()) === 0) return 'something is missing';
  await ready.last().click({ timeout: longest });
  return 'pressed';
}

/** What saves itself has saved all of it by now: something else is typed. */
async function typeMore(page: Page, typed: Typed): Promise<Pressed> {
  const { held } = await typeIn(page, typed.isStep);
  typed.held = held;
  return 'pressed';
}

const waitingLine = (within: Page | Locator, lines: readonly string[] = waitingLines): Locator =>
  lines
    .map((line) => within.getByText(line))
    .reduce((all, one) => all.or(one))
    .filter({ visible: true });

async function saysNothing(page: Page, pressed: Pressed, { savesItself }: Opening): Promise<string[]> {
  const lines = pressed === 'pressed' ? waitingLines : [...waitingLines, ofThePage];
  // Or a field of the form says what is missing, such as the rest of a code.
  const invalid = (await scopeOf(page)).locator('[aria-invalid=true]').filter({ visible: true });
  const isSaid = (await appears(waitingLine(page, lines).first(), 4_000)) || (!savesItself && (await invalid.count()) > 0);
  // Long enough for what would be sent all the same.
  await page.waitForTimeout(500);
  return isSaid ? [] : ['does not say that it waits'];
}

const disappears = (line: Locator): Promise<boolean> =>
  line
    .first()
    .waitFor({ state: 'hidden', timeout: longest })
    .then(
      () => true,
      () => false,
    );

/** The calls of a page that change something, as they go out. */
function watchSent(page: Page): { take: () => string[]; stop: () => string[] } {
  const seen: string[] = [];
  const note = (request: Request): void => {
    if (isChange(request)) seen.push(nameOf(request));
  };
  page.on('request', note);
  const take = (): string[] => seen.splice(0);
  return {
    take,
    stop: () => {
      page.off('request', note);
      return take();
    },
  };
}

// Of the process: what only asks, as its contract says, by method and address.
const reads = new Set(
  (await serverRooms())
    .flatMap(({ feature }) => Object.values(feature.endpoints))
    .flatMap(({ effect, method, path }) => (effect === 'read' ? `${method} /api${path}` : [])),
);

const isChange = (request: Request): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(request.method()) && !reads.has(nameOf(request));

const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;
