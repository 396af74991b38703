/** What somebody has read: until they come to the end, how far. */
export interface ReadWork {
  page: number;
  isDone: boolean;
  fingerprint: string | undefined;
}
export const unread: ReadWork = { page: 0, isDone: false, fingerprint: undefined };
