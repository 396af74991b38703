import { useRef, useState } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { lookUpRegistry } from '../contract/endpoints.ts';
import { normalOrganisationNumber } from '../contract/organisation-number.ts';

export type RegistryState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'found'; answer: Answer<typeof lookUpRegistry> }
  | { kind: 'refused'; error: CallError };

interface RegistryQuery {
  state: RegistryState;
  ask: (typed: string) => void;
  /** Clears the last answer when the number is no longer in the field. */
  forget: () => void;
}

/** Looks up the business register; only the answer to the last lookup is used. */
export function useRegistry(onAnswer: (state: RegistryState) => void): RegistryQuery {
  const [state, setState] = useState<RegistryState>({ kind: 'idle' });
  const lastLookup = useRef('');

  async function ask(typed: string): Promise<void> {
    const registryId = normalOrganisationNumber(typed);
    lastLookup.current = registryId;
    setState({ kind: 'asking' });
    const next = await answerOf(registryId);
    if (lastLookup.current !== registryId) return;
    setState(next);
    onAnswer(next);
  }

  function forget(): void {
    lastLookup.current = '';
    setState({ kind: 'idle' });
  }

  return { state, ask: (typed) => void ask(typed), forget };
}

async function answerOf(registryId: string): Promise<RegistryState> {
  try {
    return { kind: 'found', answer: await call(lookUpRegistry, { query: { registryId } }) };
  } catch (error) {
    if (error instanceof CallError) return { kind: 'refused', error };
    throw error;
  }
}
