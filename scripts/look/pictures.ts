import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { addressOf } from '#app/server/demo/demo-people.ts';
import { demoPassword } from '#app/server/demo/make-demo.ts';
import { project } from '../test/run.ts';
import { settle, signIn, visitAs, type Variant } from './visits.ts';

const folder = join(project, 'docs', 'pictures');

const pictures: readonly [file: string, path: string, variant: Variant][] = [
  ['home', '/', { scheme: 'light', width: 1440, locale: 'no' }],
  ['people-dark', '/people', { scheme: 'dark', width: 1440, locale: 'en-gb' }],
  ['calendar', '/vacation-and-leave', { scheme: 'light', width: 1440, locale: 'no' }],
  ['contracts', '/contracts', { scheme: 'light', width: 1440, locale: 'no' }],
  ['home-phone', '/', { scheme: 'light', width: 390, locale: 'no' }],
];

/** The pictures in the README. */
export async function takePictures(browser: Browser, address: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const cookies = await signIn(browser, address, { email: addressOf('systemadmin'), password: demoPassword });
  for (const [file, path, variant] of pictures) {
    const { page } = await visitAs(browser, variant, cookies);
    const failure = await settle(page, `${address}/${variant.locale}${path}`);
    if (failure) throw new Error(failure);
    await page.screenshot({ path: join(folder, `${file}.png`) });
    await page.context().close();
    console.log(`docs/pictures/${file}.png`);
  }
}
