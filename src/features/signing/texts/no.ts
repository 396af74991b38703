import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';
import { noContract } from './no-contract.ts';
import { noErrors } from './no-errors.ts';
import { noList } from './no-list.ts';
import { noNew } from './no-new.ts';
import { noRequest } from './no-request.ts';
import { noSignerErrors } from './no-signer-errors.ts';

export const no: TextsLike<typeof en> = {
  errors: { ...noErrors, ...noSignerErrors },
  list: noList,
  contract: noContract,
  new: noNew,
  request: noRequest,
};
