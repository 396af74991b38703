import type { SupportPorts } from '#kernel/server/services.ts';
import { findSupported } from './find-supported.ts';

/** What the kernel needs from support: the visit of an account to a company. */
export const supportPorts: SupportPorts = { findSupported };
