import type { SupportPorts } from '#kernel/server/services.ts';
import { findSupported } from './find-supported.ts';

/** What the kernel asks of support: who of the vendor looks into a company. */
export const supportPorts: SupportPorts = { findSupported };
