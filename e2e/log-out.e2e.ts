import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { passSignIn } from './support/sign-in.ts';

const { product, browser } = await startJourney();

test('logging out asks first when something is not saved', async () => {
  const { page, leave } = await visit(browser);
  // A browser's own question would come too late, when the session has ended.
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await page.goto(`${product.address}/no/people/details?edit=contact`);
  await passSignIn(page, 'employee@example.no');
  const address = page.getByLabel('Privat e-post');
  await address.fill('hjemme@example.no');
  const logOut = async () => {
    await page.getByRole('button', { name: /^Din meny/ }).click();
    await page.getByRole('menuitem', { name: 'Logg ut' }).click();
  };
  await logOut();
  const question = page.getByRole('dialog', { name: 'Logge ut uten å lagre?' });
  await question.waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Bli her' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await address.inputValue()).toBe('hjemme@example.no');
  await logOut();
  await question.getByRole('button', { name: 'Logg ut' }).click();
  await page.getByRole('heading', { name: 'Du er logget ut' }).waitFor();
  expect(questions).toEqual([]);
  const kept = await page.evaluate<string[]>(`Object.keys(localStorage).filter((key) => key.startsWith('samspill.draft/'))`);
  expect(kept).toEqual([]);
  await leave();
});
