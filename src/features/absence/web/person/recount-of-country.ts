import { createElement } from 'react';
import { call } from '#kernel/web/call.ts';
import type { WebPorts } from '#kernel/web/ports.ts';
import { currentUser, mayUse } from '#kernel/web/session.ts';
import { previewSettings } from '../../contract/endpoints-company.ts';
import { RecountDialog } from '../company/settings/RecountDialog.tsx';
import { gate } from '../entry.ts';

/** What another country of a person would count again (absence.81); nothing where absence is not in use, or for somebody without access to it. */
export const recountOfCountry: WebPorts['recountOfCountry'] = async (personCountry) => {
  const user = currentUser();
  if (!user?.isActive || user.isPending || !mayUse(user, gate)) return undefined;
  const recount = await call(previewSettings, { body: { personCountry } });
  if (recount.absences.length === 0) return undefined;
  return (answer) => createElement(RecountDialog, { recount, onConfirm: () => answer(true), onClose: () => answer(false) });
};
