/** 6 digits, 10 minutes, 5 tries, a new one after a minute (signing.54). */
export const codeRules = { minutes: 10, tries: 5, pauseSeconds: 60 } as const;

/** A code that was sent. */
export interface OpenCode {
  tries: number;
  sentAt: Date;
  expiresAt: Date;
}

/** When the next code may be sent: a minute after the last one, or once the last one has expired when its tries are used up. */
export function nextCodeAt({ tries, sentAt, expiresAt }: OpenCode): Date {
  return tries >= codeRules.tries ? expiresAt : new Date(sentAt.getTime() + codeRules.pauseSeconds * 1000);
}

/** Whether a code may still be tried. */
export function mayTry({ tries, expiresAt }: OpenCode, now: Date): boolean {
  return tries < codeRules.tries && now < expiresAt;
}
