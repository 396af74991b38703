import { z } from 'zod';
import { isLoopback } from './loopback.ts';

/** The address of a system that keys are sent to, without a slash at the end: it is encrypted; loopback is for tests. */
export const secureAddress = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.canParse(url) && (url.startsWith('https:') || isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''))))
  .transform((url) => url.replace(/\/+$/, ''));
