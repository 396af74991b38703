import type { Language } from '#kernel/contract/locale.ts';

/** What the tabs of one browser tell each other: they share a session, and what happens to it in one happens to all. */
export type TabMessage =
  | { kind: 'expires'; at: number }
  | { kind: 'leaving' }
  | { kind: 'staying' }
  | { kind: 'left'; isForced: boolean }
  | { kind: 'language'; language: Language; at: number };

export interface OtherTabs {
  tell: (news: TabMessage) => void;
  follow: (listener: (news: TabMessage) => void) => void;
}

/** The other tabs of this browser; alone where the browser has no channel between them. */
export function otherTabs(name = 'samspill.session'): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, follow: () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    tell: (news) => channel.postMessage(news),
    // Only this version of the app, or one that was open before an update, speaks on the channel.
    follow: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}
