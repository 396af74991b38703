/** What files and folders are called together, with how many they are. */
export function countedKind(files: number, folders: number): { kind: 'files' | 'folders' | 'both'; count: number } {
  const kind = folders === 0 ? 'files' : files === 0 ? 'folders' : 'both';
  return { kind, count: files + folders };
}
