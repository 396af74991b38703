import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { signing } from '../contract/index.ts';
import { enContract } from './en-contract.ts';
import { enErrors } from './en-errors.ts';
import { enList } from './en-list.ts';
import { enNew } from './en-new.ts';
import { enRequest } from './en-request.ts';
import { enSignerErrors } from './en-signer-errors.ts';

export const en = {
  errors: { ...enErrors, ...enSignerErrors } satisfies Record<Extract<ErrorCodeOf<typeof signing>, `signing.${string}`>, string>,
  list: enList,
  contract: enContract,
  new: enNew,
  request: enRequest,
};
