import type { Page } from 'playwright-core';
import type { z } from 'zod';
import type { currentUser } from '#features/account/contract/endpoints.ts';

/** Gets an answer from inside the page, as its user. */
export const getAsUser = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(async (to) => {
    const headers = { 'x-account': sessionStorage.getItem('samspill.company') ?? '' };
    return (await fetch(`/api/${to}`, { headers })).json();
  }, path);

/** The name of who is signed in. */
export const nameOfUser = async (page: Page): Promise<string> => {
  const { user } = (await getAsUser(page, 'users/current-user')) as z.output<(typeof currentUser)['answer']>;
  return `${user.firstName} ${user.lastName}`;
};
