import { z } from 'zod';
import type { FileStore } from './files/store.ts';

/** The last sealed line of a company's log. Outside the database it tells that newer lines were removed there. */
const SealHead = z.object({ sequence: z.number().int().positive(), chain: z.string() });
export type SealHead = z.output<typeof SealHead>;

/** The head in the file store. One that cannot be read throws: it was damaged, and is not replaced. */
export async function readHead(fileStore: FileStore, companyId: number): Promise<SealHead | undefined> {
  const text = await fileStore.readHead(companyId);
  return text === undefined ? undefined : SealHead.parse(JSON.parse(text));
}

export function writeHead(fileStore: FileStore, companyId: number, head: SealHead): Promise<void> {
  return fileStore.writeHead(companyId, JSON.stringify(head));
}
