import type { Caller } from '#testing/caller.ts';
import { downloadDocument, publishDocument, uploadSignedCopy } from '../contract/endpoints-life.ts';
import { checkEditPublished, getDocument, updateDocument } from '../contract/endpoints.ts';
import { scan, variablesOf } from './given.ts';

export const publish = (caller: Caller, documentId: string, more: object = {}) =>
  caller.call(publishDocument, { body: { documentId, ...more } });
export const change = (caller: Caller, documentId: string, values: Parameters<typeof variablesOf>[0]) =>
  caller.call(updateDocument, { body: { documentId, variables: variablesOf(values) } });
export const download = (caller: Caller, documentId: string, more: object = {}) =>
  caller.call(downloadDocument, { query: { documentId, ...more } });
export const open = (caller: Caller, documentId: string) => caller.call(getDocument, { query: { documentId } });
export const needs = async (caller: Caller, documentEncrId: string) =>
  (await caller.call(checkEditPublished, { body: { documentEncrId } })).json['needs'];
export const sign = (caller: Caller, documentId: string) => caller.call(uploadSignedCopy, { body: { documentId }, files: [scan] });
