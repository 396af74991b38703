import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { passSignIn } from '../e2e/support/sign-in.ts';

const program = '/usr/bin/chromium';
const email = 'systemadmin@example.no';
const name = 'Margrete Anneline';

/** Types a name into a contract, letter by letter, and measures how long after each the first page shows it; undefined without Chromium. */
export async function measureTyping(address: string, path: string): Promise<number[] | undefined> {
  if (!existsSync(program)) return undefined;
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ locale: 'nb-NO', viewport: { width: 1440, height: 900 } });
    await page.goto(`${address}/no/login`);
    await passSignIn(page, email);
    await page.goto(address + path);
    await page.locator('aside section section').first().waitFor();
    const field = page.locator('[data-field="firstName"] input');
    await field.fill('');
    await page.evaluate(watch);
    const milliseconds: number[] = [];
    for (const end of name.split('').keys()) milliseconds.push(await typed(page, name.slice(0, end + 1)));
    return milliseconds;
  } finally {
    await browser.close();
  }
}

async function typed(page: Page, text: string): Promise<number> {
  await page.evaluate(`globalThis.typing.expect(${JSON.stringify(`${text} Nordmann`)})`);
  await page.keyboard.type(text.slice(-1));
  return page.evaluate<number>('globalThis.typing.drawn');
}

// Runs in the page: notes when a letter was typed and when the first page that is drawn has the text.
function watch(): void {
  let typedAt = 0;
  let end: (milliseconds: number) => void = () => undefined;
  let expected = '';
  const typing = {
    drawn: Promise.resolve(0),
    expect: (text: string): void => {
      expected = text;
      typing.drawn = new Promise((resolve) => {
        end = resolve;
      });
    },
  };
  Object.assign(globalThis, { typing });
  addEventListener('input', () => (typedAt = performance.now()), true);
  new MutationObserver(() => {
    const shown = document.querySelector('aside section section')?.textContent ?? '';
    // A space at the end of what is typed is not printed.
    if (expected === '' || !shown.includes(expected.replace(/ +/g, ' '))) return;
    requestAnimationFrame(() => end(performance.now() - typedAt));
  }).observe(document.querySelector('aside') ?? document.body, { childList: true, subtree: true });
}
