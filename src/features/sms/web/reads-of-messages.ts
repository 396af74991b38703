import { getMessage, listMessages } from '../contract/endpoints.ts';

/** What is old when a message changes. */
export const readsOfMessages = [listMessages, getMessage] as const;
