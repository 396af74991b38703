import type { Handler } from '#kernel/server/serve.ts';
import { readWork } from '#kernel/server/work/store-work.ts';
import { workKinds } from '#kernel/server/work/work-kind.ts';
import type { getAllWork as contract } from '../contract/endpoints.ts';
import { mostListed } from '../contract/endpoints.ts';
import { workPermissions } from './policy.ts';

/** The newest work of the company. */
export const getAllWork: Handler<typeof contract> = async ({ company, services, call }) => {
  const { registers, words } = services;
  const kinds = registers.of(workKinds);
  const rows = await readWork(company, mostListed);
  return {
    work: rows.map(({ workId, kind, recordKind, state, percent, tries, reason, startedByFullName, startedAt, endedAt }) => ({
      workId,
      state,
      percent,
      tries,
      reason,
      startedByFullName,
      name: words.value(call.language, { entity: recordKind, field: 'entity' }, recordKind) ?? recordKind,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      permissions: workPermissions({ state }, kinds.get(kind)),
    })),
  };
};
