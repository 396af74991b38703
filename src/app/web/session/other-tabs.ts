import type { Language } from '#kernel/contract/locale.ts';

/** The messages between tabs of one browser, which share a session. */
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

/** The other tabs of this browser; none where the browser has no BroadcastChannel. */
export function otherTabs(name = 'samspill.session'): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, follow: () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    tell: (news) => channel.postMessage(news),
    // Only tabs of this app, possibly of an older version, use the channel.
    follow: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  };
}
