import { expect, test } from 'vitest';
import { publicPaths } from './public-pages.ts';

// Reviewed whenever it changes: these pages are open to everybody.
test('opens exactly these pages to signed-out visitors', async () => {
  expect((await publicPaths()).app).toEqual([
    '/callback',
    '/card-page',
    '/forgot-password',
    '/invitation',
    '/lobby',
    '/lobby/$slug',
    '/login',
    '/logout-redirect',
    '/maintenance',
    '/preboarding',
    '/privacy-statement',
    '/redirect/login',
    '/redirect/signup',
    '/reset-password',
    '/service-agreement',
    '/terms',
    '/unsubscribe',
  ]);
});

test('opens the pages of who signs to everybody', async () => {
  expect((await publicPaths()).sign).toEqual(['/sign', '/sign-return', '/sign/$token', '/verify', '/verify/$code']);
});
