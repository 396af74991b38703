import type { Endpoint, FileAnswer, FileInput } from '#kernel/contract/endpoint.ts';

/** An endpoint that answers JSON and takes no files: a request needs only its method and path. */
type Plain = Endpoint & { files?: undefined };

type EffectOf<E extends Endpoint> = E['effect'] extends 'read' ? object : Pick<E, 'effect'> | { sentAnyway: true };

/**
 * An endpoint by its address alone, for requests before the home page is usable: typed by the contract, without loading its schemas.
 * `endpointAt<typeof currentUser>({ method: 'GET', path: '/users/current-user' })` does not compile when the contract says otherwise.
 * A write says so, to be held back while the server does not answer, and not to be taken for a read when it got no answer (shell.25); or that it is
 * `sentAnyway`: nothing of it would be lost or done twice.
 */
export function endpointAt<E extends Plain>(address: Pick<E, 'method' | 'path'> & EffectOf<E>): E {
  // The omitted fields are used only by the server, and by the compiler through E.
  return { ...address, answer: {} } as E;
}

/** The same of an endpoint that answers a file. */
export function fileAt<E extends Plain & { answer: FileAnswer }>(address: Pick<E, 'method' | 'path'>): E {
  const called: Pick<E, 'method' | 'path'> & { answer: FileAnswer } = { ...address, answer: { file: [] } };
  // As above; which types of files there are is checked by the server alone.
  return called as E;
}

/** The same of an endpoint that takes files and answers JSON. */
export function uploadAt<E extends Endpoint & { files: FileInput }>({
  field,
  ...address
}: Pick<E, 'method' | 'path'> & Pick<E['files'], 'field'>): E {
  // The limits of files are checked by the server alone.
  return { ...address, files: { field }, answer: {} } as E;
}
