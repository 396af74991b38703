import { getUserNotifications } from '#features/notifications/contract/endpoints-bell.ts';
import { useUser } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { submodules, type Submodule } from '../../contract/submodules.ts';

/** Which parts of the area have changed since the user last opened them, as far as rules of the company tell (gdpr.170). */
export function useChangedParts(): ReadonlySet<Submodule> {
  const changed = { agreement: useIsUnread('agreement'), statement: useIsUnread('statement'), risk: useIsUnread('risk') };
  return new Set((['agreement', 'statement', 'risk'] as const).filter((part) => changed[part]));
}

/** All of a part are read together, so the newest one tells. */
function useIsUnread(part: Submodule): boolean {
  // Notifications are not shown to somebody who looks on behalf of another.
  const isOwn = !useUser().viewAs;
  const { answer } = useCall(getUserNotifications, { query: { type: submodules[part], limit: 1 } }, { enabled: isOwn });
  return answer?.userNotifications[0]?.readInProduct === false;
}
