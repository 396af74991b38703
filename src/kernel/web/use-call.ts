import { QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer, Endpoint, Input } from '#kernel/contract/endpoint.ts';
import { useRef } from 'react';
import { call, newRepeatKey, type CallArguments, type CallOptions } from './call.ts';
import { CallError } from './call-error.ts';
import { connection } from './connection.ts';
import type { EndpointAddress } from './entry.ts';
import { isBackgroundQuery } from './refresh.ts';

interface Reading {
  /** How many minutes an answer stays fresh (shell.30); 0 asks again at each mount. */
  staleMinutes?: number;
  /** False waits, for a call that needs what is not known yet. */
  enabled?: boolean;
  /** For lists: keeps the last page's answer on the screen until the next has come. A record must not, or one shows as another. */
  keepsPrevious?: boolean;
  /** No person asked for it: it does not keep the session alive. */
  background?: boolean;
  /** Asks again this often while the page is open, in the background. */
  everySeconds?: number;
}

/** What a page reads, in every state it must draw. */
export interface Read<A> {
  /** The last answer to this input; with `keepsPrevious` also the one to the input before. */
  answer: A | undefined;
  error: CallError | undefined;
  /** Nothing to show yet. */
  loading: boolean;
  /** A newer answer is on its way. */
  refreshing: boolean;
  retry: () => void;
}

/** One cache for the tab; a refusal is final, a lost connection is tried twice more. */
export function createCallCache(): QueryClient {
  const retry = (failures: number, error: unknown): boolean => error instanceof CallError && error.offline && failures < 2;
  return new QueryClient({
    defaultOptions: { queries: { retry, refetchOnWindowFocus: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
}

/** Reads an endpoint through the cache. */
export function useCall<E extends Endpoint>(endpoint: E, input: Input<E>, reading: Reading = {}): Read<Answer<E>> {
  const { staleMinutes = 0, enabled = true, keepsPrevious = false, background = false, everySeconds } = reading;
  const query = useQuery<Answer<E>, CallError>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal, queryKey }) =>
      callWith(endpoint, input, { signal, background: background || everySeconds !== undefined || isBackgroundQuery(queryKey) }),
    staleTime: staleMinutes * 60_000,
    enabled,
    // Of the same endpoint and company only: another tab of a page is another list.
    ...(keepsPrevious ? { placeholderData: (last, before) => (isSameList(before?.queryKey, endpoint) ? last : undefined) } : {}),
    ...(everySeconds === undefined ? {} : { refetchInterval: everySeconds * 1000 }),
  });
  return {
    answer: query.data,
    error: query.error ?? undefined,
    loading: query.isPending && enabled,
    refreshing: query.isFetching && query.data !== undefined,
    retry: () => void query.refetch(),
  };
}

/** What a block of home or the shell reads; a failure is thrown to the frame around it, which is quiet and offers a retry (home.3). */
export function useQuietCall<E extends Endpoint>(endpoint: E, input: Input<E>, reading: Reading = {}): Answer<E> | undefined {
  const { answer, error } = useCall(endpoint, input, { ...reading, background: true });
  // Whoever has just been signed out is led away by the shell; that is no failure of the block.
  if (error && answer === undefined && error.status !== 401) throw error;
  return answer;
}

export interface Write<E extends Endpoint> {
  /** Sends it, then asks again for what `changes` names; throws the CallError. */
  write: (input: Input<E>, options?: CallOptions) => Promise<Answer<E>>;
  writing: boolean;
}

/**
 * Writes through an endpoint; `changes` names the reads whose answers are old afterwards. A form that is sent again after a failure sends the same
 * key until it has succeeded, so that what the server had carried out without being heard is not carried out twice.
 */
export function useWrite<E extends Endpoint>(endpoint: E, { changes = [] }: { changes?: readonly EndpointAddress[] } = {}): Write<E> {
  const cache = useQueryClient();
  const repeatKey = useRef<string>(undefined);
  const mutation = useMutation<Answer<E>, CallError, { input: Input<E>; options: CallOptions }>({
    mutationFn: ({ input, options }) =>
      callWith(endpoint, input, endpoint.repeats ? { repeatKey: (repeatKey.current ??= newRepeatKey()), ...options } : options),
    onSuccess: () => {
      repeatKey.current = undefined;
      return invalidate(cache, ...changes);
    },
    // Whoever has read that sends something new.
    onError: (error) => {
      if (error.has('common.SentBefore') || error.has('common.AlreadyDone')) repeatKey.current = undefined;
    },
  });
  return { write: (input, options = {}) => mutation.mutateAsync({ input, options }), writing: mutation.isPending };
}

/** Marks all answers of these endpoints old; those on the screen are asked for again. */
export async function invalidate(cache: QueryClient, ...endpoints: readonly EndpointAddress[]): Promise<void> {
  await Promise.all(endpoints.map(({ method, path }) => cache.invalidateQueries({ queryKey: [method, path] })));
}

/** Changes the answer on the screen before the server has agreed; answers what puts the former one back. */
export function changeAnswer<E extends Endpoint>(
  cache: QueryClient,
  endpoint: E,
  input: Input<E>,
  change: (answer: Answer<E>) => Answer<E>,
): () => void {
  const key = keyOf(endpoint, input);
  const former = cache.getQueryData<Answer<E>>(key);
  // An answer that is on its way would undo the change.
  void cache.cancelQueries({ queryKey: key });
  if (former !== undefined) cache.setQueryData(key, change(former));
  return () => void cache.setQueryData(key, former);
}

/** Under which the cache keeps an answer. */
export function keyOf<E extends Endpoint>({ method, path }: E, { params, query, body }: Input<E>): readonly unknown[] {
  return [method, path, connection.companyId(), { params, query, body }];
}

function isSameList(key: readonly unknown[] | undefined, { method, path }: Endpoint): boolean {
  return key?.[0] === method && key[1] === path && key[2] === connection.companyId();
}

function callWith<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions): Promise<Answer<E>> {
  // CallArguments only says whether the input may be left out; here it is always given.
  return call(endpoint, ...([input, options] as unknown as CallArguments<E>));
}
