import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { account } from '../contract/index.ts';
import { settings } from './en-settings.ts';

export const en = {
  verifyMail: {
    subject: '{code} is your code for Samspill',
    heading: 'Confirm your e-mail address',
    text: 'Enter this code in Samspill. It works for 15 minutes.',
    ignore: 'If you did not create an account in Samspill, you can ignore this e-mail.',
  },
  verifyEmail: {
    title: 'Confirm your e-mail address',
    sent: 'We have sent a six-digit code to {email}.',
    code: 'Code',
    validFor: 'The code works for {minutes} minutes.',
    timeLeft: 'The code works for another {time}.',
    expired: 'The code no longer works. Send a new one.',
    confirm: 'Confirm',
    again: 'Send again',
    againIn: 'Send again in {seconds} s',
    sentAgain: 'A new code is on its way.',
    wrongAddress: 'Is the address wrong? Then create the account again with the right one. You are logged out first.',
    changeAddress: 'Change the address',
    logOut: 'Log out',
  },
  securityMail: {
    apiKeyCreated: {
      subject: 'A new API key was created in your name',
      text: 'The key “{name}” now has the access to Samspill that you chose for it.',
    },
    apiKeyRevoked: {
      subject: 'Your API key was revoked',
      text: '{by} has revoked your API key “{name}” in {company}. Anything that used it no longer has access.',
      reason: 'Reason: {reason}',
      ask: 'Ask the person who did it if you need a new one.',
    },
    mfaReset: {
      subject: 'Two-step sign-in was reset',
      text: 'Your password is now enough to sign in. Set up two-step sign-in again to protect your account.',
    },
    mfaResetByAdmin: {
      subject: 'Two-step sign-in was reset',
      text: 'A System Admin reset your two-step sign-in, and you were signed out everywhere. Your password is now enough to sign in. Set up two-step sign-in again to protect your account.',
    },
    notYou: 'Was it not you? Change your password at once and tell an administrator.',
    action: 'Open my settings',
    footer: 'You get this e-mail because the security of your account has changed.',
  },
  settings,
  companyKeys: {
    title: 'API keys',
    text: 'With a key, another program can do what its owner can do here, or less. Revoke keys that nobody uses.',
    none: 'Nobody in the company has an API key.',
    mayAll: 'Everything the owner can do',
    ownerInactive: 'The owner is deactivated',
    revokeNamed: 'Revoke {name}, owned by {person}',
    revokeText: 'Everything that uses the key stops working at once. We tell {person} by e-mail.',
    reason: 'Reason',
    reasonHint: 'Optional. Shown in the e-mail and in the log.',
    reasonOwnHint: 'Optional. Shown in the log.',
  },
  errors: {
    'accesscontrol.OnlySystemAdmin': 'Only a System Admin can do this. Ask one of them.',
    'authentication.SignInFailed': 'The sign-in was refused. Try again.',
    'authentication.AttemptExpired': 'The sign-in took too long or was started in another window. Try again.',
    'authentication.ProviderUnreachable': 'The sign-in service cannot be reached. Try again in a moment.',
    'authentication.NotAMember': 'You do not belong to this company. Choose one of your companies.',
    'authentication.WrongOtp': 'Wrong code. Check the latest e-mail and try again.',
    'authentication.OtpExpired': 'The code has expired. Ask for a new one.',
    'authentication.NotSupportedByProvider':
      'Passwords and two-step sign-in are managed by the service you sign in with. Change them there, or ask your IT department.',
    'authentication.MfaNotEnabled': 'Two-step sign-in is not on for this person, so there is nothing to reset.',
    'authentication.ResetFailed': 'Two-step sign-in could not be reset. Try again in a moment.',
    'authentication.RecentSignInRequired': 'Sign in again to show that it is you.',
    'authentication.ExpiryInPast': 'Choose an expiry in the future.',
  } satisfies Record<ErrorCodeOf<typeof account>, string>,
};
