import type { SigningRequestItem } from '../contract/entities.ts';

/** The address that the link went to by which the reader signs, when it is their turn and not an address they sign in with; undefined otherwise (signing.50). */
export function linkToMe({ permissions, recipients }: Pick<SigningRequestItem, 'permissions' | 'recipients'>): string | undefined {
  return permissions.sign ? undefined : recipients.find(({ isMe, isTurn }) => isMe && isTurn)?.email;
}
