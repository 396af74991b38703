import type { SigningRequestItem } from '../contract/entities.ts';

/**
 * The address that the link went to by which the reader signs, when it is their turn and not an address they sign in with; undefined otherwise (signing.50).
 * Nobody signs while nothing can be changed: who views the product as somebody else has no address there.
 */
export function linkToMe(
  { permissions, recipients }: Pick<SigningRequestItem, 'permissions' | 'recipients'>,
  { isFixed }: { isFixed: boolean },
): string | undefined {
  return permissions.sign || isFixed ? undefined : recipients.find(({ isMe, isTurn }) => isMe && isTurn)?.email;
}
