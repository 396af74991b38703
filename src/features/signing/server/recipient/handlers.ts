import { beginElectronicId } from './begin-electronic-id.ts';
import { completeElectronicId } from './complete-electronic-id.ts';
import { getInvitation } from './get-invitation.ts';
import { getRecipientFile } from './get-recipient-file.ts';
import { rejectDocument } from './reject-document.ts';
import { requestNewLink } from './request-new-link.ts';
import { sendCode } from './send-code.ts';
import { signDocument } from './sign-document.ts';
import { verifyCode } from './verify-code.ts';

/** The calls of people who sign, with or without an account. */
export const recipientHandlers = {
  getInvitation,
  sendCode,
  signDocument,
  verifyCode,
  beginElectronicId,
  completeElectronicId,
  getRecipientFile,
  rejectDocument,
  requestNewLink,
};
