import { useQuery } from '@tanstack/react-query';
import type { CallError } from '#kernel/web/call-error.ts';
import type { SigningFile } from '../../../contract/entities.ts';
import { fetchFile } from '../fetch-file.ts';
import type { WhoSigns } from '../who-signs.ts';

interface FetchedDocument {
  bytes: Uint8Array<ArrayBuffer>;
  /** The SHA-256 of what is shown; undefined where the browser computes none, which is on a page without https. */
  fingerprint: string | undefined;
}

/** The document that is to be signed, fetched once. */
export function useDocument(who: WhoSigns, document: SigningFile | null) {
  return useQuery<FetchedDocument, CallError>({
    queryKey: ['document', document?.fileId],
    queryFn: async ({ signal }) => {
      if (!document) throw new Error('There is no document before one is confirmed');
      const file = await fetchFile(who, document, { signal, view: 'true' });
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { bytes, fingerprint: await digestOf(bytes) };
    },
    enabled: document !== null,
    staleTime: Infinity,
  });
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
