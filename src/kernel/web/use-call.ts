import { QueryClient, type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer, Endpoint, Input } from '#kernel/contract/endpoint.ts';
import { useRef } from 'react';
import { callWith, newRepeatKey, type CallOptions } from './call.ts';
import { CallError } from './call-error.ts';
import { connection } from './connection.ts';
import type { EndpointAddress } from './entry.ts';
import { usePending } from './pending-parts.ts';
import { askAgain, isBackgroundQuery } from './refresh.ts';

interface Reading {
  /** How many minutes an answer stays fresh (shell.30); 0 refetches on each mount. */
  staleMinutes?: number;
  /** False delays the request until its input is known. */
  enabled?: boolean;
  /** For lists: keeps the last page's answer until the next is loaded. Never for a record, or one would be shown as another. */
  keepsPrevious?: boolean;
  /** A background request, which does not extend the session. */
  background?: boolean;
  /** Refetches at this interval while the page is open, in the background. */
  everySeconds?: number;
}

/** The result of a read, in every state that a page renders. */
export interface Read<A> {
  /** The last answer to this input; with `keepsPrevious` also the one to the previous input. */
  answer: A | undefined;
  error: CallError | undefined;
  /** No answer yet. */
  loading: boolean;
  /** A newer answer is loading. */
  refreshing: boolean;
  /** With `keepsPrevious`: the answer is still that to the input before. */
  isPrevious?: boolean;
  retry: () => void;
}

/** For how long a page that was left shows its last answer at once when it is opened again, while it asks anew. */
const keptMinutes = 30;

/** One cache for the tab; a refusal is final, a lost connection is retried twice. */
export function createCallCache(): QueryClient {
  const retry = (failures: number, error: unknown): boolean => error instanceof CallError && error.offline && failures < 2;
  return new QueryClient({
    defaultOptions: {
      queries: { retry, gcTime: keptMinutes * 60_000, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
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
    // Only of the same endpoint and company: another tab of a page is another list.
    ...(keepsPrevious ? { placeholderData: (last, before) => (isSameList(before?.queryKey, endpoint) ? last : undefined) } : {}),
    ...(everySeconds === undefined ? {} : { refetchInterval: everySeconds * 1000 }),
  });
  const loading = query.isPending && enabled;
  usePending(loading);
  return {
    answer: query.data,
    error: query.error ?? undefined,
    loading,
    refreshing: query.isFetching && query.data !== undefined,
    isPrevious: query.isPlaceholderData,
    retry: () => void query.refetch(),
  };
}

/** A query of a widget or the shell; a failure is thrown to the frame around it, which offers a retry (home.3). */
export function useQuietCall<E extends Endpoint>(endpoint: E, input: Input<E>, reading: Reading = {}): Answer<E> | undefined {
  const { answer, error } = useCall(endpoint, input, { ...reading, background: true });
  // After signing out the shell redirects the user; that is no failure of the widget.
  if (error && answer === undefined && error.status !== 401) throw error;
  return answer;
}

export interface Write<E extends Endpoint> {
  /** Sends it, then refetches the queries in `changes`; throws the CallError. */
  write: (input: Input<E>, options?: CallOptions) => Promise<Answer<E>>;
  writing: boolean;
}

/**
 * Writes through an endpoint; `changes` lists the queries to refetch afterwards. A form that is sent again after a failure uses the same key
 * until it has succeeded, so that a request whose answer was lost is not carried out twice.
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
    // The user has to see what the first request, or somebody else, saved; what they send after that is new.
    onError: async (error) => {
      if (error.has('common.Conflict')) await invalidate(cache, ...changes);
      if (!error.has('common.SentBefore') && !error.has('common.AlreadyDone')) return;
      repeatKey.current = undefined;
      await invalidate(cache, ...changes);
    },
  });
  return { write: (input, options = {}) => mutation.mutateAsync({ input, options }), writing: mutation.isPending };
}

/** Invalidates the queries of these endpoints; visible ones are refetched. */
export async function invalidate(cache: QueryClient, ...endpoints: readonly EndpointAddress[]): Promise<void> {
  const isChanged = ({ queryKey: [method, path] }: Query) => endpoints.some((one) => one.method === method && one.path === path);
  await Promise.all([
    askAgain(cache, isChanged),
    ...endpoints.map(({ method, path }) => cache.invalidateQueries({ queryKey: [method, path] })),
  ]);
}

/** Updates a cached answer optimistically; returns a function to roll back. */
export function changeAnswer<E extends Endpoint>(
  cache: QueryClient,
  endpoint: E,
  input: Input<E>,
  change: (answer: Answer<E>) => Answer<E>,
): () => void {
  const key = keyOf(endpoint, input);
  const former = cache.getQueryData<Answer<E>>(key);
  // A running request would overwrite the change.
  void cache.cancelQueries({ queryKey: key });
  if (former !== undefined) cache.setQueryData(key, change(former));
  return () => void cache.setQueryData(key, former);
}

/** The cache key of an answer. */
export function keyOf<E extends Endpoint>({ method, path }: E, { params, query, body }: Input<E>): readonly unknown[] {
  return [method, path, connection.companyId(), { params, query, body }];
}

function isSameList(key: readonly unknown[] | undefined, { method, path }: Endpoint): boolean {
  return key?.[0] === method && key[1] === path && key[2] === connection.companyId();
}
